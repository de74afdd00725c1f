import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const community: Record<string, RouteCard> = {
  // Careers adviser
  '21-1012.00': {
    level: 3,
    opensWith: {
      work: 'Start as an adviser in a job centre or youth service and train at work.',
      degree: 'Take any degree, then a course in career guidance.',
      college: 'Study for a level 4 or level 6 award in career guidance.',
    },
    months: [12, 24],
    cost: ['employer', 'loan'],
    asksFor: ['record'],
    firstTitles: ['Trainee careers adviser', 'Employability adviser', 'Careers assistant'],
    progression: 'You may lead careers work in a college, school group or university.',
    tryIt: 'Help a younger pupil choose options and notice which questions were useful.',
    checked,
  },
  // Family therapist
  '21-1013.00': {
    level: 3,
    opensWith: {
      conversion: 'Qualify in health, social work or counselling, then train for about four years.',
    },
    months: [72, 96],
    experience: [4, 8],
    cost: ['self', 'employer'],
    asksFor: ['record'],
    later: ['ST1310'],
    register: [{ body: 'ukcp', required: 'expected', protectedTitle: null }],
    firstTitles: ['Family support worker', 'Trainee family therapist', 'Systemic practitioner'],
    progression: 'You may lead a service, teach others or see families of your own.',
    tryIt: 'Take a short course in listening skills.',
    checked,
  },
  // Mental health counsellor
  '21-1014.00': {
    level: 3,
    opensWith: {
      college: 'Take counselling courses from level 2 up to a level 4 diploma or higher.',
      degree: 'Take a degree in counselling that includes practice with clients.',
      volunteering: 'Gain practice hours with a charity or a helpline while you train.',
    },
    months: [36, 48],
    cost: ['self', 'loan'],
    asksFor: ['record'],
    register: [{ body: 'bacp', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee counsellor', 'Support worker (mental health)', 'Helpline adviser'],
    progression: 'You may specialise, supervise others or work for yourself.',
    tryIt: 'Volunteer with a listening service that trains its helpers.',
    checked,
  },
  // Child and family social worker
  '21-1021.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in social work.',
      conversion: 'Take another degree, then a postgraduate course in social work.',
    },
    months: [24, 48],
    cost: ['loan', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'social-work', required: 'law', protectedTitle: 'Social worker' }],
    firstTitles: [
      'Family support worker',
      'Social work assistant',
      'Newly qualified social worker',
    ],
    progression: 'Next steps are senior social worker, team manager and head of service.',
    tryIt: "Volunteer with a children's charity, youth club or young carers group.",
    checked,
  },
  // Probation officer
  '21-1092.00': {
    level: 3,
    opensWith: {
      work: 'Start as a probation services officer, then train for the full job.',
      degree: 'Take a degree with criminology or a close subject, then the paid training.',
    },
    months: [15, 36],
    cost: ['employer', 'loan'],
    asksFor: ['record'],
    later: ['ST0648'],
    firstTitles: ['Probation services officer', 'Case administrator', 'Trainee probation officer'],
    progression: 'You may become a senior officer or run a team.',
    note: 'In Scotland and Northern Ireland, you train as a social worker for this work.',
    tryIt: "Sit in the public seats of a magistrates' court for a morning.",
    checked,
  },
  // Social care support officer
  '21-1093.00': {
    level: 2,
    opensWith: {
      work: 'Start as a support worker; employers train people who care and listen well.',
      college: 'Take a health and social care course or a T level in health.',
      volunteering: 'Volunteer with a charity that helps people with housing or money.',
    },
    months: [3, 24],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    firstTitles: ['Support worker', 'Family support worker', 'Housing support officer'],
    progression: 'You may become a senior officer, or train as a social worker.',
    tryIt: 'Help at a food bank, an advice centre or a hostel.',
    checked,
  },
  // Community worker
  '21-1094.00': {
    level: 3,
    opensWith: {
      volunteering: 'Help at a youth or community project, then apply for paid sessions.',
      college: 'Take a level 2 or level 3 award in youth work.',
      degree: 'Take a degree in youth and community work.',
    },
    months: [12, 36],
    cost: ['employer', 'college', 'loan'],
    asksFor: ['record'],
    firstTitles: ['Youth support worker', 'Community development worker', 'Outreach worker'],
    progression: 'You may lead a project, a youth service or a charity.',
    tryIt: 'Start a small project where you live and ask people what they need.',
    checked,
  },
  // Minister of religion
  '21-2011.00': {
    level: 3,
    opensWith: {
      volunteering: 'Serve in your faith community and ask its leaders about selection.',
      degree: 'Take a degree in theology or the training that your faith sets.',
      trainee: 'Train with a faith body; some pay for your course and living costs.',
    },
    months: [24, 72],
    cost: ['employer', 'loan'],
    firstTitles: ['Youth worker (faith)', 'Chaplaincy assistant', 'Ministry trainee'],
    progression: 'You may lead a larger community, teach or work as a chaplain.',
    tryIt: 'Spend a week with a leader of your faith, from visits to paperwork.',
    checked,
  },
};
