/** UK level asked for before training starts, in a few words. */
export const START_LABELS = {
  1: 'No set grades',
  2: 'After GCSEs',
  3: 'After A levels or a T level',
  6: 'After a degree',
} as const;

/** The same for readers elsewhere. */
export const GENERAL_START_LABELS = {
  1: 'No set grades',
  2: 'After compulsory school',
  3: 'After the last years of school',
  6: 'After a degree',
} as const;

/** The years that the projected growth lies between. */
export const GROWTH_YEARS = { from: 2024, to: 2034 } as const;
