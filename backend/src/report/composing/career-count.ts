import type { ReportSectionTitle } from '@bearings/contracts';

/** Careers of a report, unless deal-breakers and the time for training leave fewer. */
export const FULL_LIST = 10;

const IN_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** Returns how many careers there are, in words: "seven". */
export function countInWords(careers: readonly unknown[]): string {
  return IN_WORDS[careers.length] ?? String(careers.length);
}

const CAREERS: ReportSectionTitle = 'Ten careers that fit';

/** Returns a section's title as this report has it: "Seven careers that fit". */
export function titleFor(section: ReportSectionTitle, careers: readonly unknown[]): string {
  if (section !== CAREERS || careers.length === FULL_LIST) return section;
  const count = countInWords(careers);
  return `${count.slice(0, 1).toUpperCase()}${count.slice(1)} careers that fit`;
}
