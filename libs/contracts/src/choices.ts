/** Maximum numbers of kept and added careers of a report, and maximum length of a note in characters. */
export const CHOICE_LIMITS = { kept: 20, added: 20, note: 1_000 } as const;
