/** How many days a shared link may work, the shortest first. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** What a new link shows and how long it works unless its owner chooses otherwise: least for somebody under 18. */
export const shareDefaults = (isUnder18: boolean): { withName: boolean; days: ShareDays } =>
  isUnder18 ? { withName: false, days: 7 } : { withName: true, days: 90 };

export const SHARE_LIMITS = {
  /** Links of a report that work at the same time. */
  links: 10,
  /** Comments that a link takes. */
  comments: 10,
  /** Characters of a comment. */
  comment: 1_000,
} as const;

/** The readers that a link is for. A parent and an adviser can leave comments. */
export const SHARE_PURPOSES = ['read', 'parent', 'adviser'] as const;
export type SharePurpose = (typeof SHARE_PURPOSES)[number];
