import type { TaskList } from './task-list.js';

export const education: Record<string, TaskList> = {
  // University lecturer in biological science
  '25-1042.00': [
    'Mark essays, laboratory work and other assignments',
    'Give lectures on subjects such as cells or plants',
    'Plan courses and revise what they cover',
    'Prepare practicals, handouts and reading lists',
    'Lead discussions with groups of students',
    'Supervise students who work in the laboratory',
  ],
  // University lecturer in the arts
  '25-1121.00': [
    'Explain techniques of an art and show them',
    'Mark the performances, projects and essays of students',
    'Prepare students for performances and exams',
    'Start discussions in class and keep them going',
    'Give lectures on subjects such as acting or art history',
    'Prepare course plans, assignments and handouts',
  ],
  // Further education (vocational) teacher
  '25-1194.00': [
    "Watch students' work and tell them how to improve",
    'Give lessons with slides, charts and discussion',
    'Supervise students as they use tools and equipment',
    'Test what students know and can do',
    'Teach students one to one when they need it',
    'Keep records of marks, attendance and training',
  ],
  // Nursery teacher
  '25-2011.00': [
    'Teach colours, shapes, numbers, letters and sharing',
    'Set rules for behaviour and keep to them',
    'Change how you teach to suit each child',
    'Provide things for children to explore and play with',
    'Serve healthy meals and snacks to the children',
    'Feed, dress and change young children',
  ],
  // Primary school teacher
  '25-2021.00': [
    'Teach the class, small groups and single pupils',
    'Set class rules and see that pupils keep them',
    'Guide pupils who find school or a subject hard',
    'Adapt lessons and materials to what each pupil needs',
    'Plan lessons in which pupils watch, ask and find out',
    'Get the classroom and materials ready',
  ],
  // Secondary school teacher
  '25-2031.00': [
    'Encourage pupils to explore subjects and stick at hard tasks',
    'Teach a subject by talks, discussion and examples',
    'Set and enforce rules so that lessons stay calm',
    'Prepare rooms and materials before each lesson',
    'Adjust teaching to pupils with different needs',
    'Set and mark tests and homework',
  ],
  // Special needs teacher
  '25-2058.00': [
    'Set rules and routines that keep a class calm',
    'Keep records and write reports on each child',
    'Agree a plan for each child with parents and specialists',
    'Use special methods that build senses, language and memory',
    'Set clear goals for each lesson and share them',
    'Prepare materials that suit what each child can do',
  ],
  // Private tutor
  '25-3041.00': [
    'Give students feedback that builds their confidence',
    'Go through texts, worksheets and problems together',
    'Check how a student is getting on in each session',
    'Teach how to study, take notes and sit exams',
    'Teach one student or a small group to raise grades',
    'Train to become a better tutor',
  ],
  // Archivist
  '25-4011.00': [
    'Sort records so that people can find them',
    'Help visitors who look for something in the archive',
    'Describe documents so that they are easy to use',
    'Build digital archives that people can search',
    'Set rules on who may see and use records',
    'Direct staff who arrange, list and care for collections',
  ],
  // Museum curator
  '25-4012.00': [
    'Plan how collections are bought, stored and shown',
    'Keep the catalogue and records of objects',
    'Research a subject that you know well',
    'Answer questions from the public and other museums',
    'Agree loans, sales and purchases of objects',
    'Examine objects to see if they are real and what they are worth',
  ],
  // Librarian
  '25-4022.00': [
    'Lend books and take them back',
    'Teach visitors to search databases and use computers',
    'Choose and order books, films and online material',
    'Find answers to questions in books and online',
    'Keep records and the catalogue correct',
    'Work out what a reader needs and find it',
  ],
  // Teaching assistant
  '25-9042.00': [
    'Watch over pupils in class, at break and on trips',
    'Help children one to one or in small groups',
    'See that pupils keep the school rules',
    'Teach pupils how to get on with others',
    'Show pupils how to use equipment safely',
    'Plan with the teacher what you will do',
  ],
};
