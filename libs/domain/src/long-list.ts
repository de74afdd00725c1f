/** Number of a person's best careers that they can sort after buying. */
export const LONG_LIST_LENGTH = 25;

/** What a person can say about a career of the long list. A career that they leave blank has no answer. */
export const SORT_ANSWERS = ['not_me', 'later', 'rather'] as const;
export type SortAnswer = (typeof SORT_ANSWERS)[number];
