/** Limits that browser and server share, in characters unless the name has another unit. */
export const LIMITS = {
  email: 254,
  name: 100,
  contactSubject: 200,
  contactMessage: 5_000,
  passwordMin: 10,
  passwordMax: 128,
  bodyBytes: 64 * 1024,
} as const;

/** Minimum score of a new password, from 0 to 4 by zxcvbn: an attacker needs 100 million attempts or more. */
export const PASSWORD_MIN_SCORE = 3;

/** Words of ours, which do not make a password safer. */
export const PRODUCT_WORDS = ['bearings', 'career', 'careers', 'assessment', 'report'] as const;

/** Lifetime of mailed links to an account: new password, confirmed address, deletion. */
export const ACCOUNT_LINK_MINUTES = 60;

/** Lifetime of links in purchase emails, which are often opened days later. */
export const PURCHASE_LINK_DAYS = 7;

/** Delays of the pages in milliseconds, as the product's owner specified. */
export const TIMINGS = {
  statusPoll: 3_000,
  statusRetry: 2_000,
  statusRetries: 10,
  toLogin: 1_000,
  toApiLogin: 500,
  invalidRequestToHome: 5_000,
  toast: 5_000,
  toastDiscard: 1_000_000,
  tooltipOpen: 700,
  tooltipSkip: 300,
} as const;

/** Reading speed: reading time is words / 200, rounded up. */
export const WORDS_PER_MINUTE = 200;
