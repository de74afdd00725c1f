import { QUESTION_COUNT } from '@bearings/domain';

/** Texts on the picture of a report that its owner can share. */
export const CARD_TEXTS = {
  careers: 'Careers I’m looking at',
  invitation: `${QUESTION_COUNT} statements. Find yours.`,
  document: 'A career report in one picture',
  shape: 'The shape of twelve scores',
} as const;
