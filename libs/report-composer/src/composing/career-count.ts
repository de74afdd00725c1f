import { capitalise, numberWord, type REPORT_SECTIONS } from '@bearings/domain';

/** Number of careers in a report, unless deal-breakers and the training time leave fewer. */
export const FULL_LIST_LENGTH = 10;

/** Returns the number of careers as a word: "seven". */
export function countInWords(careers: readonly unknown[]): string {
  return numberWord(careers.length);
}

/** Returns a section's title for this report: "Seven careers that fit". */
export function composeSectionTitle(
  { id, title }: (typeof REPORT_SECTIONS)[number],
  careers: readonly unknown[],
): string {
  if (id !== 'careers' || careers.length === FULL_LIST_LENGTH) return title;
  return `${capitalise(countInWords(careers))} careers that fit`;
}
