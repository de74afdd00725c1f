import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const personalCare: Record<string, RouteCard> = {
  // Animal care worker
  '39-2021.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a kennel, shelter, zoo or stable; time spent with animals helps.',
      college: 'Take a level 2 course or a T level in animal care.',
      volunteering: 'Help at a shelter or riding school first.',
    },
    months: [1, 12],
    cost: ['employer', 'college'],
    firstTitles: ['Animal care assistant', 'Kennel assistant', 'Dog groomer assistant'],
    progression: 'You may become a supervisor, a keeper or run a business.',
    tryIt: 'Volunteer at an animal shelter, cleaning included.',
    checked,
  },
  // Funeral director
  '39-4031.00': {
    level: 2,
    opensWith: {
      work: 'Start as a funeral assistant or arranger; most jobs ask for a driving licence.',
      college: 'Study for a diploma from a trade body while you work.',
    },
    months: [6, 24],
    cost: ['employer'],
    asksFor: ['driving'],
    firstTitles: ['Funeral service operative', 'Funeral arranger', 'Funeral assistant'],
    progression: 'You may manage a branch, train as an embalmer or own a firm.',
    tryIt: 'Ask a local funeral director for half an hour about their week.',
    checked,
  },
  // Hairdresser
  '39-5012.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 2 diploma in hairdressing, then level 3.',
      work: 'Start as a salon junior and train on the floor.',
    },
    months: [12, 36],
    cost: ['employer', 'college'],
    firstTitles: ['Salon junior', 'Trainee hairdresser', 'Trainee barber'],
    progression: 'You may become a senior stylist, rent a chair or own a salon.',
    tryIt: 'Get a Saturday job in a salon and watch how a stylist talks to clients.',
    checked,
  },
  // Beauty therapist
  '39-5094.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 2 diploma in beauty therapy, then level 3.',
      work: 'Start as a salon or spa assistant and train at work.',
    },
    months: [9, 24],
    cost: ['college', 'employer', 'self'],
    firstTitles: ['Trainee beauty therapist', 'Spa assistant', 'Nail technician'],
    progression: 'You may specialise, manage a spa or work for yourself.',
    tryIt: 'Do a day course in nails or skin care.',
    checked,
  },
  // Tour guide
  '39-7011.00': {
    level: 2,
    opensWith: {
      work: 'Start with a tour company, museum or boat and learn the route.',
      college: 'Study for a badge from a guiding institute; it shows what you know.',
      volunteering: 'Guide for a local heritage group first.',
    },
    months: [1, 24],
    cost: ['employer', 'self'],
    firstTitles: ['Tour guide', 'Visitor host', 'Walking tour guide'],
    progression: 'You may lead longer tours, manage guides or start a company.',
    tryIt: 'Write and lead a half-hour walk round your town for friends.',
    checked,
  },
  // Childcare worker
  '39-9011.00': {
    level: 1,
    opensWith: {
      work: 'Start as a nursery assistant and study for a level 2 or 3 diploma.',
      college: 'Take a T level in education and early years or a childcare course.',
    },
    months: [6, 24],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    firstTitles: ['Nursery assistant', 'Early years assistant', 'Playworker'],
    progression: 'You may lead a room, become a manager or train as a teacher.',
    tryIt: 'Help at a playgroup or an after-school club.',
    checked,
  },
  // Fitness instructor
  '39-9031.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 2 gym instructor course, then level 3 personal training.',
      work: 'Start as a leisure assistant and train at work.',
      degree: 'Take a degree in sport or exercise science.',
    },
    months: [2, 15],
    cost: ['self', 'employer', 'college', 'loan'],
    asksFor: ['record'],
    register: [{ body: 'cimspa', required: 'expected', protectedTitle: null }],
    firstTitles: ['Gym instructor', 'Fitness instructor', 'Personal trainer'],
    progression: 'You may become a personal trainer, teach classes or manage a gym.',
    tryIt: 'Plan a safe half-hour session for a beginner and lead it.',
    checked,
  },
  // Sports and leisure assistant
  '39-9032.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a leisure centre; some ask you to swim well.',
      licence: 'Take a pool lifeguard course at 16 or over.',
      college: 'Take a course in sport or leisure at college.',
    },
    months: [0, 12],
    cost: ['employer', 'college', 'self'],
    firstTitles: ['Leisure assistant', 'Lifeguard', 'Recreation assistant'],
    progression: 'Next steps are duty manager, instructor and centre manager.',
    tryIt: 'Help at a sports day or a holiday club.',
    checked,
  },
};
