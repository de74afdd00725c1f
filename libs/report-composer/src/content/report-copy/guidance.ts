// Wordings of the next steps, in the order of their dates. Variables: `{a}` and `{b}` are careers with their articles;
// `{titles}` the first three; `{job}` a job title; `{search}` and `{searches}` search texts; `{skills}` skills; `{way}`
// and `{as}` belong to an entry route; the others depend on the country's English.
import type { LocalWayKind } from '@bearings/career-data';
import type { Stage, StepKind } from '@bearings/domain';
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
    "You said you're experienced and ready to lead, so these steps build on what you know and the people you know.",
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
    'Read three {adverts} for {search}. Ask your {tutor} which parts your course prepares you for.',
  ],
  student: [
    'Search for {search} and look for {placements} and {holiday} jobs too. Save three, and note when they close.',
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

/** Replaces `SEARCH_STEPS` for a reader who has years in the work or in a job near to it. */
export const LEVEL_SEARCH_STEPS: readonly string[] = [
  "Search for {searches} within the distance you'd travel. Save three {adverts} at your level, and note the pay of each.",
  'Read three {adverts} for {searches}. Tick what you have done already, and note what they pay for your years.',
];

/** Replaces `LEVEL_SEARCH_STEPS` where we know only one title. */
export const LEVEL_TITLE_SEARCH_STEPS: readonly string[] = [
  'Find three {adverts} for {search} that ask for experience. Note pay, hours and who you would report to.',
  'Search for {search}, and keep three {adverts} that ask for years of work. Note what they pay.',
];

/** Search text for a country whose job titles we do not know. */
export const LOCAL_SEARCH_TERM = 'the local title for {a}';

/** Steps for this week: ask a person. A reader who named a present job gets a wording on it. */
export const FIRST_TALK_STEPS: ByStage = {
  school: [
    'Book half an hour with the {schoolAdviser}. Bring this report and ask about these three: {titles}.',
    'Show this page to a teacher you trust. Ask which of your subjects help with these jobs: {titles}.',
    'Ask the {schoolAdviser} which of your subjects {a} needs, and which grades.',
  ],
  fe: [
    'Ask your {tutor} if anyone from your course has gone on to work as {a} or {b}, and how.',
    'Ask at your college who could put you in touch with {a}, or with someone who hires for that job.',
  ],
  student: [
    "Book a talk with your university's {careersService}. Ask which employers near you take students who want to work as {a}.",
    'Ask your {careersService} for the names of two former students who now work as {a} or {b}.',
  ],
  graduate: [
    "Ask your old university's {careersService} if it still helps you. Many do for a year or more after you leave, free of charge.",
    'Write to someone from your course who found work quickly. Ask what got them the interview.',
  ],
  working: [
    {
      text: 'List three tasks of your work as {now} that {a} would use too. Ask one person who does that work what is missing.',
      isOwn: true,
    },
    'List what you do in your job that {a} would need too, such as {skills}. Ask one person who does that work what is missing.',
    'Write down three things you do well at work. Ask one person who works as {a} which of them they use.',
  ],
  returning: [
    "Write down what you've done in work and out of it, unpaid things too. Ask a {careersAdviser} which of it {a} would use.",
    'Make two lists: what you did in your last job, and what you {learnt} since. Take both to a {careersAdviser}.',
    {
      text: 'List three tasks from your time as {now}. Ask a {careersAdviser} which of them {a} would use.',
      isOwn: true,
    },
  ],
  experienced: [
    "List the people, budgets and projects you've been in charge of. Ask someone who works as {a} which of them count.",
    'Write down the three hardest things you have run. Ask one person who works as {a} which of them matter there.',
    {
      text: 'List what you lead in your work as {now}. Ask one person who works as {a} what they would want to hear about it.',
      isOwn: true,
    },
  ],
  unknown: [
    "Explain one of these jobs to a friend in a minute: {titles}. What you can't explain is what to look up.",
    'Tell someone you trust about these jobs: {titles}. Ask which sounds most like you, and why.',
    'Ask two people who know you well which they could see you in: {titles}.',
  ],
};

/** Steps for the first 30 days: a person who does the work. Introverts write to one; extraverts meet some. */
export const MEET_STEPS: ByStage = {
  school: [
    'Ask your family, your teachers and people nearby who knows {a} or {b}. Then ask that person what they did last Tuesday.',
    {
      text: 'Ask your school if you can spend a few days beside {a} or {b}. Suggest two employers yourself.',
      energy: 'extravert',
    },
    {
      text: 'Ask a teacher who knows {a} or {b}. Send that person two short questions about their week.',
      energy: 'introvert',
    },
  ],
  fe: [
    'Ask an employer you know through college for a day beside {a} or {b}.',
    {
      text: 'At the next {openDay} or fair, find someone who works as {a} or {b}. Ask what they {learnt} in their first year.',
      energy: 'extravert',
    },
    {
      text: 'Ask your {tutor} for one former student who works as {a} or {b}. Send that person two short questions.',
      energy: 'introvert',
    },
  ],
  student: [
    'Find a former student who works as {a} or {b}. Ask for twenty minutes of their time.',
    {
      text: 'Go to one event where you can meet {a} or {b}, and ask how they got their first job.',
      energy: 'extravert',
    },
    {
      text: 'Find a former student who works as {a} or {b}, and send them two questions they can answer in writing.',
      energy: 'introvert',
    },
  ],
  graduate: [
    'Ask {a} or {b} with up to three years in the job how they got in. People close to your age often answer.',
    {
      text: "Find two people who studied what you did and now work as {a} or {b}. Ask what they'd do first today.",
      energy: 'extravert',
    },
    {
      text: 'Write to one person from your course who works as {a} or {b}. Ask what they would do first today.',
      energy: 'introvert',
    },
  ],
  working: [
    'Find one person who moved into work as {a} from another job. Ask what carried over, and what they would do first today.',
    {
      text: 'Take a day off to spend time beside {a} or {b}. Friends of friends are the easiest to ask.',
      energy: 'extravert',
    },
    {
      text: 'Write to one person who moved into work as {a} or {b}. Send two short questions: what carried over, and what was missing?',
      energy: 'introvert',
    },
  ],
  returning: [
    'Talk to someone who came back to work after a break. Ask what helped, and who hired them.',
    {
      text: 'Ask {a} or {b} for a morning beside them. Find out which hours are normal, and what you would need to refresh.',
      energy: 'extravert',
    },
    {
      text: 'Write to {a} or {b}. Ask which hours are normal, and what you would need to refresh first.',
      energy: 'introvert',
    },
  ],
  experienced: [
    "Ask two people who lead teams in this field what they'd want from someone coming from yours.",
    {
      text: 'Have coffee with someone who manages {a} or {b}. Ask what they find hardest to hire for.',
      energy: 'extravert',
    },
    {
      text: 'Write to someone who manages {a} or {b}. Ask what they find hardest to hire for.',
      energy: 'introvert',
    },
  ],
  unknown: [
    'Find someone who works as {a} or {b}. Ask what they did last Tuesday, hour by hour.',
    {
      text: 'Arrange to sit beside {a} or {b} for a morning. Write down what you liked and what bored you.',
      energy: 'extravert',
    },
    {
      text: 'Ask around until you find {a} or {b}. Find out what a bad day is like, not only a good one.',
      energy: 'extravert',
    },
    {
      text: 'Write to {a} or {b} with two short questions about their week. Keep it friendly and brief.',
      energy: 'introvert',
    },
  ],
};

/** Steps on an entry route. `{way}` is a sentence, `{as}` an occupation with its article. */
export const WAY_IN_STEPS: readonly string[] = [
  'To become {as}, you could do this: {way}',
  'Here is one way to become {as}: {way}',
  'If you want to be {as}, this is one way in: {way}',
];

/** Replaces the entry route of a career in which the reader, or a job of theirs near to it, has years. */
export const LEVEL_WAY_STEPS: readonly string[] = [
  'Ask one employer where someone with your years would start as {as}, and what they would still ask for.',
  'Ask two people who work as {as} which of your work counts there, and what you would have to show.',
  'Find two {adverts} for {title}. Ask one of the employers which of your years they would count.',
];

/** Replaces `LEVEL_WAY_STEPS` for work that people enter from the reader's job: some employers ask for its degree. */
export const MOVE_WAY_STEPS = {
  subject: [
    'Look at five {adverts} for {title}, and mark which ask for a degree in its subject. Ask one of the employers if other degrees, and years of work, count for somebody who starts as {as}.',
    'You may need no other degree to work as {as}. Read five {adverts} for {title}, and mark those that insist on one. Ask one of the others what your years count for.',
    'Save five {adverts} for {title}, and mark what each asks for. Ask one employer if it would take you as {as} with the degree that you have.',
  ],
  years: [
    'Look at five {adverts} for {title}. Ask one of the employers which of your years count for {as}.',
    'Read five {adverts} for {title}, and note what you could not show yet. Ask one employer if people with your years start there as {as}.',
    'Save five {adverts} for {title}. Ask one employer what people who change into it learn first as {as}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Replaces `LEVEL_WAY_STEPS` for a job that the reader did. */
export const RETURN_WAY_STEPS: readonly string[] = [
  'Ask someone who works as {as} now what has changed since you did, and what you would refresh.',
  'Ask one employer what {as} who comes back would refresh, and at which grade they would start.',
];

/** Follows the usual degree into a career, for a reader who studies. */
export const STUDENT_DEGREE_STEPS: readonly string[] = [
  'Ask someone who teaches you if your own course leads there, or what you would add.',
  'Ask one university if it takes people from your course, and at which stage.',
  'Ask two people who do the work what they studied, and if your course would do.',
];

/** Follows the usual degree into a career, for a reader who has one. */
export const DEGREE_COUNTS_STEPS: readonly string[] = [
  'You have a degree, so ask two employers if it counts, and what is missing.',
  'Ask one university and one employer if your own degree counts, or part of it.',
  'Ask two people who do the work if your degree would do, or what they would add.',
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

/** The country's own way into a career, where we know one. `{way}` has its kind, official name and length. */
export const ABROAD_OWN_WAY_STEPS: readonly string[] = [
  'In {country}, a usual way to become {as} is {way}.',
  'To become {as} in {country}, a usual way is {way}.',
  'One usual start as {as} in {country} is {way}.',
];

/** Follows the step on registration: what the country's law or employers require. */
export const REGISTRATION_OWN_STEPS: readonly string[] = [
  'Before you pay for training, ask someone who works as {as} what they have to hold in {country}.',
  'Ask a place that trains people as {as} what the job has to hold in {country}, and if its course counts.',
];

/** Steps on US licensing rules, for the first career for which many states require a licence. */
export const STATE_RULE_STEPS: readonly string[] = [
  "Ask your state's licensing board if {as} needs a license, and what training counts. The rules differ between states.",
  "Before you pay for training, ask your state's licensing board what {as} needs. Each state has its own rules.",
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

/** Ways to try any work. Used if we have no trial for the occupation in particular, or it does not suit the reader. */
export const TRIAL_STEPS: readonly string[] = [
  'Ask one person who does it for half a day beside them, and note what they do each hour.',
  'Ask one person who does it which task a beginner could try, and try it.',
  'Ask one person who does it for a small task of theirs. Do it, and ask what they think of it.',
];

/** Replaces `TRIAL_STEPS` for a reader who has years in a job near to the work, or a degree in its subject. */
export const LEVEL_TRIAL_STEPS: readonly string[] = [
  'Ask one person who does it if you could sit in on one real task, and note what would be new to you.',
  'Ask one person who does it to show you last week’s work, and what of it you could have done.',
  'Spend half a day beside one person who does it. Ask which part they would hand to you first.',
];

/** Follows a way to try the work: what to search for. `{a}` is the career. */
export const TRIAL_SEARCH_STEPS: readonly string[] = [
  'Search for "a day in the life of {a}" first.',
  'To see it done, search for "what {a} does all day".',
  'Not sure how? Search for "{a} explains the job".',
];

/** Follows the step on an entry route, for a reader with years of work behind them. `{count}` is a number in words. */
export const YEARS_STEPS: readonly string[] = [
  'You have at least {count} years of work behind you, so ask what you may skip.',
  'Say that you have worked for at least {count} years, and ask what that counts for.',
];

/** Replaces `YEARS_STEPS` for a reader who has years in the work or in a job near to it. */
export const LEVEL_YEARS_STEPS: readonly string[] = [
  'Say that you have worked for at least {count} years.',
  'Begin with your years: at least {count}.',
];

/** Follows a step: where to look the job up. `{title}` is what to search for, `{publisher}` a site whose address follows. */
export const LOOK_UP_STEPS: readonly string[] = [
  'Look up {title} at {publisher}: ',
  'At {publisher}, look for {title}: ',
  'Search {publisher} for {title}: ',
];

/** Replaces `LOOK_UP_STEPS` if the official sites stand in other steps. */
export const LOOK_UP_ANYWHERE_STEPS: readonly string[] = [
  'Search for {title} to see who trains people or hires.',
  'To find them, search for {title}.',
];

/** Follows a step: the official site on which to do it. */
export const OFFICIAL_SITES: readonly string[] = [
  'Start at {publisher}: ',
  'See {publisher}: ',
  'Look at {publisher}: ',
  'Begin with {publisher}: ',
  'Try {publisher}: ',
  'Check it with {publisher}: ',
  'Read what {publisher} says: ',
];

/** Follows the step on asking a person: free advice. */
export const ADVICE_STEPS: readonly string[] = [
  'For free advice, see {publisher}: ',
  'If you know nobody to ask, try {publisher}, free of charge: ',
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
  'Ask one place that teaches it when it starts, what it costs and who gets in.',
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

/** Replaces both for a kind of way that people enter by a public selection in a country. */
export const OWN_FIND_STEPS: Readonly<Partial<Record<string, Partial<Record<LocalWayKind, readonly Wording[]>>>>> = {
  FR: {
    trainee: [
      'Find out when they next take people, and what the selection asks for.',
      'Look up the next date to apply, and an old exam paper if there is one.',
    ],
  },
};

/** Replaces `FIND_EMPLOYER_STEPS` for a reader with years of work. */
export const FIND_EMPLOYER_YEARS_STEPS: readonly string[] = [
  'Find two employers that take people from other work, and ask when they hire.',
  'Ask two employers near you what they would count of your years at work.',
  'Write to two employers. Say how long you have worked, and ask what they would train you in.',
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
  'search for "{search}" at Find an apprenticeship, the official site for paid training in England.',
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

/** Replaces `LOCAL_PAY_STEPS` if the official sites stand in other steps. */
export const ASK_PAY_STEPS: readonly string[] = [
  'Ask two people who work as {a} what it pays in {country} at the start, and after ten years.',
  'Ask one employer what {a} earns in the first year, and what the next step up pays.',
];

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

/**
 * The official next step: dates, and an application. The address of the country's official site follows. None names a
 * month, because no row of the link register has one with its source and year.
 */
export const OFFICIAL_STEPS: ByStage = {
  school: [
    'Choose two {afterSchool}, or paid training with an employer. Note when each opens and closes, and if it has a test.',
    'Find two places to go after school. Note by when you apply, what they ask for, and if there is a test or a talk.',
  ],
  fe: [
    'Choose two places for after your course: the next level, a degree or a job. Note when each closes.',
    'Look up what comes after your course, what it asks for, and by when you apply.',
  ],
  student: [
    'Search for {search} and apply for one {internship} or {holiday} job. Large employers close early.',
    'Apply for two {placements} or first jobs for students: search for {search}. Ask your {careersService} to read them first.',
  ],
  graduate: [
    'Search for {search} and apply for two first jobs. Send the one that closes first.',
    'Apply for two first jobs or trainee places that take your subject: search for {search}. Note when each closes.',
  ],
  working: [
    'Search for {search} and apply for one opening before you give notice. Begin with what carries over from your work.',
    'Send two applications while you keep your job: search for {search}. Note pay, hours and closing date of each.',
  ],
  returning: [
    'Search for {search} and apply for two openings with hours that fit your week. Give your time away one sentence.',
    'Send two applications, part-time ones too: search for {search}. Begin with what you can do, not with the break.',
  ],
  experienced: [
    'Search for {search} and apply for one opening. Name the largest team, budget or project that you have led.',
    'Send two applications: search for {search}. Begin each with one result that you can put a number on.',
  ],
  unknown: [
    'Find one thing with a closing date: a course, a volunteer role or a job. Note what it asks for, and apply.',
    'Choose a course or an opening near you. Note when it closes and what it asks for, and apply.',
  ],
};

/** Replaces `OFFICIAL_STEPS` for a reader with years in the work or in a job near to it. */
export const LEVEL_OFFICIAL_STEPS: readonly string[] = [
  'Search for {searches}, and apply for one opening at your level. Ask for the pay and the hours before the interview.',
  'Search for {search}, and send two applications at your level. Begin each with your years and one task you do well.',
];

/** Replaces the wordings above if there is no title to search for. */
export const OTHER_OFFICIAL_STEPS: readonly string[] = [
  'Send two applications. Note pay, hours and closing date of each, and ask someone to read them first.',
];

/** Replaces `OFFICIAL_STEPS` for pupils whose first careers ask for a degree, by country. */
export const DEGREE_OFFICIAL_STEPS: Readonly<Partial<Record<string, readonly string[]>>> = {
  GB: [
    'You apply for nearly all degrees through UCAS. Look up its closing date, the next {openDay} and any entry test.',
    'Degrees go through UCAS. Choose your courses, and note the closing date, the grades and any test or interview.',
  ],
  IE: [
    'You apply for most degrees through the CAO. Look up its closing date, the points of two courses and any entry test.',
    'Most degrees go through the CAO. Note when it closes, and what two courses ask for.',
  ],
  FR: [
    'You apply for most courses after the bac through Parcoursup. Look up when it opens, and what two courses look at.',
    'Most courses after the bac go through Parcoursup. Note its dates, and the next {openDay} of two courses.',
  ],
  DE: [
    'You apply for most degrees to the university itself. Look up if places are limited, when it closes and any entry test.',
    'Most universities take applications themselves. Note when two of them close, and if their courses limit places.',
  ],
  US: [
    'Note the closing dates of three colleges, and of FAFSA, the form for aid. Look up what each college asks for.',
    'Choose three colleges. Note when each closes, what it asks for, and when the FAFSA form for aid is due.',
  ],
};

/** Replaces `OFFICIAL_STEPS` for pupils whose first careers ask for a degree, in all other countries. */
export const OTHER_DEGREE_OFFICIAL_STEPS: readonly string[] = [
  'Look up when applications for your course open and close, the next {openDay}, and if there is an entry test.',
  'Find two places that teach your course. Note by when you apply, and if there is an entry test.',
];

/** The way into medicine, with its entry test, by country. `{as}` is a medical career with its article. */
export const MEDICINE_STEPS: Readonly<Partial<Record<string, readonly string[]>>> = {
  GB: [
    'To work as {as} you study medicine. It has an entry test, the UCAT, and closes earlier than other courses. Most medical schools ask for chemistry, so compare the subjects that three of them ask for.',
  ],
  IE: [
    'To work as {as} you study medicine. You apply through the CAO and take an extra test, HPAT-Ireland. Note when both close, and the subjects that two medical schools ask for.',
  ],
  AU: [
    'To work as {as} you study medicine. Most medical schools ask school leavers for a test, the UCAT ANZ. Note when it closes, and what two of them ask for.',
  ],
  DE: [
    'To work as {as} you study medicine. Places are few, and hochschulstart gives them out. Your Abitur and a test, the TMS, count, so look up how.',
  ],
  FR: [
    'To work as {as} you study medicine. It starts with a first year that you choose on Parcoursup. The rules are changing, so ask a teacher which first years lead to it now.',
  ],
  US: [
    'To work as {as} you go to medical school after a bachelor’s degree, with a test called the MCAT. Ask two colleges who advises students that want to study medicine.',
  ],
};

/** Replaces `MEDICINE_STEPS` in all other countries. */
export const OTHER_MEDICINE_STEPS: readonly string[] = [
  'To work as {as} you study medicine. It often has an entry test and closes early. Ask two universities for both, and for the subjects that they ask for.',
];

/** Steps that depend on where the reader stands. `{scheme}`, `{recognition}` and `{returner}` depend on the country. */
export const STAGE_STEPS = {
  experience: [
    'Write to two places near you that have {a}. Ask for two or three days of {workVisit}, and name the dates.',
    'Ask a teacher who can help you find {workVisit} with {a} or {b}. Suggest two places yourself.',
  ],
  visit: [
    {
      text: 'Go to an {openDay} of one place that trains people as {a}. Ask two students what they wish they had known.',
      energy: 'extravert',
    },
    {
      text: 'Look round one place that trains people as {a}, in person or online. Ask one student what surprised them.',
      energy: 'introvert',
    },
    'Visit one place that trains people as {a}. Ask what its students found hardest in the first year.',
  ],
  placement: [
    'Find three {placements} or {holiday} jobs near work as {a}. Ask your {careersService} who took students last year.',
    'Ask someone who did your course where they found {aPlacement} near work as {a}. Write to two such places.',
  ],
  scheme: [
    'Search for "{scheme}" together with {search}. Save three that take your subject, and note when each closes.',
    'Search for "{scheme}" and {search}. Note which subjects and grades three of them ask for.',
  ],
  inside: [
    "Look through your own employer's vacancies for {search}. Ask your manager what a move inside would take.",
    'Ask your manager if you could spend a day a week with people who work as {a}, and what a move would take.',
  ],
  credit: [
    'Ask each place that trains people as {a} about {recognition}. What you can show from your work may shorten the course.',
    'Before you pay for training as {a}, ask about {recognition}. Take a list of what you have done, and for how long.',
  ],
  hours: [
    'Add up what you need to live on each month. Then ask your employer if fewer or other hours are possible while you train.',
    'Look for an evening, part-time or online course for work as {a}. Then ask your employer which hours could move.',
  ],
  comeback: [
    'Search for "{returner}". Ask a {careersAdviser} which employers near you take people back after a break.',
    'Find one employer near you with a "{returner}", and ask what they look for after a break.',
    'Ask a {careersAdviser} which help there is after a break: a short course, advice or a trial week at an employer.',
  ],
} as const satisfies Partial<Record<StepKind, readonly Wording[]>>;

/** Replaces the wordings of `hours` for a reader who wants other hours, and whose first career needs no long training. */
export const OTHER_HOURS_STEPS: readonly string[] = [
  'Ask two employers of {a} which hours are usual, and if part time is possible from the start.',
  'Ask one person who works part time as {a} how they agreed it, and what it costs them in pay.',
];

/** The last step: what to do after a no. */
export const AFTER_STEPS: ByStage = {
  school: [
    'Keep a second way open: choose one other course or paid training. Ask the {schoolAdviser} by when you must decide.',
    'Choose a second place that you would be happy with. Ask the {schoolAdviser} what happens if the first says no.',
  ],
  fe: [
    'Keep a second way open. Ask your {tutor} what people from your course did when the first place said no.',
    'Choose a second place that you would take. Ask your {tutor} by when you must decide between them.',
  ],
  student: [
    'After a no, ask the employer what was missing. Show the answer to your {careersService} before you write again.',
    'Ask your {careersService} to go through one refusal with you, and change the next application.',
  ],
  graduate: [
    'After a no, ask what was missing. Ask someone with the job how they got round it.',
    'Ask one employer that said no what it wanted to see. Add that, and send the next application.',
  ],
  working: [
    'After a no, ask what was missing. If two employers name the same thing, ask where people learn it.',
    'Ask one employer that said no what would have changed its mind. Then send one more application.',
  ],
  returning: [
    'After a no, ask if it was the hours, the break or a skill. Each has another answer.',
    'Ask one employer that said no what you could refresh, and who would let you do it.',
  ],
  experienced: [
    'After a no, ask who was chosen and why. Ask one person at that level how they would close the gap.',
    'Ask one employer that said no which result they missed. Find one to show before you apply again.',
  ],
  unknown: [
    'After a no, ask what was missing, and ask someone who does the work how to get it.',
    'Ask one place that said no what would have helped. Then try the next one.',
  ],
};

/** Follows `OFFICIAL_STEPS` on courses after school: who takes applications for a degree in a country. */
export const ADMISSIONS_NOTES: Readonly<Partial<Record<string, string>>> = {
  AU: 'You apply for most degrees at the admissions centre of a state: UAC, VTAC, QTAC, SATAC or TISC. In Tasmania you apply to the university.',
  CA: 'Ontario, Alberta, British Columbia and Quebec’s colleges take applications at a site of their own. Elsewhere you apply to each school.',
  US: 'Many colleges take the Common App, and others have a form of their own.',
};

/** Replaces `ADMISSIONS_NOTES` for a reader who named their state or province, by the country and its code. */
export const PLACE_ADMISSIONS_NOTES: Readonly<Partial<Record<string, string>>> = {
  'CA-AB': 'In Alberta you apply at ApplyAlberta: applyalberta.ca.',
  'CA-BC': 'In British Columbia you apply at EducationPlannerBC: educationplannerbc.ca.',
  'CA-ON': 'In Ontario you apply for universities at OUAC, ouac.on.ca, and for colleges at ontariocolleges.ca.',
  'CA-QC': 'In Quebec you apply to a CEGEP through SRAM, SRACQ or SRASL, and to each university.',
};

/** Replaces `OFFICIAL_STEPS` for a graduate in the United States if most people in the work are self-employed. */
export const SELF_EMPLOYED_OFFICIAL_STEPS: readonly Wording[] = [
  {
    text: 'Offer one small paid piece of work to three people. Ask each what they would pay for.',
    energy: 'extravert',
  },
  {
    text: 'Send two examples of your work to one person who pays for such work. Ask what they would buy.',
    energy: 'introvert',
  },
];

/** Replaces `OFFICIAL_STEPS` for somebody past school whose first career requires more training. */
export const TRAINING_OFFICIAL_STEPS: readonly string[] = [
  'Work as {a} takes more training first. Apply for one course or paid trainee place, and note when others close.',
  'Apply for one course or trainee place that leads to work as {a}. Ask when you’ll hear.',
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
  'Compare three jobs on one page: {titles}. Look at training, cost, hours and how the trial felt. Tell one person which you cross out, and why.',
  "Look at these three again: {titles}. Drop the one you'd miss least. Ask someone who knows you if they'd drop the same.",
  'Go back over your notes on these three with someone who knows you: {titles}. If one keeps coming last, cross it out.',
];

/** The last sentence of each step of a plan: how the reader knows that it is done. */
export const DONE_NOTES = {
  try: [
    'Done when you can name one part you liked and one you did not.',
    'Done when you know if you would do it again.',
  ],
  names: ['Done when each of your careers has its local title beside it.'],
  search: ['Done when three {adverts} are saved, with the pay and what each asks for.'],
  talk: ['Done when you have one answer you did not expect.', 'Done when you have one name or one date from it.'],
  meet: [
    'Done when you have both good and bad of a normal week, in their words.',
    'Done when two questions are answered.',
  ],
  level: ['Done when you know what counts and what is missing.'],
  way: [
    'Done when you know what it asks for, how long it takes and who pays.',
    'Done when you have two places or employers, and what each asks for.',
    'Done when you know if you could start, and when.',
  ],
  pay: ['Done when you have the pay at the start beside what you need to live on.'],
  check: {
    dislikes: ['Done when you know how much of a week it takes, and if that is too much.'],
    refused: ['Done when you know how often it happens, and if you could pass it on.'],
    likes: ['Done when you know how many hours a week it fills.'],
    inMind: ['Done when you can say which of the two you would rather do again.'],
    training: ['Done when you know how long it took someone who does the work.'],
  },
  register: ['Done when you know which training counts and what it costs to be allowed to work.'],
  medicine: ['Done when you know when it closes, and what two medical schools ask for.'],
  experience: ['Done when one place has named a date.'],
  visit: ['Done when you know one thing about the course that no website says.'],
  placement: ['Done when you have one name to write to, and a closing date.'],
  scheme: ['Done when three closing dates are in your {diary}.'],
  inside: ['Done when you know who decides, and what they would want to see.'],
  credit: ['Done when one place has said what it would count.'],
  hours: ['Done when you know the hours and the pay that would do.'],
  comeback: ['Done when you have the name of one employer or one course.'],
  apply: ['Done when one application is sent, or has a date.'],
  after: ['Done when you have a yes, or know what was missing.'],
  narrow: ['Done when two are left.'],
} as const satisfies Partial<
  Record<StepKind | 'level', readonly string[] | Readonly<Record<string, readonly string[]>>>
>;

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
  way: 'Find out how to become {a}',
  level: 'Ask what your years count for as {a}',
  pay: 'Look up what it pays near you',
  check: {
    dislikes: 'Ask how much of it is not for you',
    refused: 'Ask about what you ruled out',
    likes: 'Ask how much of it you’d enjoy',
    inMind: 'Try what you had in mind',
    training: 'Ask how much training it takes',
  },
  register: 'Check which training counts for {a}',
  practise: 'Work on {skill}',
  medicine: 'Check the way into medicine',
  experience: 'Ask for {workVisit}',
  visit: 'Look round a place that trains people',
  placement: 'Look for {aPlacement}',
  scheme: 'Search for "{scheme}"',
  inside: 'Ask about a move where you work now',
  credit: 'Ask what your work so far counts for',
  hours: 'Ask about hours',
  comeback: 'Find help for coming back',
  apply: {
    school: 'Find out how and when you apply',
    fe: 'Find out how and when you apply',
    student: 'Apply for {aPlacement} or a first job',
    graduate: 'Apply for two first jobs',
    working: 'Apply, and keep your job',
    returning: 'Apply with the hours you want',
    experienced: 'Apply at your level',
    unknown: 'Apply for one thing with a closing date',
  },
  after: 'If the answer is no',
  customers: 'Sell one small piece of work',
  trainers: 'Apply for a place to train',
  narrow: 'Compare your careers on one page, and cross one out',
} as const;

export const LOCAL_NAMES = 'These job titles are British. Ask a careers service what they are called in {country}.';
/** Replaces `LOCAL_NAMES` if most job adverts are in English, so British titles can be searched. */
export const ENGLISH_NAMES = 'These job titles are British, and some differ in {country}.';
/** Replaces `LOCAL_NAMES` if an official site describes occupations; the site's URL follows. */
export const LOCAL_NAMES_LINK_NOTE = 'These job titles are British. Those of {country} are at {publisher}: ';
/** Replaces `LOCAL_NAMES_LINK_NOTE` if we may not publish the URL of the official site. */
export const LOCAL_NAMES_NOTE = 'These job titles are British. Those of {country} are in {names}, free from {by}.';
