import { nameObservers, type ObserverRole, QUESTION_COUNT } from '@bearings/domain';

/** Texts on the picture of a report that its owner can share. */
export const CARD_TEXTS = {
  careers: 'Careers I’m looking at',
  invitation: `${QUESTION_COUNT} statements. Find yours.`,
  document: 'A career report in one picture',
  shape: 'The shape of twelve scores',
  twoShapes: 'Two shapes in one picture',
  ownLine: 'how I see me',
  seenLine: (roles: readonly ObserverRole[]) => {
    const [role] = roles;
    if (roles.length !== 1 || role === 'other') return 'how they see me';
    return `how ${nameObservers(roles)} sees me`;
  },
} as const;
