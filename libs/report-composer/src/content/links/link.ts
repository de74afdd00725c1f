import type { RegisterId } from '@bearings/career-data';
import type { CareerLinkKind, CountryCode } from '@bearings/domain';

/**
 * What a link may be shown for: `advice` on careers, `apprenticeships`, `courses` and their funding, applications for
 * `degrees` and `masters` degrees, `retraining` of adults and its funding, `jobs` to search, `graduates`, descriptions
 * of `occupations`, `pay` by occupation, `registration` for a profession, the way into `medicine`, or `pages` of our
 * site outside reports.
 */
export type LinkUse =
  | 'advice'
  | 'apprenticeships'
  | 'courses'
  | 'degrees'
  | 'masters'
  | 'retraining'
  | 'jobs'
  | 'graduates'
  | 'occupations'
  | 'pay'
  | 'registration'
  | 'medicine'
  | 'pages';

/** A URL of an official body or public service. */
export interface Link {
  /** A short id that never changes. */
  id: string;
  /** An HTTPS URL, either of the site's front page or of a section with a long-lived path. */
  address: string;
  publisher: string;
  /** What readers find on the page, shown after the publisher and a colon. */
  purpose: string;
  country: CountryCode;
  /** The nation of the United Kingdom that the page is for; absent if it is for all of them, or for another country. */
  nation?: 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';
  uses: readonly LinkUse[];
  /** The URL of a search with a variable for a title ("https://…?q={title}"), and the kind of page that it opens. */
  search?: { address: string; kind: CareerLinkKind };
  /**
   * Present if the URL could not be opened when it was added. The link is shown until a check fails, and the
   * administration pages list it for a person to check.
   */
  unconfirmed?: true;
  /** The registering bodies whose site this is. */
  registers?: readonly RegisterId[];
}

/** The result of the last check of a URL. */
export interface LinkCheck {
  /** ISO date of the check. */
  on: string;
  /** `refused` means that the site rejects requests from programs, so a person must check it. */
  result: 'works' | 'failed' | 'refused';
  /** An HTTP status, or the reason for the failure. */
  detail: string;
}

/** Results by URL, so that a changed URL counts as never checked. */
export type LinkChecks = Readonly<Record<string, LinkCheck>>;
