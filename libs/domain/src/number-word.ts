const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns an integer up to ten as a word: "seven". */
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);
