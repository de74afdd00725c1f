/** The most careers of a report that can be kept or added, and the longest note, in characters. */
export const CHOICE_LIMITS = { kept: 20, added: 20, note: 1_000 } as const;
