import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const computing: Record<string, RouteCard> = {
  // IT systems analyst
  '15-1211.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in computing, business or maths.',
      work: 'Start in IT support or testing and learn how systems are planned.',
      conversion: 'Take another degree, then a conversion course in computing.',
    },
    months: [18, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior business analyst', 'IT analyst', 'Application support analyst'],
    progression: 'You may become a lead analyst, a project manager or a systems architect.',
    tryIt: 'Draw how a library lends a book, step by step, and mark what could be simpler.',
    checked,
  },
  // Cyber security analyst
  '15-1212.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in cyber security or computing.',
      work: 'Start in IT support or networks and take security certificates.',
      conversion: "Take another degree, then a master's course in cyber security.",
    },
    months: [18, 48],
    cost: ['employer', 'loan'],
    firstTitles: [
      'Junior security analyst',
      'Security operations analyst',
      'IT support technician',
    ],
    progression: 'You may test systems for weak points, lead a team or design defences.',
    tryIt: 'Try free online security puzzles made for beginners, and never test a real site.',
    checked,
  },
  // Computer science researcher
  '15-1221.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in computer science or maths, then a doctorate.',
      conversion: "Take another science degree, then a master's in computing and a doctorate.",
    },
    months: [60, 96],
    cost: ['loan', 'research'],
    firstTitles: ['Research assistant', 'PhD studentship', 'Research engineer'],
    progression: 'You may lead a research group at a university or a company.',
    tryIt: 'Read the first page of a computing paper and explain it to a friend.',
    checked,
  },
  // IT support technician
  '15-1232.00': {
    level: 2,
    opensWith: {
      college: 'Take a digital T level or a college course in IT.',
      work: 'Start on a help desk; some employers train people with good GCSEs.',
      degree: 'Take a degree in computing; some employers ask for one.',
    },
    months: [6, 24],
    cost: ['employer', 'college', 'loan'],
    firstTitles: ['Help desk analyst', 'IT support technician', 'First line support'],
    progression: 'Next steps are second line support, networks, security or a team lead job.',
    tryIt: 'Fix a slow laptop for someone and write down each step you took.',
    checked,
  },
  // Network architect
  '15-1241.00': {
    level: 3,
    opensWith: {
      promotion: 'Start in support, become a network engineer, then design networks.',
      degree: 'Take a degree in computing or electronics.',
      college: 'Take network certificates at college or while you work.',
    },
    months: [24, 48],
    experience: [3, 5],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior network engineer', 'Network technician', 'IT support technician'],
    progression: 'You may become a lead architect or head of infrastructure.',
    tryIt: 'Set up a small network at home with permission and draw how its parts connect.',
    checked,
  },
  // Database administrator
  '15-1242.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in computing or a subject with data in it.',
      work: 'Start in IT support or data entry and learn SQL.',
      college: 'Take a digital T level, HNC or HND.',
    },
    months: [24, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior database administrator', 'Data officer', 'Application support analyst'],
    progression: 'You may become a data engineer or lead a data team.',
    tryIt: 'Put your music or books in a free database and write ten questions to it.',
    checked,
  },
  // Systems and network administrator
  '15-1244.00': {
    level: 3,
    opensWith: {
      work: 'Start in IT support and take charge of servers as you learn.',
      college: 'Take a digital T level or network certificates.',
      degree: 'Take a degree in computing or networks.',
    },
    months: [18, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['IT technician', 'Junior systems administrator', 'Infrastructure technician'],
    progression: 'Next steps are cloud engineer, network architect and IT manager.',
    tryIt: 'Install a free operating system on an old computer and share a folder from it.',
    checked,
  },
  // Software developer
  '15-1252.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in computer science, maths or another science.',
      portfolio: 'Teach yourself, build projects and show the code to employers.',
      conversion: 'Take another degree, then a conversion course in computing.',
    },
    months: [18, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior developer', 'Graduate software engineer', 'Trainee programmer'],
    progression: 'You may become a senior developer, a technical lead or an architect.',
    tryIt: 'Write a small game or tool in Python and ask a friend to use it.',
    checked,
  },
  // Software tester
  '15-1253.00': {
    level: 3,
    opensWith: {
      work: 'Start as a junior tester after A levels or a T level.',
      degree: 'Take a degree in computing or another subject.',
      promotion: 'Move over from support or from a team that uses the software.',
    },
    months: [12, 30],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior tester', 'Test analyst', 'Quality assurance tester'],
    progression: 'You may write automatic tests, lead testing or become a developer.',
    tryIt: 'Find five faults in an app and write each so that others can repeat it.',
    checked,
  },
  // Web developer
  '15-1254.00': {
    level: 3,
    opensWith: {
      portfolio: 'Teach yourself HTML, CSS and JavaScript, and build sites for people.',
      degree: 'Take a degree in computing or web development.',
      college: 'Take a digital T level or a coding course at college.',
    },
    months: [12, 36],
    cost: ['employer', 'loan', 'college'],
    firstTitles: ['Junior web developer', 'Front-end developer', 'Website assistant'],
    progression: 'You may become a senior developer or work for clients of your own.',
    tryIt: 'Build a three-page site for a local club and put it online.',
    checked,
  },
  // Web and interface (UX) designer
  '15-1255.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in design, computing or psychology.',
      portfolio: 'Learn with short courses and show three worked projects.',
      promotion: 'Move over from graphic design, research or web work.',
    },
    months: [18, 36],
    cost: ['loan', 'employer'],
    firstTitles: ['Junior UX designer', 'Web designer', 'UX researcher'],
    progression: 'Next steps are senior designer and head of design.',
    tryIt: 'Watch two people use the same app and sketch what you would change.',
    checked,
  },
  // Video game designer
  '15-1255.01': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in game design, art or computing.',
      portfolio: 'Make small games with free tools and enter game jams.',
      work: 'Start as a game tester and move into design.',
    },
    months: [24, 48],
    cost: ['loan', 'self'],
    later: ['ST0953'],
    firstTitles: ['Junior game designer', 'Level designer', 'Games tester'],
    progression: 'You may become a lead designer or start a studio.',
    tryIt: 'Make a one-room game in a weekend and watch someone play it.',
    checked,
  },
  // IT project manager
  '15-1299.09': {
    level: 3,
    opensWith: {
      promotion: 'Start in IT support, testing or a project office, then run small projects.',
      degree: 'Take a degree in computing, business or another subject.',
      work: 'Start as a project administrator after A levels.',
    },
    months: [18, 48],
    experience: [2, 5],
    cost: ['employer', 'loan'],
    firstTitles: ['Project administrator', 'Project support officer', 'Junior project manager'],
    progression: 'Next steps are programme manager and head of delivery.',
    tryIt: 'Run a group project with a task board and a weekly check of what is late.',
    checked,
  },
  // Actuary
  '15-2011.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree with a lot of maths, then a trainee job with exams.',
      trainee: 'Join an insurer or consulting firm after A level maths and take exams.',
    },
    months: [60, 84],
    cost: ['employer', 'loan'],
    later: ['ST0502'],
    firstTitles: ['Actuarial trainee', 'Actuarial analyst', 'Actuarial technician'],
    progression: 'Once you pass all the exams you can lead teams and sign off reports.',
    tryIt: 'Work out how often a rare event happens from public figures, and what it costs.',
    checked,
  },
  // Operational research analyst
  '15-2031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in maths, economics, science or engineering.',
      promotion: 'Start as a data analyst after A levels and move up with study.',
    },
    months: [36, 48],
    cost: ['loan', 'employer'],
    later: ['ST0884'],
    firstTitles: ['Operational research analyst', 'Graduate analyst', 'Data analyst'],
    progression: 'You may lead a team that advises a government department or a firm.',
    tryIt: 'Time a queue for an hour and work out how many tills it needs.',
    checked,
  },
  // Statistician
  '15-2041.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in maths or statistics.',
      conversion: "Take another degree with numbers, then a master's in statistics.",
      promotion: 'Start as a data or statistics assistant after A levels and study part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    later: ['ST0892'],
    firstTitles: ['Assistant statistician', 'Statistical analyst', 'Graduate statistician'],
    progression: 'You may lead studies in health, government or business.',
    tryIt: 'Download a table from the census and find something that surprises you.',
    checked,
  },
  // Data scientist
  '15-2051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in maths, statistics, computing or a science.',
      conversion: "Take another degree, then a master's in data science.",
      promotion: 'Start as a data analyst after A levels and learn to code.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    later: ['ST0763'],
    firstTitles: ['Junior data scientist', 'Data analyst', 'Graduate data scientist'],
    progression: 'Next steps are senior data scientist and head of data.',
    tryIt: 'Take a free data set and predict one column from the others in Python.',
    checked,
  },
  // Business intelligence analyst
  '15-2051.01': {
    level: 3,
    opensWith: {
      work: 'Start as a data assistant after A levels or a T level.',
      degree: 'Take a degree in business, maths, economics or computing.',
      promotion: 'Move over from an office job where you make reports.',
    },
    months: [12, 36],
    cost: ['employer', 'loan'],
    firstTitles: ['Junior data analyst', 'Reporting analyst', 'Data assistant'],
    progression: 'You may become a senior analyst, a data engineer or a team lead.',
    tryIt: 'Make a one-page chart report for a club: who comes, when and how often.',
    checked,
  },
};
