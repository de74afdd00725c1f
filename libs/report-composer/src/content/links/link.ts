import type { RegisterId } from '@bearings/career-data';
import type { CareerLinkKind, CountryCode } from '@bearings/contracts';

/**
 * Where a link may be printed: `advice` on careers, `apprenticeships`, `courses` and their money, `jobs` to
 * search, `graduates`, pages on `occupations`, `pay` by occupation, `registration` for a profession, or our own `pages`.
 */
export type LinkUse =
  | 'advice'
  | 'apprenticeships'
  | 'courses'
  | 'jobs'
  | 'graduates'
  | 'occupations'
  | 'pay'
  | 'registration'
  | 'pages';

/** One address of an official body or public service. */
export interface Link {
  /** Short, and never changed. */
  id: string;
  /** An HTTPS address: either a root, without a path, or a section with a long-lived address. */
  address: string;
  publisher: string;
  /** Description of the page for readers, used after a colon. */
  purpose: string;
  country: CountryCode;
  /** Part of the United Kingdom that it serves; absent where it serves all of it, or elsewhere. */
  nation?: 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';
  uses: readonly LinkUse[];
  /** The search address with a variable for a title ("https://…?q={title}"), and the kind of page that it opens. */
  search?: { address: string; kind: CareerLinkKind };
  /**
   * The address could not be opened when it was added. It is printed until a check fails, and the administration lists
   * it.
   */
  unconfirmed?: true;
  /** The registering bodies, of ways in, with this address. */
  registers?: readonly RegisterId[];
}

/** The result of the last check of an address. */
export interface LinkCheck {
  /** ISO date. */
  on: string;
  /** `refused`: the site answers, but not to a program, so a person has to look. */
  result: 'works' | 'failed' | 'refused';
  /** A status, or what went wrong. */
  detail: string;
}

/** Results by address, so that a changed address counts as never checked. */
export type LinkChecks = Readonly<Record<string, LinkCheck>>;
