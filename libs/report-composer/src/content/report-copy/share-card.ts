import { QUESTION_COUNT } from '@bearings/contracts';

/** Texts of the picture in addition to the pattern and the careers. */
export const CARD_TEXTS = {
  careers: 'Careers I’m looking at',
  invitation: `${QUESTION_COUNT} statements. Find yours.`,
  document: 'A career report in one picture',
  shape: 'The shape of twelve scores',
} as const;
