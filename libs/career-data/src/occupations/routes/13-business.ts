import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const business: Record<string, RouteCard> = {
  // Insurance loss adjuster
  '13-1031.00': {
    level: 3,
    opensWith: {
      work: 'Start as a claims handler and learn to visit and assess losses.',
      degree: 'Take a degree in building, law, business or engineering.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Claims handler', 'Trainee loss adjuster', 'Claims adviser'],
    progression: 'With insurance exams you can take on bigger claims or lead a team.',
    tryIt: 'Walk round your home and list what a flood would damage and what it would cost.',
    checked,
  },
  // Compliance officer
  '13-1041.00': {
    level: 3,
    opensWith: {
      work: 'Start in the office of a bank, insurer or other firm with strict rules.',
      degree: 'Take a degree in law, business, finance or a science.',
      college: 'Study for a compliance award while you work.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    later: ['ST0363'],
    firstTitles: ['Compliance assistant', 'Risk and compliance administrator', 'Quality assistant'],
    progression: 'Next steps are compliance manager and head of risk.',
    tryIt: 'Read the privacy rules of an app you use and check if the app follows them.',
    checked,
  },
  // Cost estimator or quantity surveyor
  '13-1051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in quantity surveying.',
      trainee: 'Join a building firm as a trainee and study part time.',
      conversion: 'Take another degree, then a conversion course in surveying.',
    },
    months: [36, 60],
    cost: ['employer', 'loan'],
    register: [{ body: 'rics', required: 'expected', protectedTitle: null }],
    firstTitles: ['Trainee quantity surveyor', 'Assistant estimator', 'Surveying technician'],
    progression: 'Chartered status with RICS opens senior jobs and work of your own.',
    tryIt: 'Price the paint, wood and time needed to redo a room, then compare with a quote.',
    checked,
  },
  // Human resources adviser
  '13-1071.00': {
    level: 3,
    opensWith: {
      work: 'Start as an HR administrator and take exams of the HR institute (CIPD) while you work.',
      degree: 'Take a degree in HR, business, law or psychology.',
    },
    months: [18, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['HR assistant', 'HR administrator', 'Recruitment coordinator'],
    progression: 'You may become an HR manager or specialise in pay or training.',
    tryIt: 'Help a club recruit volunteers: write the advert and ask the questions.',
    checked,
  },
  // Management consultant
  '13-1111.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in any subject with good grades, then a graduate scheme.',
      promotion: 'Become an expert in one trade, then advise others in it.',
    },
    months: [24, 48],
    cost: ['loan', 'employer'],
    firstTitles: ['Consulting analyst', 'Junior consultant', 'Business analyst'],
    progression: 'Next steps are senior consultant, project lead and partner.',
    tryIt: 'Study how a café queue works and suggest two changes with figures.',
    checked,
  },
  // Event planner
  '13-1121.00': {
    level: 2,
    opensWith: {
      work: 'Start with casual work at events, then become an events assistant.',
      college: 'Take a college course in events, business or hospitality.',
      degree: 'Take a degree in event management or marketing.',
    },
    months: [12, 36],
    cost: ['employer', 'college', 'loan'],
    firstTitles: ['Events assistant', 'Event coordinator', 'Conference assistant'],
    progression: 'You may manage larger events or start an events company.',
    tryIt: 'Plan a quiz night for thirty people, with a budget and a timetable.',
    checked,
  },
  // Fundraiser
  '13-1131.00': {
    level: 3,
    opensWith: {
      volunteering: 'Volunteer with a charity and help raise money, then apply for paid work.',
      work: 'Start as a fundraising assistant or in street or telephone fundraising.',
      degree: 'Take a degree in any subject; marketing and business are common.',
    },
    months: [6, 24],
    cost: ['employer', 'loan'],
    firstTitles: ['Fundraising assistant', 'Community fundraiser', 'Supporter care assistant'],
    progression: 'Next steps are fundraising manager and director of a charity.',
    tryIt: 'Raise a small sum for a cause and thank each person who gave.',
    checked,
  },
  // Training officer
  '13-1151.00': {
    level: 3,
    opensWith: {
      promotion: 'Get good at a job, then start training the people who join.',
      work: 'Start as a training administrator and learn to run sessions.',
      degree: 'Take a degree in any subject and join a training team.',
    },
    months: [6, 24],
    cost: ['employer', 'loan'],
    later: ['ST0563'],
    firstTitles: ['Training administrator', 'Learning and development assistant', 'Trainer'],
    progression: 'You may lead a training team or run courses as a freelancer.',
    tryIt: 'Teach a small group a skill in half an hour and ask what they would change.',
    checked,
  },
  // Market research and marketing analyst
  '13-1161.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in business, maths, psychology, geography or a social science.',
      work: 'Start as a research interviewer or marketing assistant after A levels.',
    },
    months: [12, 36],
    cost: ['loan', 'employer'],
    firstTitles: ['Research executive', 'Marketing assistant', 'Junior data analyst'],
    progression: 'You may become a research manager or head of insight.',
    tryIt: 'Ask thirty people the same five questions and draw the results.',
    checked,
  },
  // Accountant or auditor
  '13-2011.00': {
    level: 3,
    opensWith: {
      trainee: 'Join a firm as a trainee after A levels and take exams while you work.',
      college: 'Take accounting technician (AAT) exams, then go on to chartered accountant.',
      degree: 'Take any degree, then a trainee job with exams.',
    },
    months: [36, 60],
    cost: ['employer', 'loan'],
    register: [
      {
        body: 'audit',
        required: 'part',
        scope: 'signing off the audit of a company',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Accounts assistant', 'Audit trainee', 'Trainee accountant'],
    progression: 'Next steps are senior accountant, finance manager and partner.',
    tryIt: 'Do the accounts of a school club and get someone to check them.',
    checked,
  },
  // Financial and investment analyst
  '13-2051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree with plenty of maths, such as economics or a science.',
      work: 'Start in the operations team of a bank or fund after A levels.',
    },
    months: [24, 48],
    cost: ['loan', 'employer'],
    later: ['ST0561'],
    register: [
      {
        body: 'fca',
        required: 'part',
        scope: 'giving clients advice on investments or managing their money',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Analyst', 'Investment operations assistant', 'Graduate analyst'],
    progression: 'With exams such as the CFA you may manage funds or lead a team.',
    tryIt: 'Follow three companies for a month and write down why each share price moved.',
    checked,
  },
  // Personal financial adviser
  '13-2052.00': {
    level: 3,
    opensWith: {
      work: 'Start in an office that supports advisers and take level 4 exams.',
      degree: 'Take a degree in finance, business or another subject, then the exams.',
      promotion: 'Move over from a bank or insurance job.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    register: [
      {
        body: 'fca',
        required: 'part',
        scope: 'advice on investments and pensions',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Trainee paraplanner', 'Financial adviser administrator', 'Mortgage adviser'],
    progression: 'You may become chartered, take on clients of your own or run a firm.',
    tryIt: 'Compare two savings accounts and explain to a friend which suits them.',
    checked,
  },
  // Insurance underwriter
  '13-2053.00': {
    level: 3,
    opensWith: {
      work: 'Start as an underwriting assistant after A levels.',
      degree: 'Take a degree in any subject; maths, business and geography are useful.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Underwriting assistant', 'Insurance administrator', 'Trainee underwriter'],
    progression: 'With insurance exams you can decide on larger and rarer risks.',
    tryIt: 'List what makes one bike more likely to be stolen than another.',
    checked,
  },
  // Tax inspector
  '13-2081.00': {
    level: 3,
    opensWith: {
      trainee: 'Join HM Revenue and Customs in a tax job and train at work.',
      degree: 'Take any degree, then the tax training scheme of the civil service.',
      work: 'Start as an assistant in a tax office or an accounting firm.',
    },
    months: [18, 48],
    cost: ['employer', 'loan'],
    later: ['ST0001'],
    firstTitles: ['Tax administrator', 'Compliance caseworker', 'Trainee tax adviser'],
    progression: 'You may lead large cases or move into tax advice in a firm.',
    tryIt: 'Read a payslip line by line and work out how the tax was reached.',
    checked,
  },
  // Fraud investigator
  '13-2099.04': {
    level: 3,
    opensWith: {
      work: 'Start in the fraud or claims team of a bank, insurer or council.',
      degree: 'Take a degree in criminology, law, accounting or computing.',
      promotion: 'Move over from the police, tax or benefits work.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Fraud analyst', 'Fraud adviser', 'Claims investigator'],
    progression: 'Next steps are senior investigator and head of fraud.',
    tryIt: 'Collect five scam messages and note the trick that each one uses.',
    checked,
  },
};
