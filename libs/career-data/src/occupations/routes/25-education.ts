import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const education: Record<string, RouteCard> = {
  // University lecturer in biological science
  '25-1042.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in biology or a close science, then a doctorate and research.',
    },
    months: [72, 96],
    experience: [2, 6],
    cost: ['loan', 'research'],
    later: ['ST0477'],
    firstTitles: ['PhD studentship', 'Research assistant', 'Teaching fellow'],
    progression: 'Next steps are senior lecturer, reader and professor.',
    tryIt: 'Go to a public lecture and ask the speaker how they got there.',
    checked,
  },
  // University lecturer in the arts
  '25-1121.00': {
    level: 3,
    opensWith: {
      portfolio: 'Work as an artist, performer or designer for some years, then teach part time.',
      degree: "Take a degree in an art, then a master's or a doctorate.",
    },
    months: [48, 84],
    cost: ['loan', 'research'],
    later: ['ST0477'],
    firstTitles: ['Visiting lecturer', 'Associate lecturer', 'Technical demonstrator'],
    progression: 'Next steps are senior lecturer, course leader and professor.',
    tryIt: 'Run a short workshop in your art for beginners.',
    checked,
  },
  // Further education (vocational) teacher
  '25-1194.00': {
    level: 3,
    opensWith: {
      promotion: 'Work in your trade for some years, then teach it and train at work.',
      degree: 'Take a degree in your subject, then a teaching course for colleges.',
    },
    months: [12, 24],
    experience: [2, 5],
    cost: ['employer', 'loan'],
    asksFor: ['record'],
    later: ['ST0149'],
    firstTitles: ['Trainee lecturer', 'Vocational assessor', 'Workshop demonstrator'],
    progression: 'You may become course leader, head of department or college manager.',
    tryIt: 'Show a beginner a skill from your trade or hobby, and check what they can do.',
    checked,
  },
  // Nursery teacher
  '25-2011.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree with early years teacher status or qualified teacher status.',
      conversion: 'Take any degree, then a year of early years or primary training.',
      promotion: 'Start as a nursery worker at level 3 and study for a degree part time.',
    },
    months: [36, 48],
    cost: ['teaching', 'employer'],
    asksFor: ['record'],
    register: [
      {
        body: 'qts',
        required: 'part',
        scope: 'teaching in state nursery classes that councils run',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Early years teacher', 'Nursery practitioner', 'Early years educator'],
    progression: 'You may lead early years in a school or manage a nursery.',
    tryIt: 'Spend a week in a nursery class and plan one game for the children.',
    checked,
  },
  // Primary school teacher
  '25-2021.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in primary education with qualified teacher status.',
      conversion: 'Take any degree, then a year of teacher training, paid or unpaid.',
      promotion: 'Start as a teaching assistant and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['teaching', 'employer'],
    asksFor: ['record'],
    later: ['ST0490'],
    register: [
      {
        body: 'qts',
        required: 'part',
        scope: 'teaching in state schools that councils run',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Teaching assistant', 'Trainee teacher', 'Early career teacher'],
    progression: 'You may lead a subject, then become deputy head or head teacher.',
    tryIt: 'Hear children read at a local school for a few weeks.',
    checked,
  },
  // Secondary school teacher
  '25-2031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in your subject; a few degrees include qualified teacher status.',
      conversion: 'Take a degree, then a year of teacher training in your subject.',
      promotion: 'Start as a teaching assistant and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['teaching', 'employer'],
    asksFor: ['record'],
    later: ['ST0490'],
    register: [
      {
        body: 'qts',
        required: 'part',
        scope: 'teaching in state schools that councils run',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Cover supervisor', 'Trainee teacher', 'Early career teacher'],
    progression: 'Next steps are head of department, head of year and deputy head.',
    tryIt: 'Help younger pupils with your best subject once a week.',
    checked,
  },
  // Special needs teacher
  '25-2058.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree with qualified teacher status, then teach and specialise.',
      conversion: 'Take any degree, then a year of teacher training, and specialise at work.',
      promotion: 'Start as a teaching assistant and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['teaching', 'employer'],
    asksFor: ['record'],
    register: [
      {
        body: 'qts',
        required: 'part',
        scope: 'teaching in state schools that councils run',
        protectedTitle: null,
      },
    ],
    firstTitles: [
      'Teaching assistant (special needs)',
      'Learning support assistant',
      'Trainee teacher',
    ],
    progression: 'You may become a SENCO, who plans support for a whole school.',
    tryIt: 'Volunteer at a club for disabled children.',
    checked,
  },
  // Private tutor
  '25-3041.00': {
    level: 3,
    opensWith: {
      work: 'Tutor younger pupils in a subject where you have a high grade.',
      degree: 'Take a degree in your subject; agencies often ask for this.',
    },
    months: [0, 36],
    cost: ['self', 'loan'],
    asksFor: ['record'],
    firstTitles: ['Tutor', 'Online tutor', 'Academic mentor'],
    progression: 'You may set higher rates, hire other tutors or train as a teacher.',
    tryIt: 'Explain one hard topic to a friend and check if they can do it alone.',
    checked,
  },
  // Archivist
  '25-4011.00': {
    level: 3,
    opensWith: {
      conversion: 'Take any degree, gain some archive work, then a postgraduate course.',
      work: 'Start as an archive assistant and study for awards at work.',
      volunteering: 'Volunteer in a record office or museum first.',
    },
    months: [18, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Archive assistant', 'Records assistant', 'Trainee archivist'],
    progression: 'You may manage an archive or specialise in digital records.',
    tryIt: 'Visit a local record office and trace the history of your street.',
    checked,
  },
  // Museum curator
  '25-4012.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in history, art, archaeology or science.',
      conversion: "Take a degree, then a master's in museum studies.",
      volunteering: 'Volunteer at a museum and apply for assistant or trainee jobs.',
    },
    months: [36, 60],
    cost: ['loan', 'self'],
    firstTitles: ['Museum assistant', 'Collections assistant', 'Assistant curator'],
    progression: 'Next steps are senior curator and head of collections.',
    tryIt: 'Write a label of sixty words for an object that means something to you.',
    checked,
  },
  // Librarian
  '25-4022.00': {
    level: 3,
    opensWith: {
      work: 'Start as a library assistant and study for awards at work.',
      degree: 'Take a degree in information or library studies.',
      conversion: 'Take any degree, then a postgraduate course in information studies.',
    },
    months: [18, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Library assistant', 'Information assistant', 'Assistant librarian'],
    progression: 'You may manage a library or look after digital collections.',
    tryIt: 'Volunteer for a summer reading scheme at your local library.',
    checked,
  },
  // Teaching assistant
  '25-9042.00': {
    level: 2,
    opensWith: {
      volunteering: 'Help in a school first, with good GCSEs in English and maths.',
      college: 'Take a level 2 or level 3 course in supporting teaching.',
      work: 'Apply for a school job with training; some ask for no course.',
    },
    months: [3, 24],
    cost: ['employer', 'college'],
    asksFor: ['record'],
    firstTitles: ['Teaching assistant', 'Classroom assistant', 'Learning support assistant'],
    progression: 'You may become a higher level teaching assistant or train to teach.',
    tryIt: 'Spend a week of work experience in a primary school.',
    checked,
  },
};
