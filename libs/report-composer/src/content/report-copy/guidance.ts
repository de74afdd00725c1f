// Wordings of the next steps, in the order of their dates. Variables: `{a}` and `{b}` are careers with their articles;
// `{titles}` the first three; `{job}` a job title; `{search}` and `{searches}` search texts; `{skills}` skills; `{way}`
// and `{as}` belong to an entry route; the others depend on the country's English.
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

/** Steps for this week: ask a person. A reader who named a present job gets a wording with `{now}`. */
export const FIRST_TALK_STEPS: ByStage = {
  school: [
    'Book half an hour with the {schoolAdviser}. Bring this report and ask about these three: {titles}.',
    'Show this page to a teacher you trust. Ask which of your subjects help with these jobs: {titles}.',
    'Ask the {schoolAdviser} which of your subjects {a} needs, and which grades.',
  ],
  fe: [
    'Ask your tutor if anyone from your course has gone on to work as {a} or {b}, and how.',
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
    'List three tasks of your work as {now} that {a} would use too. Ask one person who does that work what is missing.',
    'Search for people who moved from work as {now} to work as {a}. Ask one of them what carried over.',
    'List what you do in your job that {a} would need too, such as {skills}. Ask one person who does that work what is missing.',
    'Write down three things you do well at work. Ask one person who works as {a} which of them they use.',
  ],
  returning: [
    "Write down what you've done in work and out of it, unpaid things too. Ask a {careersAdviser} which of it {a} would use.",
    'Make two lists: what you did in your last job, and what you {learnt} since. Take both to a {careersAdviser}.',
    'List three tasks from your time as {now}. Ask a {careersAdviser} which of them {a} would use.',
  ],
  experienced: [
    "List the people, budgets and projects you've been in charge of. Ask someone who works as {a} which of them count.",
    'Write down the three hardest things you have run. Ask one person who works as {a} which of them matter there.',
    'List what you lead in your work as {now}. Ask one person who works as {a} what they would want to hear about it.',
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
      text: 'Ask your tutor for one former student who works as {a} or {b}. Send that person two short questions.',
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
    'Ask inside your own workplace first: does anyone work with {a} or {b}? Ask them for an introduction.',
    {
      text: 'Take a day off to spend time beside {a} or {b}. Friends of friends are the easiest to ask.',
      energy: 'extravert',
    },
    {
      text: 'Ask someone at work who knows {a} or {b} to pass on two short questions about a normal week.',
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

/** Ways to try any work. Used if we have no trial for the occupation in particular, or it does not suit the reader. */
export const TRIAL_STEPS: readonly string[] = [
  'Ask one person who does it for half a day beside them, and note what they do each hour.',
  'Ask one person who does it which task a beginner could try, and try it.',
  'Ask one person who does it for a small task of theirs. Do it, and ask what they think of it.',
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

/** Follows a step: where to look the job up. `{title}` is what to search for, `{publisher}` a site whose address follows. */
export const LOOK_UP_STEPS: readonly string[] = [
  'Look up {title} at {publisher}: ',
  'At {publisher}, look for {title}: ',
  'Search {publisher} for {title}: ',
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
 * The official next step: look up dates and apply. The address of the country's official site follows. None names a
 * month, because no row of the link register has one with its source and year.
 */
export const OFFICIAL_STEPS: ByStage = {
  school: [
    {
      text: 'Look up when applications for your next course open and close, the next {openDay}, and if there is an entry test.',
      degree: true,
    },
    'Find out when places after school open and close, and what they ask for.',
  ],
  fe: [
    {
      text: 'Find out when applications for the next level open and close, and if there is an entry test or an {openDay}.',
      degree: true,
    },
    'Look up what comes after your course, what it asks for, and by when you apply.',
  ],
  student: [
    'Look for one internship, placement or {holiday} job, and note when it closes. Large employers close early.',
    'Find two placements or first jobs that are open to students, and note when each closes.',
  ],
  graduate: [
    'Find three first jobs or trainee places, and note when each closes. Apply for the one that closes first.',
    'Look for jobs and trainee places open to people with your degree. Apply for two, and after a no, ask why.',
  ],
  working: [
    'Find two openings that you could apply for without giving notice first. Note pay, hours and closing date.',
    'Look for openings and paid training near you. Note what each pays next to your pay now.',
  ],
  returning: [
    'Find two openings with hours that fit your week, and note when each closes.',
    'Look for part-time openings and free courses for people going back to work.',
  ],
  experienced: [
    'Find two openings at your level in this field. Note what they ask for that you can show.',
    'Look for openings one level below and one at your level. Compare pay and what they ask for.',
  ],
  unknown: [
    'Find one thing with a closing date: a course, a volunteer role or a job. Note what it asks for.',
    'Look for a course or an opening near you, and note when it closes and what it asks for.',
  ],
};

/** Replaces `OFFICIAL_STEPS` for a graduate in the United States if most people in the work are self-employed. */
export const SELF_EMPLOYED_OFFICIAL_STEPS: readonly Wording[] = [
  {
    text: 'Offer one small paid piece of work to three people. After each no, ask what would help.',
    energy: 'extravert',
  },
  {
    text: 'Send two examples of your work to one person who pays for such work. Ask what they would buy.',
    energy: 'introvert',
  },
];

/** Replaces `OFFICIAL_STEPS` for a graduate whose first career requires more training. */
export const TRAINING_OFFICIAL_STEPS: readonly string[] = [
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
  register: ['Done when you know which training counts and what the register costs.'],
  apply: ['Done when the closing dates are in your {diary}.', 'Done when one application is sent, or has a date.'],
  narrow: ['Done when two are left.'],
} as const satisfies Partial<Record<StepKind, readonly string[] | Readonly<Record<string, readonly string[]>>>>;

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
  apply: {
    school: 'Find out how and when you apply',
    fe: 'Find out how and when you apply',
    student: 'Find a placement, and when it closes',
    graduate: 'Find a first job, and when it closes',
    working: 'Find an opening, and keep your job',
    returning: 'Find an opening with the hours you want',
    experienced: 'Find an opening at your level',
    unknown: 'Find one thing with a closing date',
  },
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
