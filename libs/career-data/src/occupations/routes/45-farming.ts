import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const farming: Record<string, RouteCard> = {
  // Livestock farm worker
  '45-2093.00': {
    level: 1,
    opensWith: {
      work: 'Ask farms near you; you learn by doing, and a driving licence helps.',
      college: 'Take a level 2 or 3 course or a T level in farming.',
    },
    months: [1, 18],
    cost: ['employer', 'college'],
    firstTitles: ['Farm worker', 'Stockperson', 'Lambing assistant'],
    progression: 'You may take charge of a herd, then become farm manager.',
    tryIt: 'Help at lambing time or join a Young Farmers club.',
    checked,
  },
};
