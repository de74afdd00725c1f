/**
 * Maximum number of careers that a report's owner can keep, and can add, and maximum length of a note in characters.
 */
export const CHOICE_LIMITS = { kept: 20, added: 20, note: 1_000 } as const;
