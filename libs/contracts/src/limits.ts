/** Lengths and sizes that the browser and the server both hold to. Characters, unless said. */
export const LIMITS = {
  email: 254,
  name: 100,
  passwordMin: 10,
  passwordMax: 128,
  bodyBytes: 64 * 1024,
} as const;

/** Waiting times of SPEC.md sections 4 and 9, in milliseconds. */
export const TIMINGS = {
  statusPoll: 3_000,
  statusRetry: 2_000,
  statusRetries: 10,
  toLogin: 1_000,
  toApiLogin: 500,
  invalidRequestToHome: 5_000,
  toast: 5_000,
  toastRemoval: 1_000_000,
  tooltipOpen: 700,
  tooltipSkip: 300,
} as const;

/** Words read in a minute: reading time is words / 200, rounded up. */
export const WORDS_PER_MINUTE = 200;

export const DEFAULT_COUNTRY = 'United Kingdom';
