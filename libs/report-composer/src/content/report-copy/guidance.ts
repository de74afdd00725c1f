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

/** Steps for this week: real vacancies. `{where}` is empty or a place; `{notes}` is what to note of each. */
export const SEARCH_STEPS: readonly string[] = [
  'Search for {search}{where}. Save three {adverts}, and note for each {notes}.',
  'Find three {adverts} for {search}{where}. Mark in each {notes}.',
];

/** Where the reader wants to work. */
export const SEARCH_PLACE = ' in {place}';

/** What to note of an advert, because the reader asked for it, wants to change it, ruled it out or brings it. */
export const SEARCH_NOTES = {
  partTime: 'if it can be part time',
  fromHome: 'how many days are from home',
  paidTraining: 'if you’d be paid while you train',
  payFloor: 'if it pays what you need',
  pay: 'if it pays at least what you earn now',
  hours: 'the hours',
  pressure: 'how many people share the work',
  people: 'who you’d deal with',
  place: 'where the work is done',
  security: 'if the job is permanent',
  meaning: 'who the work helps',
  blood: 'if it has bodily care',
  heights: 'if it means working at heights',
  shifts: 'if it has nights or shifts',
  travel: 'how much driving or travel there is',
  selling: 'if it has sales targets',
  lifting: 'if it has heavy lifting',
  desk: 'how much of it is at a desk',
  conflict: 'if it has angry people',
  public: 'if you’d speak in public',
  weather: 'how much of it is outdoors',
  dirt: 'if it’s dirty or loud',
  distress: 'if it brings illness or grief',
  grades: 'which subjects and grades it asks for',
  years: 'which experience it asks for',
  degree: 'which degrees it takes',
  certificate: 'which certificate it asks for',
  start: 'what it pays at the start',
} as const;
export type SearchNote = keyof typeof SEARCH_NOTES;

/** Search text for a country whose job titles we do not know. */
export const LOCAL_SEARCH_TERM = 'the local title for {a}';

/** Steps on an entry route. `{way}` is a sentence, `{as}` an occupation with its article. */
export const WAY_IN_STEPS: readonly string[] = [
  'To become {as}, you could do this: {way}',
  'Here is one way to become {as}: {way}',
  'If you want to be {as}, this is one way in: {way}',
];

/** Replaces the entry route of a career in which the reader, or a job of theirs near to it, has years. */
export const LEVEL_WAY_STEPS: readonly string[] = [
  'With your years you need no course to start as {as}. You’d learn what is new on the job.',
  'You could start as {as} without a course, and learn on the job what is new to you.',
];

/** Replaces `LEVEL_WAY_STEPS` for work that people enter from the reader's job: some employers ask for its degree. */
export const MOVE_WAY_STEPS = {
  subject: [
    'People do move from your kind of work to work as {as}, without a new course. Some employers want its own degree: mark which {adverts} say so.',
    'You may need no new degree to become {as}, because people come to it from your kind of work. Leave out {adverts} that insist on its own.',
  ],
  years: [
    'People do move from your kind of work to work as {as}, without a new course.',
    'You need no new course to become {as}: people come to it from your kind of work.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Replaces `LEVEL_WAY_STEPS` for a job that the reader did. */
export const RETURN_WAY_STEPS: readonly string[] = [
  'You’ve worked as {as}, so you need no course. Find out what has changed since.',
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
  'Before you choose a way to work as {as}, ask if it leads to what the job has to hold in {country}.',
  'Ask those who train or hire people for work as {as} if you’d get what the job has to hold in {country}.',
];

/** Steps on US licensing rules, for the first career for which many states require a licence. */
export const STATE_RULE_STEPS: readonly string[] = [
  "Ask your state's licensing board if {as} needs a license, and what training counts. The rules differ between states.",
  "Before you choose any training, ask your state's licensing board what {as} needs. Each state has its own rules.",
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

/** Follows a way to try the work: what to search for. `{a}` is the career. */
export const TRIAL_SEARCH_STEPS: readonly string[] = [
  'Search for "a day in the life of {a}" first.',
  'To see it done, search for "what {a} does all day".',
  'Not sure how? Search for "{a} explains the job".',
];

/** Follows the step on an entry route, for a reader with years of work behind them. `{count}` is a number in words. */
export const YEARS_STEPS: readonly string[] = [
  'You have at least {count} years of work behind you, so ask about {recognition}.',
  'You have worked for at least {count} years: ask about {recognition}, which may shorten it.',
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

/** Sentences that list the job titles to search for. */
export const SEARCH_TITLES: readonly string[] = [
  'Job titles to search for: {jobs}.',
  'In adverts, look for {jobs}.',
  'Adverts may say {jobs}.',
];

/** Follows the entry route for a kind of way that people enter by a public selection in a country. */
export const OWN_FIND_STEPS: Readonly<Partial<Record<string, Partial<Record<LocalWayKind, readonly Wording[]>>>>> = {
  FR: {
    trainee: [
      'Find out when they next take people, and what the selection asks for.',
      'Look up the next date to apply, and an old exam paper if there is one.',
    ],
  },
};

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
    'Search for {search} and apply for two first jobs, the one that closes first before the other.',
    'Apply for two first jobs or trainee places: search for {search}. Note when each closes.',
  ],
  working: [
    'Search for {search} and apply for two openings before you give notice.',
    'Send two applications while you keep your job: search for {search}.',
  ],
  returning: [
    'Search for {search} and apply for two openings with hours that fit your week. Give your time away one sentence.',
    'Send two applications, part-time ones too: search for {search}. Begin with what you can do, not with the break.',
  ],
  experienced: [
    'Search for {search} and apply for two openings at your level.',
    'Send two applications at your level: search for {search}.',
  ],
  unknown: [
    'Find one thing with a closing date: a course, a volunteer role or a job. Note what it asks for, and apply.',
    'Choose a course or an opening near you. Note when it closes and what it asks for, and apply.',
  ],
};

/** Replaces `OFFICIAL_STEPS` for a reader with years in the work or in a job near to it. */
export const LEVEL_OFFICIAL_STEPS: readonly string[] = [
  'Search for {search} and apply for two openings at your level, while you keep what you have.',
  'Send two applications at your level: search for {search}. Ask for pay and hours before an interview.',
];

/** Replaces `OFFICIAL_STEPS` for pupils whose first career is learnt in an apprenticeship. */
export const APPRENTICESHIP_OFFICIAL_STEPS: readonly string[] = [
  'Places for apprentices often fill up to a year before they start. Search for {search}, write to two employers near you, and ask when they choose.',
  'Employers may choose their apprentices a year ahead. Search for {search} and apply to two near you now, or note the day on which they open.',
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

/** Steps that depend on where the reader stands. `{scheme}` and `{returner}` depend on the country. */
export const STAGE_STEPS = {
  experience: [
    'Ask two employers near you for two or three days of {workVisit} with {a}. Name the dates.',
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
  comeback: [
    'Search for "{returner}". Ask a {careersAdviser} which employers near you take people back after a break.',
    'Find one employer near you with a "{returner}", and ask what they look for after a break.',
    'Ask a {careersAdviser} which help there is after a break: a short course, advice or a trial week at an employer.',
  ],
} as const satisfies Partial<Record<StepKind, readonly Wording[]>>;

/** The last step: another career of the report. `{place}` is its place there, `{title}` its title. */
export const AFTER_STEPS = {
  none: ['If nothing comes of the first ones, look at {place}, {title}: you’d start in a job.'],
  paid: ['If nothing comes of the first ones, look at {place}, {title}: you train for about {time}, usually paid.'],
  unpaid: ['If nothing comes of the first ones, look at {place}, {title}: you train for about {time}.'],
  unknown: ['If nothing comes of the first ones, look at {place}: {title}.'],
} as const;

/** The place of a career in the report. */
export const LIST_PLACES = { ranked: 'number {rank} on your list', unranked: 'another career on your list' } as const;

/** Follows `AFTER_STEPS`. */
export const AFTER_SEARCH_STEPS: readonly string[] = ['Search for {search}.'];

/** A job that the reader named and that is none of the plan's careers; the way into it follows. */
export const NAMED_STEPS: readonly string[] = ['You had work as {a} in mind too.', 'You also named work as {a}.'];

/** Replaces `NAMED_STEPS` if something that the reader ruled out is a regular part of it. */
export const NAMED_EXCLUDED_STEPS: readonly string[] = [
  'You had work as {a} in mind, but you ruled out a part of it: {things}. Ask somebody who does it if there are jobs without that.',
];

/** Money, by what is known. `{low}` is the lower quarter of yearly pay. */
export const MONEY_STEPS = {
  unpaid: [
    'To become {a} you train for about {time}, usually without pay. Find out who pays for it.',
    'Plan how to pay for about {time} of training to become {a}, because it’s usually unpaid.',
  ],
  lower: [
    'A quarter of those who work as {a} earn less than {low} a year, and you earn more now. Ask an employer what you’d start on, before you give notice.',
    'You may start below your pay now: as {a}, a quarter earn less than {low} a year. Ask an employer for the first year’s pay.',
  ],
} as const;

/** Follows `OFFICIAL_STEPS`: what the reader can put first. */
export const READY_NOTES = {
  years: 'Begin with your years of work: at least {count}.',
  degree: 'Begin with your degree: {subjects}.',
} as const;

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
  'By law, {as} has to be registered or licensed. Check with {body} which training counts before you choose any.',
  'Before you choose training as {as}, check with {body} that it counts. The law asks for registration or a licence.',
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
  'Before you choose training as {as}, ask if the law in {country} protects this job. In the United Kingdom it does.',
];

/** The last sentence of each step of a plan: how the reader knows that it is done. */
export const DONE_NOTES = {
  try: [
    'Done when you can name one part you liked and one you did not.',
    'Done when you know if you would do it again.',
  ],
  names: ['Done when each of your careers has its local title beside it.'],
  search: ['Done when three {adverts} are saved, with what you noted of each.'],
  narrow: ['Done when you have told one person which you look at first, and why.'],
  ask: ['Done when you have the answer in the words of somebody who knows.'],
  named: ['Done when you know what its first step asks of you.'],
  level: ['Done when you know what counts and what is missing.'],
  way: [
    'Done when you know what it asks for, how long it takes and who pays.',
    'Done when you have two places or employers, and what each asks for.',
    'Done when you know if you could start, and when.',
  ],
  register: ['Done when you know which training counts and what it costs to be allowed to work.'],
  medicine: ['Done when you know when it closes, and what two medical schools ask for.'],
  money: ['Done when you have the sum for each month, and where it comes from.'],
  experience: ['Done when one place has named a date.'],
  visit: ['Done when you know one thing about the course that no website says.'],
  placement: ['Done when you have one name to write to, and a closing date.'],
  scheme: ['Done when three closing dates are in your {diary}.'],
  comeback: ['Done when you have the name of one employer or one course.'],
  apply: ['Done when one application is sent, or has a date.'],
  after: ['Done when you know if it’s open to you, and when.'],
} as const satisfies Partial<Record<StepKind | 'level', readonly string[]>>;

/** The short title of a step in a plan, above its text. Other steps have no separate title. */
export const STEP_TITLES = {
  try: 'Try out being {a}',
  names: 'Find the local names of these jobs',
  search: 'Read three job {adverts} for {search}',
  narrow: 'Choose which career to look at first',
  ask: 'Ask one thing about work as {a}',
  named: 'See the first step to becoming {a}',
  way: 'Find out how to become {a}',
  level: 'See how you could work as {a}',
  register: 'Check which training counts for {a}',
  practise: 'Work on {skill}',
  medicine: 'Check the way into medicine',
  money: 'Work out the money for becoming {a}',
  experience: 'Ask for {workVisit}',
  visit: 'Look round a place that trains people',
  placement: 'Look for {aPlacement}',
  scheme: 'Search for "{scheme}"',
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
  after: 'If nothing comes of it: {a}',
  customers: 'Sell one small piece of work',
  trainers: 'Apply for a place to train',
  apprenticeships: 'Apply for an apprenticeship',
} as const;

export const LOCAL_NAMES = 'These job titles are British. Ask a careers service what they are called in {country}.';
/** Replaces `LOCAL_NAMES` if most job adverts are in English, so British titles can be searched. */
export const ENGLISH_NAMES = 'These job titles are British, and some differ in {country}.';
/** Replaces `LOCAL_NAMES` if an official site describes occupations; the site's URL follows. */
export const LOCAL_NAMES_LINK_NOTE = 'These job titles are British. Those of {country} are at {publisher}: ';
/** Replaces `LOCAL_NAMES_LINK_NOTE` if we may not publish the URL of the official site. */
export const LOCAL_NAMES_NOTE = 'These job titles are British. Those of {country} are in {names}, free from {by}.';
