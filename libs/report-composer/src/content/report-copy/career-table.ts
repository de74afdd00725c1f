import type { UsLevelName } from '@bearings/career-data';

/** UK qualification level required before training starts, in a few words. */
export const START_LABELS = {
  1: 'No set grades',
  2: 'After GCSEs',
  3: 'After A levels or a T level',
  6: 'After a degree',
} as const;

/**
 * The education that employers in the United States usually require: the UK level to which it is
 * closest, and a few words.
 */
export const US_START_TEXTS: Readonly<Record<UsLevelName, readonly [level: 1 | 2 | 3 | 6, label: string]>> = {
  'No formal educational credential': [1, 'No set qualification'],
  'High school diploma or equivalent': [2, 'High school diploma'],
  'Postsecondary nondegree award': [3, 'Vocational certificate'],
  'Some college, no degree': [3, 'Some college, no degree'],
  "Associate's degree": [6, 'Two-year degree'],
  "Bachelor's degree": [6, 'Bachelor’s degree'],
  "Master's degree": [6, 'Master’s degree'],
  'Doctoral or professional degree': [6, 'Doctorate or professional degree'],
};

/** First and last year of the projected growth. */
export const GROWTH_YEARS = { from: 2024, to: 2034 } as const;

/** The usual training, after the level from which it starts. */
export const USUAL_TRAINING = '{time} of training';
