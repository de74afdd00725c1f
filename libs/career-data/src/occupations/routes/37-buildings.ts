import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const buildings: Record<string, RouteCard> = {
  // Pest control technician
  '37-2021.00': {
    level: 1,
    opensWith: {
      trainee: 'Join a pest control firm as a trainee; most ask for a driving licence.',
      college: 'Take a level 2 award in pest management through a trade body.',
    },
    months: [3, 18],
    cost: ['employer', 'self'],
    asksFor: ['driving'],
    firstTitles: ['Trainee pest control technician', 'Pest controller', 'Hygiene technician'],
    progression: 'You may become a surveyor or manager, or start a firm.',
    tryIt: 'Find out which pests visit your street and what keeps each one away.',
    checked,
  },
};
