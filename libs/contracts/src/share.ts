/** For how many days a shared link may work, shortest first. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Returns the default options of a new shared link; the most private ones for under-18s. */
export const getShareDefaults = (isUnder18: boolean): { withName: boolean; withShape: boolean; days: ShareDays } =>
  isUnder18 ? { withName: false, withShape: false, days: 7 } : { withName: true, withShape: true, days: 90 };

export const SHARE_LIMITS = {
  /** Maximum number of links of one report that work at the same time. */
  links: 10,
  comments: 10,
  /** Maximum number of characters in a comment. */
  comment: 1_000,
} as const;

/** For which kind of reader a shared link is meant. Parents and advisers can also leave comments. */
export const SHARE_PURPOSES = ['read', 'parent', 'adviser'] as const;
export type SharePurpose = (typeof SHARE_PURPOSES)[number];

/**
 * Purposes of a link: those for readers of the report, and `observer` for a person who answers questions about its
 * owner.
 */
export const LINK_PURPOSES = [...SHARE_PURPOSES, 'observer'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const OBSERVER_LIMITS = {
  /** Number of days for which an observer's link works. */
  days: 30,
  replies: 5,
  /** Maximum number of people who may answer in one browser, such as that of a family's tablet. */
  repliesPerBrowser: 3,
} as const;

/** Title and description that a messenger shows for a shared link; `docker/nginx.conf` repeats them. */
export const SHARED_LINK_PREVIEW = {
  title: 'A shared career report',
  description: 'Careers that fit, from 36 statements. What would your own answers say?',
} as const;
