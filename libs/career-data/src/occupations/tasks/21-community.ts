import type { TaskList } from './task-list.js';

export const community: Record<string, TaskList> = {
  // Careers adviser
  '21-1012.00': [
    'Keep full and correct records on each student',
    'Advise students on courses, study habits and careers',
    'Support students when a crisis comes up',
    'Help people with problems that get in the way of learning',
    'Check grades against entry rules and write references',
    'Encourage students to try new subjects and keep going',
  ],
  // Family therapist
  '21-1013.00': [
    'Help families learn skills to face their problems',
    'Ask questions that help clients name what they feel',
    'Make a treatment plan for each family',
    'Keep case notes on sessions and progress',
    'Talk with clients about separation, parenting or money',
    'Learn about clients by talks, tests and watching',
  ],
  // Mental health counsellor
  '21-1014.00': [
    'Keep what clients say and their records private',
    'Encourage clients to talk about feelings and their lives',
    'Help people in sessions to change or cope',
    'Step in during a crisis to keep people safe',
    'Fill in forms and write notes on progress',
    'Check if a client may be at risk of suicide',
  ],
  // Child and family social worker
  '21-1021.00': [
    'Keep case records and write reports',
    'Talk with families to find out what help they need',
    'Link families with schools, courts, doctors and services',
    'Make care plans with families and check how they go',
    'Act in child protection cases and speak at hearings',
    'Advise parents who find raising a child hard',
  ],
  // Probation officer
  '21-1092.00': [
    'Keep a case file on each person you supervise',
    'Learn about people from them, their families and others',
    'Meet people often to check on goals and rules',
    'Talk about how drugs, drink or anger led to crime',
    'Supervise people on community sentences, with home visits',
    'Look into claims that someone broke the rules',
  ],
  // Social care support officer
  '21-1093.00': [
    'Assess what clients can do and what they need',
    'Put care and behaviour plans into action',
    'Keep records of visits for your manager',
    'Visit people at home to explain what help there is',
    'Report problems to your manager and discuss them',
    'Ask clients and families about their past and their needs',
  ],
  // Community worker
  '21-1094.00': [
    'Keep client records, plans and forms up to date',
    'Advise people and groups on diet, exercise and health',
    'Reach groups at risk, such as families with little money',
    'Contact people to check that they took the agreed steps',
    'Hand out leaflets so that local people know of services',
    'Send people on to health services that they need',
  ],
  // Minister of religion
  '21-2011.00': [
    'Pray and help people in their faith',
    'Prepare and give sermons or other talks',
    'Read aloud from the holy texts of your faith',
    'Plan and lead the regular services of worship',
    'Teach people who want to join the faith',
    'Write, speak or teach about religious questions',
  ],
};
