import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const food: Record<string, RouteCard> = {
  // Head chef
  '35-1011.00': {
    level: 1,
    opensWith: {
      work: 'Start as a kitchen porter or commis chef and move through each section.',
      college: 'Take a cookery course at college.',
    },
    months: [12, 36],
    experience: [4, 10],
    cost: ['employer', 'college'],
    later: ['ST0864'],
    firstTitles: ['Commis chef', 'Kitchen assistant', 'Chef de partie'],
    progression: 'You may run several kitchens or open a place of your own.',
    tryIt: 'Cook three courses for six people within a budget, all on time.',
    checked,
  },
  // Bartender
  '35-3011.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a pub, bar or hotel at 18 or over; you learn at work.',
    },
    months: [0, 3],
    cost: ['employer'],
    firstTitles: ['Bar staff', 'Bartender', 'Glass collector'],
    progression: 'Next steps are bar supervisor and bar or pub manager.',
    tryIt: 'Make a menu of six drinks without alcohol and serve them at a party.',
    checked,
  },
  // Waiter or waitress
  '35-3031.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a café, restaurant or hotel; you learn at work.',
      college: 'Take a hospitality course at college.',
    },
    months: [0, 3],
    cost: ['employer', 'college'],
    firstTitles: ['Waiting staff', 'Food and beverage assistant', 'Café assistant'],
    progression: 'Next steps are head waiter, supervisor and restaurant manager.',
    tryIt: 'Ask a café for a trial shift on a quiet day.',
    checked,
  },
};
