/** Returns a text with a capital first letter. */
export const capitalise = (text: string): string => text.replace(/^./su, (start) => start.toUpperCase());
