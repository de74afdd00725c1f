import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const office: Record<string, RouteCard> = {
  // Office supervisor
  '43-1011.00': {
    level: 2,
    opensWith: {
      promotion: 'Start as an office assistant and take charge of a small team.',
      college: 'Study for a team leading or business award while you work.',
    },
    months: [3, 18],
    experience: [2, 4],
    cost: ['employer'],
    later: ['ST0384'],
    firstTitles: ['Administrator', 'Senior administrator', 'Team leader (office)'],
    progression: 'Next steps are office manager and operations manager.',
    tryIt: 'Organise the rota and supplies of a club for a term.',
    checked,
  },
  // Bookkeeper or accounts clerk
  '43-3031.00': {
    level: 2,
    opensWith: {
      work: 'Start as an accounts junior with GCSE maths and English.',
      college: 'Take bookkeeping exams (AAT) at college or in the evening.',
    },
    months: [6, 18],
    cost: ['employer', 'college'],
    firstTitles: ['Accounts junior', 'Accounts assistant', 'Purchase ledger clerk'],
    progression: 'You may become a qualified bookkeeper, work for yourself or train on.',
    tryIt: 'Record each pound you spend for a month and sort it into groups.',
    checked,
  },
  // Customer service adviser
  '43-4051.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a call centre, council or shop; you learn at work.',
    },
    months: [0, 6],
    cost: ['employer'],
    later: ['ST0071'],
    firstTitles: ['Customer service adviser', 'Call centre agent', 'Contact centre adviser'],
    progression: 'Next steps are senior adviser, team leader and manager.',
    tryIt: 'Practise a calm reply to an angry customer with a friend.',
    checked,
  },
  // Human resources administrator
  '43-4161.00': {
    level: 2,
    opensWith: {
      work: 'Start as an office assistant and ask to help with staff records.',
      college: 'Take a level 3 HR course (CIPD), often while you work.',
      degree: 'Take a degree in business or HR; some employers ask for this.',
    },
    months: [3, 18],
    cost: ['employer', 'loan'],
    firstTitles: ['HR assistant', 'HR administrator', 'Recruitment administrator'],
    progression: 'Next steps are HR adviser and HR manager.',
    tryIt: 'Write a welcome plan for a new member of a club or team.',
    checked,
  },
  // Receptionist
  '43-4171.00': {
    level: 1,
    opensWith: {
      work: 'Apply to offices, surgeries and hotels; many ask for GCSE English.',
      college: 'Take a business or customer service course at college.',
    },
    months: [0, 6],
    cost: ['employer', 'college'],
    firstTitles: ['Receptionist', 'Front desk assistant', 'Medical receptionist'],
    progression: 'You may become a head receptionist, a secretary or an office manager.',
    tryIt: 'Greet visitors at a school open evening.',
    checked,
  },
  // Emergency call handler
  '43-5031.00': {
    level: 2,
    opensWith: {
      work: 'Apply to an ambulance, police or fire service at 18 and pass its tests.',
      promotion: 'Move over from a call centre; clear typing and calm speech count.',
    },
    months: [2, 12],
    cost: ['employer'],
    asksFor: ['record'],
    firstTitles: ['Emergency call handler', 'Health adviser', 'Control room operator'],
    progression: 'You may become a dispatcher, a team leader or a duty manager.',
    tryIt: 'Take a first aid course and practise giving steps over the phone.',
    checked,
  },
  // Postal delivery worker
  '43-5052.00': {
    level: 1,
    opensWith: {
      work: 'Apply to a postal or parcel firm; some jobs ask for a driving licence.',
    },
    months: [0, 3],
    cost: ['employer'],
    firstTitles: ['Postal delivery worker', 'Mail sorter', 'Parcel courier'],
    progression: 'You may become a driver, a team leader or a delivery manager.',
    tryIt: 'Deliver leaflets or newspapers on one round for a month.',
    checked,
  },
  // Executive assistant
  '43-6011.00': {
    level: 2,
    opensWith: {
      promotion: 'Start as an administrator or secretary and support a manager.',
      college: 'Take a secretarial or business diploma.',
    },
    months: [6, 18],
    experience: [2, 5],
    cost: ['employer', 'college'],
    firstTitles: ['Administrator', 'Personal assistant', 'Team secretary'],
    progression: 'You may support a chief executive or become an office manager.',
    tryIt: 'Keep the diary and notes of a busy club leader for a month.',
    checked,
  },
  // Medical secretary
  '43-6013.00': {
    level: 2,
    opensWith: {
      work: 'Start as a clinic receptionist or clerk with GCSE English.',
      college: 'Take a diploma for medical secretaries, often part time.',
    },
    months: [3, 18],
    cost: ['employer', 'college'],
    firstTitles: ['Medical secretary', 'Medical receptionist', 'Clinic administrator'],
    progression: 'Next steps are senior secretary, team leader and practice manager.',
    tryIt: 'Learn fifty medical words and their spelling.',
    checked,
  },
  // Administrative assistant
  '43-6014.00': {
    level: 2,
    opensWith: {
      work: 'Apply to offices near you; most ask for GCSE English and maths.',
      college: 'Take a business course or a T level in management and administration.',
    },
    months: [0, 18],
    cost: ['employer', 'college'],
    firstTitles: ['Administrative assistant', 'Office junior', 'Data entry clerk'],
    progression: 'You may become a supervisor, or move into HR, finance or projects.',
    tryIt: 'Spend a week in a school or charity office.',
    checked,
  },
};
