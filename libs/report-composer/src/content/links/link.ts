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
  /** Short and stable. */
  id: string;
  /** With https. A root has no path; anything else is a section that has stood for years. */
  address: string;
  publisher: string;
  /** What a reader finds there, to follow a colon. */
  purpose: string;
  country: CountryCode;
  /** Part of the United Kingdom that it serves; absent where it serves all of it, or elsewhere. */
  nation?: 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';
  uses: readonly LinkUse[];
  /** Its search, with a slot for a title: "https://…?q={title}", and what that opens of one job. */
  search?: { address: string; kind: CareerLinkKind };
  /** Nobody could open it when it was added. It is printed until a check judges it, and the administration lists it. */
  unconfirmed?: true;
  /** The bodies of the route cards that this is the address of. */
  registers?: readonly RegisterId[];
}

/** What the last check of an address found. */
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
