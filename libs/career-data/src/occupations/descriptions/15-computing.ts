import type { Description } from './description.js';

export const computing: Record<string, Description> = {
  // IT systems analyst
  '15-1211.00': {
    what: 'IT systems analysts stand between the people who use computers and those who build the software. They study how work is done now and draw up what a better system should do.',
    day: 'Interviews with users and workshops with developers alternate with drawing diagrams and writing requirements. Later, they help to test whether the new system really meets the need.',
    thrives:
      'Good listeners with orderly minds, who can translate between two groups that use different words, make strong analysts.',
    entry:
      'Common starts are a degree in computing or business, a digital apprenticeship or a move from a job as a skilled user. The BCS offers certificates in business analysis.',
  },
  // Cyber security analyst
  '15-1212.00': {
    what: 'Protecting computers, data and networks from thieves, spies and vandals is the task of cyber security analysts. They find weak points, watch for attacks and respond when one gets through.',
    day: 'Alerts on a monitoring screen have to be sorted into harmless and serious. Quieter hours go on testing systems, patching gaps and teaching staff to spot trick emails.',
    thrives:
      'Suspicious in the best sense, these are people who think like an intruder but play by the rules and keep a cool head.',
    entry:
      'Routes include computing or security degrees, apprenticeships and sideways moves from IT support or networks. Government jobs ask for security clearance, and industry certificates count for much.',
  },
  // Computer science researcher
  '15-1221.00': {
    what: 'Computer scientists in research look for new ways to compute, for instance how machines can learn, prove a result or keep a secret. Their ideas may become products years later.',
    day: 'Reading papers, sketching a method, coding an experiment and finding why it failed is the usual round. Results are then written up and argued over with colleagues.',
    thrives:
      'Deep thinkers with a love of mathematics and a high tolerance for being stuck feel most alive in this work.',
    entry:
      'A strong degree in computer science or mathematics is followed by a doctorate in nearly all cases. Research jobs are found in universities, technology firms and government laboratories.',
  },
  // IT support technician
  '15-1232.00': {
    what: 'When a laptop freezes or a password fails, IT support technicians put it right. They help users by phone, chat or at the desk, and set up new equipment.',
    day: 'A queue of requests decides the order of the day, from printers to lost files. Each fix is noted so that the next person can find it.',
    thrives:
      'Patience matters most, along with the knack of explaining without making anyone feel foolish.',
    entry:
      'School or college leavers often come in through a digital support apprenticeship or T Level. Being the one who mends things for friends, plus an industry certificate, can also win a first job.',
  },
  // Network architect
  '15-1241.00': {
    what: 'Network architects design the links that carry data between offices, data centres and the internet. They choose equipment, plan for growth and make sure that one broken cable does not stop everything.',
    day: 'Diagrams, traffic figures and test results are studied to see where a link will become too slow. Meetings with security staff and suppliers follow before anything is changed.',
    thrives:
      "Planners do best here: thorough people who are fond of structure and don't trust luck.",
    entry:
      'Several years as a network technician or engineer usually come first, after a computing degree or an apprenticeship. Certificates from the main equipment makers are widely expected.',
  },
  // Database administrator
  '15-1242.00': {
    what: 'Database administrators keep stores of information safe, correct and quick to search, whether they hold patient records or railway bookings.',
    day: 'The first look is at overnight backups and warnings. Then come requests for access, slow queries to speed up, and changes rehearsed on a copy before they touch the real thing.',
    thrives:
      'Careful, quietly stubborn people who check twice and like tidy order are trusted with this job.',
    entry:
      'Look for degrees or apprenticeships in computing or data. Many drift across from programming or support after learning SQL, and vendor certificates help to prove what they know.',
  },
  // Systems and network administrator
  '15-1244.00': {
    what: 'Systems and network administrators run the servers, accounts and connections that others hardly notice until they stop. They install, update, back up and repair.',
    day: 'Mornings bring checks and small tickets, such as a new starter who needs access. Big updates are often done late in the evening, when few people are working.',
    thrives:
      'If you enjoy finding the one setting that is wrong, and can stay friendly while the whole office waits, consider this.',
    entry:
      'Entry is possible from an IT support job, through a network engineer apprenticeship or with a computing qualification. Learning goes on throughout, as systems are replaced often.',
  },
  // Software developer
  '15-1252.00': {
    what: 'Software developers write and improve the programs behind websites, phones, cars and bank accounts. They turn a need into code that works and can be changed later.',
    day: 'After a short team meeting, they write code, test it and read what colleagues have written. Tracking down a bug may take ten minutes or all afternoon.',
    thrives:
      'It draws those who like building, can hold a tangled problem in mind and do not mind starting again.',
    entry:
      'Degrees in computing are common, but apprenticeships, short intensive courses and self-taught projects also lead to jobs. Showing code you have written speaks for itself.',
  },
  // Software tester
  '15-1253.00': {
    what: 'Software testers try to break programs before customers do. They plan what to check, write automatic tests and describe faults so that developers can mend them.',
    day: 'Part of the day is spent running a new version through its paces, clicking where no one should click. Reports follow, with the exact steps that made it fail.',
    thrives:
      'Sceptical, methodical people who can bring bad news kindly are appreciated by every team.',
    entry:
      'There is no single path in. Some come with a computing degree or a tester apprenticeship, others from customer support, and the ISTQB foundation certificate is a well-known start.',
  },
  // Web developer
  '15-1254.00': {
    what: 'Web developers build websites and online services, from the parts people see to the machinery that stores an order or a message.',
    day: 'They turn a design into pages, check them on different screens and fix whatever is slow or broken. Talking through changes with clients or designers is part of most weeks.',
    thrives:
      'This appeals to makers who like quick, visible results and are willing to keep learning new tools.',
    entry:
      'A collection of sites you have made is worth as much as a certificate. Reach it through college, a degree, an apprenticeship or study at home, often followed by freelance work.',
  },
  // Web and interface (UX) designer
  '15-1255.00': {
    what: 'Web and interface designers, often called UX designers, decide how a website or app looks and how easily people find their way through it.',
    day: 'They watch people try a draft, notice where they hesitate, and redraw the screens. Sketches become clickable models before any developer writes code.',
    thrives:
      'Fitting people combine a good eye with real curiosity about users, and can drop a favourite idea when tests go against it.',
    entry:
      'Study in graphic design, psychology or computing can all lead here, as can a digital design apprenticeship. What employers ask to see is a portfolio that explains your thinking.',
  },
  // Video game designer
  '15-1255.01': {
    what: 'Video game designers invent the rules, levels, stories and challenges that make a game worth playing. They are the ones who decide what the player can do and why it is fun.',
    day: 'Ideas are written down, built roughly, played, and changed again and again. Artists, programmers and testers all need clear notes and answers.',
    thrives:
      'It fits inventive people who play critically, take blunt feedback well and can finish what they began.',
    entry:
      'Make small games and mods of your own with free tools, as studios will want to play them. Game design degrees help, and testing games is another known way through the door.',
  },
  // IT project manager
  '15-1299.09': {
    what: 'IT project managers see that new systems are delivered as promised. They plan the work, watch money and risks, and keep technical staff, users and suppliers moving together.',
    day: 'Short progress meetings open the day, followed by plans to update and obstacles to clear. Someone always needs to be told, early and honestly, that a date may slip.',
    thrives:
      'Steady communicators who can organise others without being their boss usually manage best.',
    entry:
      'Junior jobs such as project support officer, or an apprenticeship, are open to newcomers, and many developers and analysts move across. Courses in agile methods and awards of the Association for Project Management are common.',
  },
  // Actuary
  '15-2011.00': {
    what: 'Actuaries use mathematics to judge future risk, such as how long pensions must be paid or how many homes a storm could flood. Insurers and pension funds set prices and savings by their advice.',
    day: 'Building models on a computer, checking the data behind them and writing up results take up most hours. Meetings with managers turn those results into decisions.',
    thrives:
      'Strong mathematicians who also like business and can put a hard idea into ordinary words do best.',
    entry:
      'Most have a degree with plenty of mathematics, though apprenticeships exist. While working, you study for several years towards the exams of the Institute and Faculty of Actuaries.',
  },
  // Operational research analyst
  '15-2031.00': {
    what: 'Operational research analysts use mathematics to help organisations make better choices, for example where to place ambulances or how to plan airline crews.',
    day: 'They talk to those who know the problem, build a model of it and try out many possible plans. The answer is then explained without equations.',
    thrives:
      'Are you someone who sees queues and timetables as puzzles begging to be solved? Then the work may please you, provided you enjoy talking to users too.',
    entry:
      "A degree in mathematics, statistics, engineering or economics is needed, and often a master's. The Government Operational Research Service and large companies take trainees.",
  },
  // Statistician
  '15-2041.00': {
    what: 'Statisticians collect and study numbers to find out what is true, for instance whether a medicine works or how a population is changing.',
    day: 'Designing a survey or trial comes first, then checking data, choosing methods and drawing conclusions. Much effort goes into saying how sure the answer is.',
    thrives:
      'Exact, open-minded people who dislike exaggeration and enjoy working with experts in other subjects will settle in well.',
    entry:
      "You will need a degree in mathematics or statistics, and health or research jobs may ask for a master's. Universities, drug companies and the Government Statistical Service recruit, and the Royal Statistical Society grants chartered status.",
  },
  // Data scientist
  '15-2051.00': {
    what: 'Data scientists search large sets of data for patterns that help to predict or decide something, such as which parts will fail or which messages are spam.',
    day: 'A great deal of time goes on cleaning the data. After that they write code, train models, test them honestly and show colleagues what the results do and do not mean.',
    thrives:
      'Inquisitive people with some mathematics, some programming and a habit of doubting a neat result get on well.',
    entry:
      "Usual preparation is a degree in mathematics, computing or a science, often with a master's, or a degree apprenticeship. Data analyst jobs are a good stepping stone.",
  },
  // Business intelligence analyst
  '15-2051.01': {
    what: "Business intelligence analysts turn a company's records into reports and charts that managers can act upon. They show, for instance, which shops, products or hours earn the most.",
    day: 'Questions arrive from several departments and must be made precise. The analyst then gathers data, builds a dashboard and checks the totals before anyone relies on them.',
    thrives:
      'You may like this if you enjoy tidying up muddle, care about getting figures right and can tell a story with a chart.',
    entry:
      'Data analyst apprenticeships take people from school onwards. Others arrive with a degree in business, computing or economics, or from finance and sales after learning SQL and reporting tools.',
  },
};
