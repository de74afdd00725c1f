/** Limits that browser and server share: numbers of characters, unless the name has another unit. */
export const INPUT_LIMITS = {
  email: 254,
  name: 100,
  contactSubject: 200,
  contactMessage: 5_000,
  passwordMin: 10,
  passwordMax: 128,
  bodyBytes: 64 * 1024,
} as const;

/**
 * Minimum strength of a new password: its score from 0 to 4 by zxcvbn. With 3, an attacker needs at
 * least 100 million guesses.
 */
export const PASSWORD_MIN_SCORE = 3;

/** Words of this product. They add no strength to a password, because attackers try them first. */
export const PRODUCT_WORDS = ['bearings', 'career', 'careers', 'assessment', 'report'] as const;

/** How long emailed links to set a password, confirm an address or delete an account work. */
export const ACCOUNT_LINK_MINUTES = 60;

/** How long links in purchase emails work. Buyers often open them days later. */
export const PURCHASE_LINK_DAYS = 7;

/** Delays and intervals of the pages in milliseconds, and numbers of retries, as the product's owner specified them. */
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

/** Assumed reading speed. Reading time is the number of words divided by it, rounded up. */
export const WORDS_PER_MINUTE = 200;
