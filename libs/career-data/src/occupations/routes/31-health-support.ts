import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const healthSupport: Record<string, RouteCard> = {
  // Care worker
  '31-1122.00': {
    level: 1,
    opensWith: {
      work: 'Apply for a trainee job; you need no exams, and training starts at once.',
      college: 'Take a health and social care course at college.',
    },
    months: [1, 12],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    later: ['ST0006'],
    register: [
      {
        body: 'care-nations',
        required: 'part',
        scope: 'care work outside England',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Care assistant', 'Home carer', 'Support worker'],
    progression: 'Next steps are senior care worker, deputy manager and care manager.',
    tryIt: 'Volunteer at a care home for an afternoon a week.',
    checked,
  },
  // Healthcare assistant
  '31-1131.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a hospital or care home; many ask for GCSE English and maths.',
      college: 'Take a T level in health or a health and social care course.',
    },
    months: [1, 12],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    later: ['ST0217'],
    firstTitles: ['Healthcare assistant', 'Clinical support worker', 'Nursing assistant'],
    progression: 'You may become a senior assistant, a nursing associate or a nurse.',
    tryIt: 'Volunteer on a hospital ward, or do a first aid course.',
    checked,
  },
  // Massage therapist
  '31-9011.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 3 diploma in massage, at college or with a private school.',
      degree: 'Take a degree in sports therapy.',
    },
    months: [6, 12],
    cost: ['self', 'college', 'loan'],
    register: [{ body: 'cnhc', required: 'expected', protectedTitle: null }],
    firstTitles: ['Massage therapist', 'Spa therapist', 'Sports massage therapist'],
    progression: 'You may specialise in sport, work in a spa or see clients of your own.',
    tryIt: 'Book a short class in hand and shoulder massage.',
    checked,
  },
  // Dental nurse
  '31-9091.00': {
    level: 2,
    opensWith: {
      trainee: 'Find a trainee job in a practice and study for an approved diploma.',
      college: 'Take an approved dental nursing course at college.',
    },
    months: [12, 24],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    register: [{ body: 'gdc', required: 'law', protectedTitle: 'Dental nurse' }],
    firstTitles: ['Trainee dental nurse', 'Dental receptionist', 'Dental assistant'],
    progression: 'You may take X-rays, manage a practice or train as a hygienist.',
    tryIt: 'Ask a dental practice for two days of work experience.',
    checked,
  },
  // Veterinary care assistant
  '31-9096.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a practice or kennel; employers look for time spent with animals.',
      college: 'Take a level 2 course in animal care.',
      volunteering: 'Help at a shelter or farm first.',
    },
    months: [1, 12],
    cost: ['employer', 'college'],
    firstTitles: ['Veterinary care assistant', 'Kennel assistant', 'Animal care assistant'],
    progression: 'You may become a senior assistant or train as a veterinary nurse.',
    tryIt: 'Volunteer at an animal shelter for some weekends.',
    checked,
  },
};
