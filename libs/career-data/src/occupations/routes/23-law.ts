import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const law: Record<string, RouteCard> = {
  // Solicitor or lawyer
  '23-1011.00': {
    level: 3,
    opensWith: {
      degree: 'Take a law degree, the SQE (exams for solicitors) and two years of legal work.',
      conversion: 'Take another degree, then prepare for the SQE, which are exams for solicitors.',
      work: 'Start as a paralegal and qualify as a legal executive through CILEX while you work.',
    },
    months: [60, 84],
    cost: ['loan', 'employer', 'self'],
    register: [{ body: 'sra', required: 'law', protectedTitle: 'Solicitor' }],
    firstTitles: ['Trainee solicitor', 'Paralegal', 'Legal assistant'],
    progression: 'Next steps are senior solicitor and partner.',
    note: 'This is the way in England and Wales. Barristers train another way.',
    tryIt: 'Watch a trial from the public seats and note how each side argues.',
    checked,
  },
  // Judge or magistrate
  '23-1023.00': {
    level: 3,
    opensWith: {
      promotion: 'Qualify as a solicitor, barrister or legal executive, then apply to be a judge.',
      volunteering: "Become a magistrate: it's unpaid, and you need no law exams.",
      degree: 'Take a law degree as the first step to a legal career.',
    },
    months: [60, 84],
    experience: [5, 15],
    cost: ['loan', 'employer'],
    firstTitles: ['Trainee solicitor', 'Pupil barrister', 'Tribunal judge (fee-paid)'],
    progression: 'Judges may move to higher courts.',
    note: 'Scotland and Northern Ireland have other rules.',
    tryIt: "Sit in a magistrates' court and decide each case before the magistrates do.",
    checked,
  },
  // Paralegal
  '23-2011.00': {
    level: 3,
    opensWith: {
      work: 'Start as a legal secretary or office junior in a law firm.',
      college: 'Take a T level in legal services or a course with CILEX, the legal executives.',
      degree: 'Take a law degree; many paralegals have this.',
    },
    months: [6, 30],
    cost: ['employer', 'loan'],
    later: ['ST1476'],
    firstTitles: ['Legal assistant', 'Junior paralegal', 'Legal administrator'],
    progression: 'You may qualify as a legal executive or a solicitor while you work.',
    tryIt: 'Ask a law centre or a solicitor for a few days in the office.',
    checked,
  },
};
