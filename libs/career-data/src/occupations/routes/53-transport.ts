import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const transport: Record<string, RouteCard> = {
  // Airline pilot
  '53-2011.00': {
    level: 3,
    opensWith: {
      licence: 'Pass the medical and take an approved flying course with the licence exams.',
      trainee: 'Apply for an airline scheme; some pay for training, and places are few.',
      forces: 'Train as a pilot in the armed forces, then move to an airline.',
    },
    months: [18, 36],
    cost: ['self', 'employer'],
    asksFor: ['medical', 'vision'],
    minimumAge: 18,
    register: [{ body: 'caa', required: 'law', protectedTitle: null }],
    firstTitles: ['Cadet pilot', 'First officer', 'Trainee pilot'],
    progression: 'With hours and years you may become a captain, then train others.',
    tryIt: 'Take a trial flying lesson or join the air cadets.',
    checked,
  },
  // Commercial pilot
  '53-2012.00': {
    level: 3,
    opensWith: {
      licence: 'Pass the medical and train for a commercial pilot licence.',
      forces: 'Train as a pilot in the armed forces first.',
    },
    months: [12, 30],
    cost: ['self', 'employer'],
    asksFor: ['medical', 'vision'],
    minimumAge: 18,
    register: [{ body: 'caa', required: 'law', protectedTitle: null }],
    firstTitles: ['Flying instructor', 'Commercial pilot', 'Helicopter pilot'],
    progression: 'You may fly larger aircraft, teach or join an airline.',
    tryIt: 'Visit a flying club and ask an instructor how they built up their hours.',
    checked,
  },
  // Air traffic controller
  '53-2021.00': {
    level: 2,
    opensWith: {
      trainee: "Apply at 18 with good GCSEs, pass aptitude tests and train while you're paid.",
      forces: 'Train as a controller in the Royal Air Force or the Royal Navy.',
    },
    months: [12, 36],
    cost: ['employer'],
    asksFor: ['medical', 'vision'],
    minimumAge: 18,
    register: [{ body: 'caa', required: 'law', protectedTitle: null }],
    firstTitles: [
      'Trainee air traffic controller',
      'Air traffic services assistant',
      'Airport operations officer',
    ],
    progression: 'You may work busier airspace, train others or run a unit.',
    tryIt: 'Follow flights on a live map and listen to how controllers speak.',
    checked,
  },
  // Cabin crew
  '53-2031.00': {
    level: 2,
    opensWith: {
      work: 'Apply to an airline at 18 or over; some look for work with customers.',
      college: 'Take a travel or cabin crew course at college.',
    },
    months: [1, 12],
    cost: ['employer', 'college'],
    firstTitles: ['Cabin crew', 'Airport customer service agent', 'Passenger services agent'],
    progression: 'Next steps are senior crew, cabin manager and trainer.',
    tryIt: 'Work in a café for a season and practise staying calm with tired people.',
    checked,
  },
  // Lorry driver
  '53-3032.00': {
    level: 1,
    opensWith: {
      licence: 'Pass a medical, theory and driving tests for the vehicle, at 18 or over.',
      work: 'Start in a warehouse or a van, and ask the firm to pay for training.',
    },
    months: [1, 13],
    cost: ['self', 'employer'],
    asksFor: ['medical'],
    minimumAge: 18,
    register: [{ body: 'vocational-driving', required: 'law', protectedTitle: null }],
    firstTitles: ['Trainee lorry driver', 'Class two driver', "Driver's mate"],
    progression: 'You may drive larger or special loads, train drivers or plan routes.',
    tryIt: 'Ask a haulage firm if you can spend a day in the yard.',
    checked,
  },
  // Delivery driver
  '53-3033.00': {
    level: 1,
    opensWith: {
      licence: 'Get a full car driving licence; some jobs ask for a year of driving.',
      work: "Start as a driver's mate or bike courier.",
    },
    months: [0, 3],
    cost: ['self', 'employer'],
    asksFor: ['driving'],
    firstTitles: ['Delivery driver', 'Van driver', 'Courier'],
    progression: 'You may become a team leader or planner, or train to drive lorries.',
    tryIt: 'Plan the shortest round for twelve addresses and test it on a bike.',
    checked,
  },
  // Bus driver
  '53-3052.00': {
    level: 1,
    opensWith: {
      trainee:
        "Join a bus company with a car licence and train for the bus licence while you're paid.",
      licence: 'Pass the medical, theory and driving tests yourself, at 18 or over.',
    },
    months: [1, 12],
    cost: ['employer', 'self'],
    asksFor: ['medical', 'driving'],
    minimumAge: 18,
    register: [{ body: 'vocational-driving', required: 'law', protectedTitle: null }],
    firstTitles: ['Trainee bus driver', 'Bus driver', 'Minibus driver'],
    progression: 'You may train drivers, become a controller or manage a depot.',
    tryIt: 'Ask a bus company about its driver open days.',
    checked,
  },
  // Train driver
  '53-4011.00': {
    level: 2,
    opensWith: {
      trainee:
        "Apply to a train company, pass medical and aptitude tests and train while you're paid.",
      promotion: 'Start on a station or as train crew, then apply from inside.',
    },
    months: [9, 24],
    cost: ['employer'],
    asksFor: ['medical', 'vision'],
    register: [{ body: 'orr', required: 'law', protectedTitle: null }],
    firstTitles: ['Trainee train driver', 'Train guard', 'Shunter'],
    progression: 'You may train drivers or become a driver manager.',
    tryIt: 'Volunteer on a heritage railway.',
    checked,
  },
  // Ship's officer
  '53-5021.00': {
    level: 2,
    opensWith: {
      trainee: 'Join a shipping company as an officer cadet; it pays for college and sea time.',
      degree: 'Take a foundation degree or a degree as a cadet.',
      promotion: 'Start as a deckhand and study for the officer exams.',
    },
    months: [24, 48],
    cost: ['employer', 'loan'],
    asksFor: ['medical', 'vision'],
    register: [{ body: 'mca', required: 'law', protectedTitle: null }],
    firstTitles: ['Officer cadet', 'Deck cadet', 'Deckhand'],
    progression: 'Next steps are chief officer and captain, or work on shore.',
    tryIt: 'Join the sea cadets or a sail training trip.',
    checked,
  },
  // Crane operator
  '53-7021.00': {
    level: 1,
    opensWith: {
      work: 'Start as a slinger or labourer and train on cranes.',
      licence: 'Take a crane course and test at 18 or over.',
    },
    months: [3, 18],
    cost: ['employer', 'self'],
    register: [{ body: 'plant-card', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee crane operator', 'Slinger signaller', 'Lifting operative'],
    progression: 'You may drive larger cranes, plan lifts or supervise.',
    tryIt: 'Watch a crane at work for an hour and note each hand signal.',
    checked,
  },
  // Warehouse operative
  '53-7065.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a warehouse or agency; you learn at work.',
      licence: 'A forklift course opens more jobs.',
    },
    months: [0, 12],
    cost: ['employer'],
    firstTitles: ['Warehouse operative', 'Order picker', 'Packer'],
    progression: 'Next steps are forklift driver, team leader and shift manager.',
    tryIt: 'Help sort stock at a food bank.',
    checked,
  },
};
