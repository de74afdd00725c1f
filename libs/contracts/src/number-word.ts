const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a whole number up to ten as a word: "seven". */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);
