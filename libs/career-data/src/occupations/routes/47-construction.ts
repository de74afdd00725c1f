import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const construction: Record<string, RouteCard> = {
  // Construction site supervisor
  '47-1011.00': {
    level: 2,
    opensWith: {
      promotion: 'Learn a trade, then lead a gang and take a site supervisor course.',
      college: 'Take a college course in construction, then a trainee job.',
    },
    months: [12, 36],
    experience: [2, 6],
    cost: ['employer', 'college'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee site supervisor', 'Assistant site manager', 'Trades supervisor'],
    progression: 'Next steps are site manager and construction manager.',
    tryIt: 'Plan the steps of a small repair and who has to come first.',
    checked,
  },
  // Bricklayer
  '47-2021.00': {
    level: 1,
    opensWith: {
      college: 'Take a level 1 or 2 diploma in bricklaying.',
      work: 'Start as a labourer and learn from the bricklayers.',
    },
    apprenticeshipFirst: true,
    months: [18, 36],
    cost: ['employer', 'college'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee bricklayer', 'Construction labourer', 'Bricklayer improver'],
    progression: 'You may lead a gang, specialise in old walls or work for yourself.',
    tryIt: 'Visit an open day at a college workshop.',
    checked,
  },
  // Carpenter or joiner
  '47-2031.00': {
    level: 1,
    opensWith: {
      college: 'Take a level 1 or 2 diploma in carpentry and joinery.',
      work: "Start as a labourer or joiner's mate and learn at work.",
    },
    apprenticeshipFirst: true,
    months: [18, 36],
    cost: ['employer', 'college'],
    later: ['ST0263'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee carpenter', "Joiner's mate", 'Trainee kitchen fitter'],
    progression: 'You may lead a site team, make fine furniture or work for yourself.',
    tryIt: 'Build a bird box with straight cuts and square corners.',
    checked,
  },
  // Construction plant operator
  '47-2073.00': {
    level: 1,
    opensWith: {
      licence: 'Take a short course and test for each machine.',
      work: 'Start as a labourer and ask to train on small machines.',
    },
    months: [1, 12],
    cost: ['employer', 'self'],
    register: [{ body: 'plant-card', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee plant operator', 'Groundworker', 'Dumper driver'],
    progression: 'You may add machines, teach others or become a supervisor.',
    tryIt: 'Drive a digger for an hour with an instructor.',
    checked,
  },
  // Electrician
  '47-2111.00': {
    level: 2,
    opensWith: {
      college: 'Take electrical diplomas at college, then a level 3 award at work.',
      forces: 'Train as an electrician in the armed forces.',
    },
    apprenticeshipFirst: true,
    months: [30, 48],
    cost: ['employer', 'college'],
    asksFor: ['vision'],
    register: [{ body: 'ecs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee electrician', "Electrician's mate", 'Electrical improver'],
    progression: 'You may test and inspect, fit solar and chargers, or run a firm.',
    tryIt: 'Wire a practice circuit at a college open day.',
    checked,
  },
  // Painter and decorator
  '47-2141.00': {
    level: 1,
    opensWith: {
      college: 'Take a level 1 or 2 diploma in painting and decorating.',
      work: 'Start as a labourer with a decorator and learn at work.',
    },
    apprenticeshipFirst: true,
    months: [12, 36],
    cost: ['employer', 'college'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee painter', "Decorator's labourer", 'Painter improver'],
    progression: 'You may specialise, lead jobs or work for yourself.',
    tryIt: 'Repaint one wall, with every step from filling to the last coat.',
    checked,
  },
  // Plumber
  '47-2152.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 2 plumbing diploma, then level 3 at work.',
      work: "Start as a plumber's mate and study part time.",
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    register: [
      {
        body: 'gas-safe',
        required: 'part',
        scope: 'any work on gas',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Trainee plumber', "Plumber's mate", 'Trainee heating engineer'],
    progression: 'You may fit boilers and heat pumps, lead jobs or run a firm.',
    tryIt: 'Join two pipes at a college open day.',
    checked,
  },
  // Roofer
  '47-2181.00': {
    level: 1,
    opensWith: {
      work: 'Start as a labourer with a roofing firm.',
      college: 'Take a diploma in roofing where a college near you offers it.',
    },
    apprenticeshipFirst: true,
    months: [18, 36],
    cost: ['employer', 'college'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Roofing labourer', 'Trainee roofer', 'Roofer improver'],
    progression: 'You may specialise in slate or lead, lead a gang or run a firm.',
    tryIt: 'Ask a roofing firm for a day in the yard and on the ground of a site.',
    checked,
  },
  // Steel erector
  '47-2221.00': {
    level: 1,
    opensWith: {
      work: 'Start as a labourer or trainee with a steel firm.',
      college: 'Take a course in fabrication or construction first.',
    },
    apprenticeshipFirst: true,
    months: [12, 24],
    cost: ['employer', 'college'],
    register: [{ body: 'cscs', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee steel erector', "Steel erector's mate", 'Construction labourer'],
    progression: 'You may lead a gang, inspect work or become a supervisor.',
    tryIt: 'Go to an indoor climbing wall and see how you like heights.',
    checked,
  },
  // Solar panel installer
  '47-2231.00': {
    level: 2,
    opensWith: {
      promotion: 'Train as an electrician or roofer, then take a solar course.',
      work: "Start as an installer's mate and learn on roofs.",
      college: 'Take electrical diplomas at college first.',
    },
    months: [18, 36],
    cost: ['employer', 'college', 'self'],
    register: [{ body: 'mcs', required: 'expected', protectedTitle: null }],
    firstTitles: ["Solar installer's mate", 'Trainee solar installer', 'Electrical improver'],
    progression: 'You may design systems, add batteries and chargers, or run a firm.',
    tryIt: 'Charge a phone from a small panel and measure what shade does.',
    checked,
  },
  // Building inspector
  '47-4011.00': {
    level: 3,
    opensWith: {
      trainee: 'Join a council or firm as a trainee and study part time.',
      degree: 'Take a degree in building control, surveying or construction.',
      promotion: 'Move over from a building trade or site management.',
    },
    months: [24, 60],
    cost: ['employer', 'loan'],
    register: [{ body: 'bsr', required: 'law', protectedTitle: null }],
    firstTitles: [
      'Trainee building control surveyor',
      'Building control assistant',
      'Assistant surveyor',
    ],
    progression: 'You may check taller buildings, lead a team or become chartered.',
    tryIt: 'Walk round a public building and note each thing that is there for fire safety.',
    checked,
  },
};
