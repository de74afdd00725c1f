// Wordings of the next steps, in the order of their dates. Variables: `{a}` and `{b}` are careers with their articles;
// `{titles}` the first three; `{job}` a job title; `{search}` and `{searches}` search texts; `{skills}` skills; `{way}`
// and `{as}` belong to an entry route; the others depend on the country's English.
import type { Stage } from '@bearings/domain';
import type { Wording } from '../wording.js';

/** A career stage, or `unknown` if the reader did not answer. */
export type PlanStage = Stage | 'unknown';

type ByStage = Readonly<Record<PlanStage, readonly Wording[]>>;

export const PLAN_HEADINGS = {
  week: 'This week',
  month: 'In the next 30 days',
  quarter: 'Within 90 days',
  year: 'Within a year',
  places: 'Where to look',
  choose: 'While you decide',
} as const;

export const PLAN_INTRO: ByStage = {
  school: [
    "You told us you're at school. So these steps are about looking, asking and trying before you pick courses.",
    "You're at school, so nothing here ties you down. Look, ask and try first.",
  ],
  fe: [
    "You're at college or in an apprenticeship, so you have tutors and employers to ask. These steps use them.",
    "You told us you're at college or in an apprenticeship. These steps build on what you're learning there.",
  ],
  student: [
    "You're at university, so these steps use what you can get there free: advice, placements and people to ask.",
    "You told us you're at university. Use these steps to try work before you finish, while help is close by.",
  ],
  graduate: [
    "You've recently graduated. These steps help you turn a degree into a first job, or a short course that leads to one.",
    "You told us you've recently graduated, so these steps go straight to jobs and to routes open to people with a degree.",
  ],
  working: [
    "You're in work, so these steps fit around a job. You can do most of them in the evening or on a day off.",
    "You told us you're in work. Keep your job for now, and use these steps to test a change before you make it.",
  ],
  returning: [
    "You're going back to work, so these steps start with what you've already done and build up slowly.",
    "You told us you're returning to work. Time away isn't wasted, and the first steps show what you can use from it.",
  ],
  experienced: [
    'You have experience and want to lead, so these steps build on what you know and the people you know.',
    "You told us you're experienced and ready to lead. These steps look for the quickest way to use that.",
  ],
  unknown: [
    "You haven't told us if you're at school, studying or in work, so these steps are general. Leave out what doesn't apply, or tell us and get a new list for free.",
    "We don't know where you are in school or work, so skip any step that doesn't apply to you. You can tell us more at any time, for free.",
    "These steps don't go by your age or stage, because you haven't told us. Add that on your report page, and we make them again for free.",
  ],
};

export const PLAN_EXAMPLES: readonly string[] = [
  "Your careers are in no order, so we use three of them as examples: {titles}. Swap in others from your list if you'd rather.",
  "Your list has no order, so these three are only examples: {titles}. Choose three others if you'd rather.",
];

/** Steps for this week: search for job adverts. */
export const SEARCH_STEPS: ByStage = {
  school: [
    'Search online for {search} near where you live. Read three {adverts} and write down what each one asks for.',
    'Find three {adverts} for {search}. Underline every subject, grade or skill they ask for.',
  ],
  fe: [
    'Search for {searches}. Mark what the {adverts} ask for that your course already covers.',
    'Read three {adverts} for {search}. Ask your tutor which parts your course prepares you for.',
  ],
  student: [
    'Search for {search} and look for placements and holiday jobs too. Save three, and note when they close.',
    'Find three {adverts} for {search} that take people straight from a course. Note what they ask for besides a degree.',
  ],
  graduate: [
    'Search for {searches}. Save three {adverts}, and tick off everything they ask for that you can already show.',
    'Read five {adverts} for {search}. Write down the two things they ask for most, and how you could show each.',
  ],
  working: [
    "Search for {search} within the distance you'd travel. Compare hours and starting pay with the job you have now.",
    "Read three {adverts} for {search}. Next to each line, write what you've done at work that comes close.",
  ],
  returning: [
    'Search for {search} with the hours you can do. Save three {adverts}, part-time ones too.',
    "Read three {adverts} for {search}. Mark everything you could do tomorrow, and what you'd need to refresh.",
  ],
  experienced: [
    'Search for {search} and for the jobs above it. Note which of them ask for experience you already have.',
    'Read three {adverts} for {search}. Would you start there, or does your experience let you start higher?',
  ],
  unknown: [
    'Look for {search} in a job search. Which {adverts} would you click on, and which not? Say why.',
    'Pick the best of five {adverts} for {search}. Work out what you would need to apply.',
    'Search for {search}. Read three {adverts} and mark the words that come up each time.',
    "Find three {adverts} for {search} near you. Write down what each asks for, and what you'd like to ask back.",
    'Look up {searches} on a job site. Count how many there are within reach of home.',
  ],
};

/** Search text for a country whose job titles we do not know. */
export const LOCAL_SEARCH_TERM = 'the local title for {a}';

/** Steps for this week: ask a person, or write a list. */
export const FIRST_TALK_STEPS: ByStage = {
  school: [
    'Book half an hour with the {schoolAdviser}. Bring this report and ask about these three: {titles}.',
    'Show this page to a teacher you trust. Ask which of your subjects help with these jobs: {titles}.',
  ],
  fe: [
    'Ask your tutor if anyone from your course has gone on to work as {a} or {b}, and how.',
    'Ask at your college who could put you in touch with {a}, or with someone who hires for that job.',
  ],
  student: [
    "Book a talk with your university's {careersService}. Ask which employers near you take students who want to work as {a}.",
    'Ask your {careersService} for the names of three former students who now work as {a} or {b}.',
  ],
  graduate: [
    "Ask your old university's {careersService} if it still helps you. Many do for a year or more after you leave, free of charge. Ask about practice interviews and job fairs too.",
    'Write to someone from your course who found work quickly. Ask what got them the interview.',
  ],
  working: [
    'List what you do in your job that {a} would need too, such as {skills}.',
    'Write down three things you do well at work. Next to each, say how {a} would use it.',
  ],
  returning: [
    "Write down what you've done in work and out of it, unpaid things too. Mark what {a} would use, such as {skills}.",
    'Make two lists: what you did in your last job, and what you {learnt} since. Mark what would help {a}.',
  ],
  experienced: [
    "List the people, budgets and projects you've been in charge of. Mark which of them {a} would deal with too.",
    'Write down the three hardest things you have run. Ask yourself which of them matter to {a}.',
  ],
  unknown: [
    'Sort these by how much you want to know more: {titles}. Start with the one on top.',
    "Explain one of these jobs to a friend in a minute: {titles}. What you can't explain is what to look up.",
    'Tell someone you trust about these jobs: {titles}. Ask which sounds most like you, and why.',
    'Ask two people who know you well which they could see you in: {titles}.',
    'For each of these jobs, write one line on what you like and one on what puts you off: {titles}.',
  ],
};

/** Steps for the first 30 days: meet a person who does the work. */
export const MEET_STEPS: ByStage = {
  school: [
    'Ask your family, your teachers and people nearby who knows {a} or {b}. Then ask that person what they did last Tuesday.',
    'Ask your school if you can spend a few days beside {a} or {b}. Suggest two employers yourself.',
  ],
  fe: [
    'Ask an employer you know through college for a day beside {a} or {b}.',
    'At the next {openDay} or fair, find someone who works as {a} or {b}. Ask what they {learnt} in their first year.',
  ],
  student: [
    'Go to one event where you can meet {a} or {b}, and ask how they got their first job.',
    'Find a former student who works as {a} or {b}. Ask for twenty minutes of their time.',
  ],
  graduate: [
    'Ask {a} or {b} with up to three years in the job how they got in. People close to your age often answer.',
    "Find two people who studied what you did and now work as {a} or {b}. Ask what they'd do first today.",
  ],
  working: [
    'Take a day off to spend time beside {a} or {b}. Friends of friends are the easiest to ask.',
    'Ask inside your own workplace first: does anyone work with {a} or {b}? Ask them for an introduction.',
  ],
  returning: [
    'Talk to someone who came back to work after a break. Ask what helped, and who hired them.',
    'Ask {a} or {b} which hours are normal, and what you would need to refresh first.',
  ],
  experienced: [
    "Ask two people who lead teams in this field what they'd want from someone coming from yours.",
    'Have coffee with someone who manages {a} or {b}. Ask what they find hardest to hire for.',
  ],
  unknown: [
    'Write to {a} or {b} with two short questions about their week. Keep it friendly and brief.',
    'Ask around until you find {a} or {b}. Find out what a bad day is like, not only a good one.',
    'Find someone who works as {a} or {b}. Ask what they did last Tuesday, hour by hour.',
    'Ask {a} or {b} what surprised them in the first month. A short message is enough to start.',
    'Arrange to sit beside {a} or {b} for a morning. Write down what you liked and what bored you.',
  ],
};

/** Steps on an entry route. `{way}` is a sentence, `{as}` an occupation with its article. */
export const WAY_IN_STEPS: readonly string[] = [
  'To become {as}, you could do this: {way}',
  'Here is one way to become {as}: {way}',
  'If you want to be {as}, this is one way in: {way}',
];

/** Replaces the entry routes of the first three careers if we do not know those of the country: questions to ask. */
export const ABROAD_WAY_STEPS: readonly (readonly string[])[] = [
  [
    'Find out how people become {as} in {country}: what they need, how long it takes, what it costs and if they earn meanwhile.',
    'Ask how someone becomes {as} in {country}: where they train, for how long, who pays, and what they need to get a place.',
    'Look up how long it takes to become {as} in {country}, what it costs, what it asks for and if it is paid.',
  ],
  [
    'Ask the same about becoming {as} in {country}, and write the answers next to the first ones. Find two places that train people for it.',
    'Find two places in {country} where you could train as {as}. Write down what they ask for, when they start and what they cost.',
  ],
  [
    'Look up the training of {as} in {country} too. Then compare all three by time, cost, pay and hours.',
    'Find out the same for {as} in {country}, so that you can compare three ways on one page.',
  ],
];

/**
 * Steps for the first 30 days, for a reader who told us little about their circumstances: get a first-hand account of
 * the work.
 */
export const FIRST_HAND_STEPS: readonly string[] = [
  "Watch or read one first-hand account by {a}. Note one thing you'd like about the week and one you wouldn't.",
  "Look for a video or a blog by {a}. Write down what they do most, and if you'd want to.",
  'Listen to an interview with {a}. Write down two things that surprised you.',
  'Search for people who stopped being {a}. Would their reasons matter to you?',
];

/**
 * Steps for the first 90 days, for a reader who told us little about their circumstances: ask about the first year of
 * the work.
 */
export const FIRST_YEAR_STEPS: readonly string[] = [
  "Ask {b} what the first year was like, what was hardest, and what they'd do differently if they began today.",
  'Ask {b} which part of the training they use most, which they never used, and what they had to learn at work.',
];

/** Steps on US licensing rules, for the first career for which many states require a licence. */
export const STATE_RULE_STEPS: readonly string[] = [
  'Find out if your state asks {as} for a license, and what training counts. The rules differ between states.',
  'Some jobs need a state license. Look up the rule for {as} in your state before you pay for training.',
];

/** Questions that follow `ABROAD_WAY_STEPS`: do the reader's qualifications shorten the training? */
export const ABROAD_RECOGNITION_STEPS: readonly (readonly string[])[] = [
  [
    'Ask if your schooling counts.',
    'Does anything you have done make it shorter?',
    'Ask if what you have learnt so far counts.',
  ],
  ['Ask each place what its students do a year after they finish.'],
];

/** Ways to try any work. Used if we have no trial for the occupation in particular, or the reader is too old for it. */
export const TRIAL_STEPS: readonly string[] = [
  'Ask to spend half a day beside one, and note what they do each hour.',
  'Find a blog or forum by people who do this work, and try one task they describe.',
  'Do one task of this job for a club or a friend, and ask what they think of it.',
];

/** Sentences that list the job titles to search for. */
export const SEARCH_TITLES: readonly string[] = [
  'Job titles to search for: {jobs}.',
  'In adverts, look for {jobs}.',
  'Adverts may say {jobs}.',
];

/** Steps for an entry route through study: ask about courses. */
export const FIND_COURSE_STEPS: readonly string[] = [
  'Find two places that offer this, and write down start date, cost and what they ask for.',
  'Compare two courses by length, cost and what you need to get in.',
  'Ask two colleges when it starts, what it costs and who gets a place.',
];

/** Replaces `FIND_EMPLOYER_STEPS` if most people in the work are self-employed. */
export const FIND_WORK_STEPS: readonly string[] = [
  'Ask two people who do it how they found their first paid work, and what they did beside it.',
  'Find two people who live from it, and ask who paid them first and for what.',
];

/** Steps for an entry route through work: ask employers. */
export const FIND_EMPLOYER_STEPS: readonly Wording[] = [
  'Find two employers that train new people, and ask when they hire.',
  'Write to two employers, and ask when they next take applications.',
  'Ask two employers near you how they choose beginners, and what the first week is like.',
  'Look for two employers that take beginners, and save their next start dates.',
];

/** Note after an entry route through a job, for a reader at school. */
export const UNDER_18_NOTE = "In England, a job before you're 18 has to come with study or training.";

/** Texts that describe an apprenticeship with its published facts. */
export const APPRENTICESHIP_WAY_TEXTS: readonly string[] = [
  'find the apprenticeship called {apprenticeship}. It is level {level}, takes about {months} months before the final test, and you earn while you learn.',
  'the apprenticeship is called {apprenticeship}. Level {level}, about {months} months before the final test, and paid.',
  'look for the apprenticeship called {apprenticeship}. Level {level} takes about {months} months before the final test, on a wage.',
];

/**
 * Sentences on how people usually enter a career in the United States, for a reader who already has the required
 * education.
 */
export const US_HAVE_STEPS: readonly string[] = [
  'People in the United States usually start as {as} with {way}.',
  'For {as}, employers in the United States usually ask for {way}.',
  'In the United States, {as} usually has {way} at the start.',
];

/** Follows `US_HAVE_STEPS` if the reader has a degree and employers require less. */
export const US_LEVEL_EXCEEDED: readonly string[] = [
  'With a degree you have more than that, so ask what else they look for.',
  'Your degree is above that level, so ask what would help you most.',
  'You have a higher level already. Ask if a short course would do.',
];

/** Follows `US_WAY_STEPS` if employers require a high school diploma or a two-year degree and the reader has it. */
export const US_DIPLOMA_HELD: readonly string[] = [
  'You have that already.',
  'You have that, so ask what else they look for.',
  'That’s done, so ask what would help you most.',
];

/** Follows `US_HAVE_STEPS` if the reader has a degree and employers require one. */
export const US_DEGREE_HELD: readonly string[] = [
  'You have a degree, so ask if yours has the right subject.',
  'Your degree is high enough, so check if the subject fits.',
  'Ask if they take people with your subject.',
];

/** Replaces `US_DEGREE_HELD` if most people in the work are self-employed. */
export const US_SELF_EMPLOYED_STEPS: readonly string[] = [
  'You have a degree, so ask which examples of your work to show.',
  'Your degree is high enough, so ask what work of your own to show.',
  'With a degree, what you can show counts more, so ask what to show first.',
];

/**
 * Steps for a reader with a degree if the usual entry route is a degree; `{way}` states whether the
 * reader's degree counts.
 */
export const DEGREE_WAY_STEPS: readonly string[] = [
  'How your degree fits work as {as}: {way}',
  'Check your degree for work as {as}: {way}',
];

/** Note after an entry route that requires a degree in certain subjects, for a reader who has a degree. */
export const ASK_IF_CLOSE_NOTE = 'Ask employers if yours is close enough.';

/** `ASK_IF_CLOSE_NOTE` as part of a step. */
export const ASK_IF_CLOSE_STEPS: readonly string[] = [
  'Ask two employers if your subject is close enough.',
  'Find out if your subject is close enough for employers.',
  'Check with two employers if your own subject counts.',
];

/** Replaces `ASK_IF_CLOSE_NOTE` if the job requires its own course. */
export const ASK_IF_SHORTER_NOTE = 'Ask if yours makes it shorter.';

/** Replaces `ASK_IF_CLOSE_NOTE` if the job requires its own course and the reader's degree is in that subject. */
export const ASK_IF_COUNTS_NOTE = 'Check that yours counts.';

/** Note after an apprenticeship at level 7 (master's degree). */
export const FUNDING_NOTE = 'Funding for this level changed in 2026, so ask who pays.';

/** Follows the name of the entry route if our table has no facts on its apprenticeship. */
export const SEARCH_APPRENTICESHIP_TEXT = 'paid training. Search for "{search}" at Find an apprenticeship (England).';

/** `SEARCH_APPRENTICESHIP_TEXT` as a step. */
export const SEARCH_APPRENTICESHIP_STEPS: readonly string[] = [
  'search for "{search}" at Find an apprenticeship, the official site for England. You earn while you learn.',
  'look for an apprenticeship, paid training with an employer. Find an apprenticeship lists those in England, so search it for "{search}".',
];

/** Sentences on how people usually enter a career in the United States; `{way}` is a noun phrase. */
export const US_WAY_STEPS: readonly string[] = [
  'To start as {as}, people in the United States usually need {way}.',
  'Employers in the United States usually ask {as} for {way} at the start.',
  'In the United States, the usual start for {as} is {way}.',
];

/** Sentences after the usual way to enter a trade in the United States, if many people learn it as apprentices. */
export const US_APPRENTICESHIP: readonly string[] = [
  'Many learn it in a registered apprenticeship, which is paid and usually takes {years}. Ask who has places.',
  'A registered apprenticeship is paid and usually takes {years}, so ask who offers one near you.',
  'Look for a registered apprenticeship: people are paid for the {years} that it usually takes.',
];

/** Questions about the cost of training in the United States. */
export const US_COST = {
  study: 'Ask about federal grants and loans before you sign anything.',
  work: 'Ask what they teach new people, and if there is a paid apprenticeship.',
} as const;

/** Steps for the first 30 days: look up pay in the reader's area. */
export const LOCAL_PAY_STEPS = {
  us: [
    'Pay differs between states. Look up what {a} earns in yours, and at the start rather than after years.',
    'Look up what {a} and {b} earn in your state in the first year. Compare that with rent near the jobs.',
  ],
  other: [
    'Look up what {a} and {b} earn in {country}, at the start and later on.',
    'Ask what {a} earns in {country} at first and after ten years.',
    'Find out what {a} earns near you when they start, and what {b} does.',
  ],
} as const;

/** Follows the step on local pay if the country's employment office shows pay by occupation. */
export const LOCAL_PAY_SOURCE = '{pay} shows pay by job, for free.';

/** Steps for the first 30 days in which readers test their answers against the real work. `{things}` stands for those answers. */
export const CHECK_STEPS = {
  likes: [
    "You'd enjoy some of this work: {things}. Ask {a} how many hours a week it takes, and what fills the rest.",
    "Ask {a} how often they do what you'd like to do: {things}. Ask what fills the rest of the week.",
    'Some of this work is what you picked: {things}. Ask {a} to show you that part, and what comes before and after.',
  ],
  dislikes: [
    'You marked some of this work as not for you: {things}. Ask {a} how much of the week it takes, and if that ever changes.',
    "Ask {a} how often they do what you'd rather not do: {things}. Then decide if that's too much.",
    'Some of this work is what you said was not for you: {things}. Ask {a} if anyone does the job without it.',
  ],
  refused: [
    'You said no to: {things}. Some of it may come up at times, so ask {a} how often in a month.',
    'Ask {a} about what you ruled out, because it can come up at times: {things}. Find out how often, and who else could do it.',
    'At times this work has what you ruled out: {things}. Ask {a} when it last happened.',
  ],
  inMind: ['Try what you had in mind as well. {things}', 'Give what you had in mind a trial too. {things}'],
} as const;

/** Steps that check the length of training. `fits`: as far as we know, the reader accepts it. */
export const TRAINING_CHECK_STEPS = {
  fits: [
    "Ask {a} what they had to learn for the job. Does it fit the training you'd take on: {things}?",
    "Training you'd take on: {things}. Ask {a} how long theirs took, and what they'd skip today.",
  ],
  longer: [
    "Training you'd take on: {things}. Ask {a} which jobs near theirs need no more than that.",
    'You said you would train for: {things}. Ask {a} if there is a shorter way in, and which jobs are close.',
  ],
} as const;

/** Notes after a length of training that exceeds what the reader accepts. */
export const LONGER_TRAINING_NOTES: readonly string[] = [
  "That's longer than the training you said you'd take on.",
  'You wanted shorter training than that.',
  "That's more training than you said you wanted.",
];

/** Follows a step that states no length of training, if the career requires longer training than the reader accepts. */
export const LONG_TRAINING_NOTES: readonly string[] = [
  "Training for this is longer than you said you'd take on, so weigh that first.",
  'You wanted shorter training than this needs.',
  "This takes more training than you said you wanted, so ask if there's a shorter way.",
];

/** Replaces `LONG_TRAINING_NOTES` if people are usually paid while they train. */
export const LONG_PAID_TRAINING_NOTES: readonly string[] = [
  "In all, this takes longer than you said you'd train, but you're usually paid meanwhile.",
  "It's more training than you said you wanted, but people are usually paid while they train.",
  "You wanted shorter training, but you're usually paid while you do this.",
];

/** Replaces `LONG_TRAINING_NOTES` in the United States, where we do not know how long training takes. */
export const LONG_TRAINING_NOTES_US: readonly string[] = [
  "This may take more training than you said you'd take on. Ask how long it takes in your state.",
  'Training may be longer than you wanted, so ask how long it takes in your state.',
  "Ask how long training takes in your state, as it may be longer than you'd like.",
];

/** Note before a trial of the work that takes longer than the period in which the plan starts it. */
export const STARTS_NOW_NOTE = 'Start this now, because it takes a while.';

export const SHORTER_JOB_SENTENCES: readonly string[] = [
  'A shorter start is a job such as "{job}".',
  'To begin sooner, look at "{job}".',
];

/** Steps for the first 90 days: find out application deadlines and apply. */
export const DATE_STEPS: Readonly<Record<'uk' | 'us' | 'other', ByStage>> = {
  uk: {
    school: [
      {
        text: 'Put dates in your {diary}. UCAS closes in October for medicine, dentistry and vets, and in January for most others.',
        degree: true,
      },
      {
        text: 'Ask when options, college places and apprenticeships close. UCAS closes in January for most degrees, in October for medicine and vets.',
        degree: true,
      },
      'Ask when college places close, and put the dates in your {diary}. Apprenticeships open all year.',
    ],
    fe: [
      {
        text: 'Decide if your next step is a job, a higher apprenticeship or a degree. UCAS closes in January for most degrees, in October for medicine and vets.',
        degree: true,
      },
      {
        text: 'Ask your college what people do after your course, and by when they apply. UCAS closes in January for most degrees, in October for a few.',
        degree: true,
      },
      'Ask your college what people do after your course, and which employers take them on.',
    ],
    student: [
      'Apply for one internship, placement or holiday job. Large employers often close in autumn, a year ahead.',
      'Send two applications for work in your next {holiday}. Ask your {careersService} to read the first.',
    ],
    graduate: [
      'Send five applications for jobs like "{job}". After each no, ask what would have helped.',
      'Apply for three jobs and one short course. See who answers, and learn from the rest.',
    ],
    working: [
      'Take one evening class or online course that {a} would use. If you still like it after six weeks, that tells you something.',
      'Find a short course that {a} or {b} would use, and ask if you can watch an hour before you pay.',
    ],
    returning: [
      'Do one short course or volunteer role with hours that fit your week. It gives you something recent to show.',
      'Ask your local college about short courses for people going back to work. Some are free.',
    ],
    experienced: [
      'Put yourself forward for one project that has tasks {a} would do. Agree what good would look like.',
      'Ask someone senior in this field to be your mentor for six months.',
    ],
    unknown: [
      'Give one evening a week to something {a} would do. Stop after six weeks and look at what you {learnt}.',
      'Choose one skill that {a} and {b} both use. Give it an hour a week.',
      'Pick one thing to try that {a} would do: a class, a day, a small project. Give it three tries.',
      'Apply for one thing with a date on it: a course, a volunteer role or a job. A date gets you moving.',
      'Do one short course that {a} or {b} would use. Free ones are fine.',
    ],
  },
  us: {
    school: [
      'Ask your school counselor when to apply for college, trade school and financial aid. Put the dates in your {diary}.',
      'Check which classes next year {a} would use. Ask your counselor about job shadowing too.',
    ],
    fe: [
      'Ask your college which certificates or transfers follow your course, and when you have to apply.',
      'Ask your training provider what people did next, and which employers hired them.',
    ],
    student: [
      "Apply for one internship or summer job. Ask your university's career center to read your résumé first.",
      'Send two applications for a summer internship. Large employers often hire months ahead.',
    ],
    graduate: [
      'Send five applications for jobs like "{job}". After each no, ask what would have helped.',
      'Apply for three jobs and one short course. See who answers, and learn from the rest.',
    ],
    working: [
      'Take one evening or online class that {a} would use. If you still like it after six weeks, that tells you something.',
      'Find a short course that {a} or {b} would use, and ask if you can watch an hour before you pay.',
    ],
    returning: [
      'Do one short class or volunteer role with hours that fit your week. It gives you something recent to show.',
      'Ask a community college about short courses for people going back to work.',
    ],
    experienced: [
      'Put yourself forward for one project that has tasks {a} would do. Agree what good would look like.',
      'Ask someone senior in this field to be your mentor for six months.',
    ],
    unknown: [
      'Pick one thing to try that {a} would do: a class, a day, a small project. Give it three tries.',
      'Apply for one thing with a date on it: a class, a volunteer role or a job. A date gets you moving.',
      'Do one short class that {a} or {b} would use. Free ones are fine.',
    ],
  },
  other: {
    school: [
      'Ask at school when you have to apply for the next step, and who decides. Put the dates in your {diary}.',
      'Ask which school subjects and certificates {a} needs in your country. Check it with a {careersService}.',
    ],
    fe: [
      'Ask at your college or training company what comes after your course, and by when you apply.',
      'Find out if your course counts towards becoming {a} or {b} where you live.',
    ],
    student: [
      'Apply for one internship or holiday job. Ask your university which ones count towards your degree.',
      'Send two applications for work in your next {holiday}. Ask your university to read the first.',
    ],
    graduate: [
      'Send five applications for jobs as {a} or close to it. After each no, ask what would have helped.',
      'Apply for three jobs and one short course. See who answers, and learn from the rest.',
    ],
    working: [
      'Take one evening class or online course that {a} would use. If you still like it after six weeks, that tells you something.',
      'Find a short course that {a} or {b} would use, and ask if you can watch an hour before you pay.',
    ],
    returning: [
      'Do one short course or volunteer role with hours that fit your week. It gives you something recent to show.',
      'Ask the public employment service which courses it pays for when people go back to work.',
    ],
    experienced: [
      'Put yourself forward for one project that has tasks {a} would do. Agree what good would look like.',
      'Ask someone senior in this field to be your mentor for six months.',
    ],
    unknown: [
      'Give one evening a week to something {a} would do. Stop after six weeks and look at what you {learnt}.',
      'Choose one skill that {a} and {b} both use. Give it an hour a week.',
      'Pick one thing to try that {a} would do: a class, a day, a small project. Give it three tries.',
      'Apply for one thing with a date on it: a course, a volunteer role or a job. A date gets you moving.',
      'Do one short course that {a} or {b} would use. Free ones are fine.',
    ],
  },
};

/** Replaces the steps on applications (`DATE_STEPS`) if most people in the work are self-employed. */
export const SELF_EMPLOYED_DATE_STEPS: readonly string[] = [
  'Show your work to five people who pay for such work. After each no, ask what would help.',
  'Offer one small paid piece of work to three people. See who answers, and learn from the rest.',
];

/** Replaces the steps on job applications for a graduate whose first career requires more training. */
export const TRAINING_DATE_STEPS: readonly string[] = [
  'Work as {a} takes more training first. Apply for one course or paid trainee place, and note when others close.',
  'Apply for one course or trainee place that leads to work as {a}. After a no, ask what would have helped.',
];

/** Steps for the first 90 days: check the registration that the law requires. */
export const REGISTRATION_STEPS: readonly string[] = [
  'By law, {as} has to be registered or licensed. Check with {body} which training counts before you pay for any.',
  'Before you pay for training as {as}, check with {body} that it counts. The law asks for registration or a licence.',
];

/** Registering bodies whose names take no article, by their ids. */
export const REGISTERS_WITHOUT_ARTICLE: ReadonlySet<string> = new Set([
  'audit',
  'cimspa',
  'f-gas',
  'mcs',
  'plant-card',
  'social-work',
  'vocational-driving',
]);

/** Replaces `REGISTRATION_STEPS` for a reader outside the United Kingdom and the United States. */
export const REGISTRATION_ABROAD_STEPS: readonly string[] = [
  'In the United Kingdom the law asks {as} to register or hold a licence. Ask if {country} has such a rule, and which training counts.',
  'Before you pay for training as {as}, ask if the law in {country} protects this job. In the United Kingdom it does.',
];

/** Steps for a year: choose two of three careers. */
export const NARROW_STEPS: readonly string[] = [
  'Compare three jobs on one page: {titles}. Look at training, cost, hours and how the trial felt. Cross one out.',
  "Look at these three again: {titles}. Drop the one you'd miss least, and write down why.",
  'Go back over your notes on these three: {titles}. If one keeps coming last, cross it out.',
];

/** Steps for a year: what the reader should aim to have done by then. */
export const AIM_STEPS: ByStage = {
  school: [
    'Have your next step settled: a course, an apprenticeship or a job with training, to become {a} or {b}. Keep a second choice as well.',
    'Aim to know your next step, and why: more school, a course, or a job with training beside {a} or {b}.',
  ],
  fe: [
    'Aim to finish your course with one employer or course lined up that leads towards work as {a} or {b}.',
    'By then, try to have a first job or a next level agreed that brings you closer to work as {a} or {b}.',
  ],
  student: [
    'Aim to have done some paid work alongside {a} or {b} before your last year is over.',
    'Try to leave university with one reference from someone who has seen you do a task that {a} does.',
  ],
  graduate: [
    'Aim to have a first job that leads to work as {a}, or a place on a course that does.',
    "Try to get six months of work beside {a} or {b}. The first job doesn't have to be the right one.",
  ],
  working: [
    'Aim for one real change: a new task, a part-time course or a new job. Give notice only when the next thing is agreed.',
    'Decide with figures: compare the pay, hours and way to work of {a} with yours.',
  ],
  returning: [
    "Aim to be back in work with hours that suit you, even if it isn't yet as {a}.",
    'Try to have one recent reference and one recent certificate. Both make the next application easier.',
  ],
  experienced: [
    'Aim to lead something in this field, or to know clearly what is still missing.',
    'By then, try to have moved, or to have a date for the move and someone senior who backs it.',
  ],
  unknown: [
    'Aim to say in one sentence what you want to do next, and to have a reason you found out yourself.',
    'Have something to show by then: a finished course, a reference, or a task done for someone like {a}.',
    'Aim to have tried two of these careers for real, even for a day, and to know which one comes next.',
    'By then, try to have one firm next step towards work as {a} or {b}: a course, a job or a clear no.',
    "Try to swap one guess for one fact each month. After a year you'll know much more about work as {a}.",
  ],
};

/** Replaces `AIM_STEPS` for a graduate, if most people in the work are self-employed. */
export const SELF_EMPLOYED_AIM_STEPS: readonly string[] = [
  'Aim to have been paid for three pieces of work like those of {a}, and to know what they cost you in time.',
  'Try to get six months of work in a team near {a}, even as an assistant, while you sell your own work.',
];

/** Steps for a year: what to do every three months. */
export const QUARTERLY_STEPS: readonly string[] = [
  'Every three months, spend an hour on these steps. Cross out what you did, and choose the next two.',
  'Put a date in your {diary} every three months: look at these steps, and choose two to do next.',
  'Four times a year, read these steps again. Drop those that no longer fit, and do one of the rest.',
];

export const COME_BACK_STEPS: readonly string[] = [
  'Open this report again and mark what you did. Then update what you told us, for free.',
  'Then come back, change what you told us, and we make you a new list for free.',
  'When things change, tell us on your report page. A new list costs nothing.',
  'Tick off here what you did by then, and tell us what changed. We make the list again at no cost.',
  'Read this report once more, and cross out whatever turned out wrong. Your next list is free too.',
];

/** The short title of a step in a plan, above its text. Other steps have no separate title. */
export const STEP_TITLES = {
  try: 'Try out being {a}',
  names: 'Find the local names of these jobs',
  search: 'Read three job {adverts} for {search}',
  talk: {
    school: 'Talk your list over at school',
    fe: 'Ask about your list at college',
    student: 'Ask your {careersService}',
    graduate: 'Ask who can help you now',
    working: 'List what you can do already',
    returning: 'List what you can do already',
    experienced: 'List what you have led already',
    unknown: 'Think your list over',
  },
  meet: 'Talk to people who know work as {a}',
  'first-year': 'Ask what the first year is like',
  way: 'Find out how to become {a}',
  pay: 'Look up what it pays near you',
  check: {
    dislikes: 'Ask how much of it is not for you',
    refused: 'Ask about what you ruled out',
    likes: 'Ask how much of it you’d enjoy',
    inMind: 'Try what you had in mind',
    training: 'Ask how much training it takes',
  },
  watch: 'Watch or read a first-hand account',
  register: 'Check which training counts for {a}',
  practise: 'Work on {skill}',
  narrow: 'Compare your careers on one page, and cross one out',
  review: 'Look at these steps every three months',
  return: 'Open your report again and update what you told us',
} as const;

export const LOCAL_NAMES = 'These job titles are British. Ask a careers service what they are called in {country}.';
/** Replaces `LOCAL_NAMES` if most job adverts are in English, so British titles can be searched. */
export const ENGLISH_NAMES = 'These job titles are British, and some differ in {country}.';
/** Replaces `LOCAL_NAMES` if an official site describes occupations; the site's URL follows. */
export const LOCAL_NAMES_LINK_NOTE = 'These job titles are British. Those of {country} are at {publisher}: ';
/** Replaces `LOCAL_NAMES_LINK_NOTE` if we may not publish the URL of the official site. */
export const LOCAL_NAMES_NOTE = 'These job titles are British. Those of {country} are in {names}, free from {by}.';
