import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const sales: Record<string, RouteCard> = {
  // Retail supervisor
  '41-1011.00': {
    level: 2,
    opensWith: {
      promotion: 'Start as a sales assistant and take charge of shifts.',
      trainee: 'Join a trainee manager scheme after A levels or a degree.',
    },
    months: [3, 18],
    experience: [1, 4],
    cost: ['employer'],
    firstTitles: ['Sales assistant', 'Team leader (retail)', 'Key holder'],
    progression: 'Next steps are assistant manager, store manager and area manager.',
    tryIt: 'Get a Saturday job and ask to help with a delivery or a stock count.',
    checked,
  },
  // Sales assistant
  '41-2031.00': {
    level: 1,
    opensWith: {
      work: 'Apply to shops near you; you learn at work.',
    },
    months: [0, 6],
    cost: ['employer'],
    firstTitles: ['Sales assistant', 'Retail assistant', 'Customer assistant'],
    progression: 'Next steps are senior assistant, supervisor and store manager.',
    tryIt: 'Help in a charity shop on a Saturday.',
    checked,
  },
  // Insurance broker or sales adviser
  '41-3021.00': {
    level: 2,
    opensWith: {
      work: 'Start as a customer adviser or office junior with good GCSEs.',
      degree: 'Take any degree and join a graduate scheme.',
    },
    months: [6, 24],
    cost: ['employer', 'loan'],
    register: [
      {
        body: 'fca',
        required: 'part',
        scope: 'selling or arranging insurance for clients',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Insurance adviser', 'Trainee insurance broker', 'Account handler'],
    progression: 'With insurance exams you may look after large clients.',
    tryIt: 'Compare three quotes for the same phone or bike and explain the gaps.',
    checked,
  },
  // Stockbroker or trader
  '41-3031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree, often with maths, economics or a science, and good grades.',
      promotion: 'Start in a support team at a bank or broker and move across.',
    },
    months: [12, 48],
    cost: ['loan', 'employer'],
    register: [
      {
        body: 'fca',
        required: 'part',
        scope: 'buying and selling investments for clients',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Trading assistant', 'Graduate trader', 'Investment operations analyst'],
    progression: 'You may look after more money, lead a team or manage funds.',
    tryIt: 'Run a pretend portfolio for two months and write down each reason to buy.',
    checked,
  },
  // Travel agent
  '41-3041.00': {
    level: 2,
    opensWith: {
      work: 'Start as a junior in a travel shop or call centre.',
      college: 'Take a travel and tourism course at college.',
    },
    months: [3, 18],
    cost: ['employer', 'college'],
    firstTitles: ['Travel consultant', 'Trainee travel agent', 'Reservations agent'],
    progression: 'You may manage a branch, plan tours or work from home.',
    tryIt: 'Plan a week away for a family with a fixed budget, hour by hour.',
    checked,
  },
  // Technical sales representative
  '41-4011.00': {
    level: 3,
    opensWith: {
      work: 'Start in sales support after A levels and learn the products.',
      degree: 'Take a degree in engineering, science or computing.',
      promotion: 'Work as a technician first, then move into selling.',
    },
    months: [3, 24],
    cost: ['employer', 'loan'],
    firstTitles: ['Sales executive', 'Internal sales engineer', 'Sales support assistant'],
    progression: 'Next steps are key account manager and sales manager.',
    tryIt: 'Explain how a device works to someone who has never used it.',
    checked,
  },
  // Estate agent
  '41-9022.00': {
    level: 2,
    opensWith: {
      work: 'Start as a trainee negotiator; most jobs ask for a driving licence.',
      college: 'Study for a property award while you work.',
    },
    months: [3, 18],
    cost: ['employer'],
    asksFor: ['driving'],
    firstTitles: ['Trainee sales negotiator', 'Lettings negotiator', 'Property administrator'],
    progression: 'Next steps are senior negotiator, branch manager and owner.',
    tryIt: 'Write an honest advert for your home and photograph it well.',
    checked,
  },
};
