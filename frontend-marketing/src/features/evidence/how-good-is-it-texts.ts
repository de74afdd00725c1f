import { MIN_EVIDENCE_PEOPLE, MIN_GROUP_PEOPLE } from '@bearings/domain';
import { type FigureSetId, getFigure, type UncheckedSource } from '@bearings/domain/figures';

/** A measured figure, with the texts that the page shows about it. */
export interface EvidenceRow {
  set: FigureSetId;
  id: string;
  label: string;
  /** What the figure counts; absent if it counts the same as the other figures of its set. */
  of?: 'careers' | 'jobs';
  /**
   * What the figure is compared with: another figure of the same set (`id`), or a fixed value, such as the middle of
   * the scale.
   */
  against?: { label: string; id?: string; value?: number };
}

/** A test of the method: what was measured, how, and the limits of the result. */
export interface EvidenceTest {
  title: string;
  /** The description of the test, as a list of paragraphs. */
  text: readonly string[];
  rows: readonly EvidenceRow[];
  limits: string;
}

const countPer100 = (set: FigureSetId, id: string) => Math.round(100 * getFigure(set, id).value);
const countPerTen = (id: string) => Math.round(getFigure('matching', id).value);

/** What the figures of each set count. */
export const COUNTED_UNITS: Readonly<Record<FigureSetId, 'people' | 'jobs' | 'pairs of a job and a kind of work'>> = {
  matching: 'people',
  outside: 'people',
  moves: 'people',
  workers: 'jobs',
  pay: 'jobs',
  tiles: 'jobs',
  readings: 'pairs of a job and a kind of work',
  interestItems: 'people',
  bigFiveItems: 'people',
  bigFiveOpen: 'people',
  responseQuality: 'people',
  fieldVariance: 'people',
  ownField: 'people',
};

const CHANCE_LEVEL = { label: 'by chance', id: 'chance' };
/** The number of jobs in the data when the tests outside this repository were made. */
const OUTSIDE_TESTS_JOB_COUNT = 247;
const OUTSIDE_TESTS_CHANCE = { label: 'by chance', value: 10 / OUTSIDE_TESTS_JOB_COUNT };
const PERCENTILE_BY_CHANCE = { label: 'by chance', value: 0.5 };

/** Each type of interest: its letter in the ids of figures, and its name on the page. */
const interestTypes = [
  ['R', 'practical'],
  ['I', 'investigative'],
  ['A', 'artistic'],
  ['S', 'social'],
  ['E', 'enterprising'],
  ['C', 'organised'],
] as const;

/** Each personality trait of the Big Five: its letter in the ids of figures, and its name on the page. */
const personalityTraits = [
  ['O', 'openness'],
  ['C', 'conscientiousness'],
  ['E', 'extraversion'],
  ['A', 'agreeableness'],
  ['N', 'emotional stability'],
] as const;

const listSortingRows = (sorter: string, name: string): EvidenceRow[] =>
  [
    ['Ten', 'own job among the ten'],
    ['Three', 'own job among the first three'],
  ].map(([place, found]) => ({
    set: 'matching',
    id: `sortedIn${place}.finer.${sorter}`,
    label: `${name}: ${found}`,
    against: { label: 'before sorting', id: `sortedIn${place}.finer.unsorted` },
  }));

const listPayRows = (code: string, country: string): EvidenceRow[] => [
  {
    set: 'pay',
    id: `near.${code}`,
    label: `${country}: estimates within 35% of the published median`,
  },
  {
    set: 'pay',
    id: `error.${code}`,
    label: `${country}: half of the estimates are less far off than`,
  },
  {
    set: 'pay',
    id: `level.${code}`,
    label: `${country}: the middle estimate, against the published median`,
  },
];

const tests: readonly EvidenceTest[] = [
  {
    title: 'Does the list hold the job that real workers do?',
    text: [
      'A published study has what people in 146 of our jobs say about themselves, as an average for each job. We gave each average to our matching, as if it were one person, and looked for that job on the list.',
      'This was an earlier version of the matching, measured on 28 November 2026. An average can’t say what it enjoys, so only the personality part was tested.',
    ],
    rows: [
      {
        set: 'workers',
        id: 'ownInTen',
        label: 'Own job among the ten',
        against: OUTSIDE_TESTS_CHANCE,
      },
      {
        set: 'workers',
        id: 'ownInThree',
        label: 'Own job among the first three',
        against: { label: 'by chance', value: 3 / OUTSIDE_TESTS_JOB_COUNT },
      },
      {
        set: 'workers',
        id: 'meanPercentile',
        label: 'Share of all jobs that the own job beats, on average',
        against: PERCENTILE_BY_CHANCE,
      },
      {
        set: 'workers',
        id: 'medianPercentile',
        label: 'The same, for the middle job',
        against: PERCENTILE_BY_CHANCE,
      },
    ],
    limits:
      'It’s the only test here on real workers, and it’s on averages. We don’t know how well it works for one real person.',
  },
  {
    title: 'Does the list hold the job that a made-up person was made after?',
    text: [
      'We make up people from what each job asks for, let them answer with mistakes, and look for their job on the list of ten. “Much like the job” is the easy case. In the hard case they’re only half as much like it.',
      'How made-up people mark the kinds of work they enjoy is our guess. That makes the figures “with what they enjoy” weaker evidence than they look.',
    ],
    rows: [
      {
        set: 'matching',
        id: 'ownInTen.hard.answers',
        label: 'Hard case, from the 36 answers alone',
        against: CHANCE_LEVEL,
      },
      {
        set: 'matching',
        id: 'ownInTen.hard.step',
        label: 'Hard case, with what they enjoy',
        against: CHANCE_LEVEL,
      },
      { set: 'matching', id: 'nearTen.hard.step', label: 'The same, own job or one close to it' },
      { set: 'matching', id: 'besideTen.hard.step', label: 'The same, own job among the ten or named beside one' },
      {
        set: 'matching',
        id: 'ownInTen.easy.answers',
        label: 'Easy case, from the 36 answers alone',
        against: CHANCE_LEVEL,
      },
      {
        set: 'matching',
        id: 'ownInTen.easy.step',
        label: 'Easy case, with what they enjoy',
        against: CHANCE_LEVEL,
      },
      {
        set: 'outside',
        id: 'ownInTenAnswers',
        label: 'People made by someone else, from the answers alone',
        against: OUTSIDE_TESTS_CHANCE,
      },
      {
        set: 'outside',
        id: 'ownInTenStep',
        label: 'The same people, with what they enjoy',
        against: OUTSIDE_TESTS_CHANCE,
      },
      { set: 'outside', id: 'ownOrNearStep', label: 'The same people, own job or one close to it' },
    ],
    limits:
      'Made-up people can’t tell us whether the ratings of jobs are right. They only show that the matching finds what it was built to find.',
  },
  {
    title: 'Does the list hold the job that people move to?',
    text: [
      'Somebody else took 2,000 real changes of job and simulated the answers that a person in the first job would give. The job they moved to counts as found if it’s among the ten. It was measured twice: without and with official data on which jobs are close to the first one.',
    ],
    rows: [
      {
        set: 'moves',
        id: 'answers',
        label: 'New job among the ten, from the answers alone',
        against: OUTSIDE_TESTS_CHANCE,
      },
      { set: 'moves', id: 'step', label: 'New job among the ten, with what they enjoy', against: OUTSIDE_TESTS_CHANCE },
      {
        set: 'moves',
        id: 'answersWithMoves',
        label: 'From the answers alone, with data on close jobs',
        against: OUTSIDE_TESTS_CHANCE,
      },
      {
        set: 'moves',
        id: 'stepWithMoves',
        label: 'With what they enjoy, and data on close jobs',
        against: OUTSIDE_TESTS_CHANCE,
      },
    ],
    limits:
      'The changes are real, the answers aren’t. Three of four people move to a job that no official source calls close, and for those a stronger pull towards close jobs makes the list worse. That’s why we ask whether you want to stay near your job. An earlier version of the matching was measured, not today’s.',
  },
  {
    title: 'Does sorting your 25 help?',
    text: [
      'After buying, you can sort your best 25 careers. We let the made-up people of the hard case sort theirs, with what they enjoy, and looked for their job again.',
      'A careful one nearly always sees how close a career is to their job. A careless one presses at random. How well real people sort is our guess.',
    ],
    rows: [
      ...listSortingRows('strong', 'A careful sorter'),
      ...listSortingRows('middling', 'A fair sorter'),
      ...listSortingRows('weak', 'A weak sorter'),
      ...listSortingRows('careless', 'A careless sorter'),
    ],
    limits: 'The people are made up, and so is how they sort. No real person’s sorting was measured.',
  },
  {
    title: 'Would you get the same careers again?',
    text: [
      'We let made-up people answer twice. Then we count how many of their ten careers come back, and check the words we use: a Strong career should come back more often than a Possible one.',
    ],
    rows: [
      {
        set: 'matching',
        id: 'back.hard.answers',
        label: 'From the 36 answers alone: of ten, this many come back',
      },
      {
        set: 'matching',
        id: 'back.hard.step',
        label: 'With what they enjoy and where they stand: of ten, this many come back',
      },
      {
        set: 'matching',
        id: 'backWhenStrong.hard.step',
        of: 'careers',
        label: 'Careers called Strong that come back',
      },
      {
        set: 'matching',
        id: 'backWhenGood.hard.step',
        of: 'careers',
        label: 'Careers called Good that come back',
      },
      {
        set: 'matching',
        id: 'backWhenPossible.hard.step',
        of: 'careers',
        label: 'Careers called Possible that come back',
      },
      {
        set: 'matching',
        id: 'backWhenGood.hard.answers',
        of: 'careers',
        label: 'From the answers alone: careers called Good that come back',
      },
      {
        set: 'matching',
        id: 'backWhenPossible.hard.answers',
        of: 'careers',
        label: 'From the answers alone: careers called Possible that come back',
      },
    ],
    limits: 'These are the hard-case people again. We’ll count real people who take it twice as soon as enough have.',
  },
  {
    title: 'Does it see something where there’s nothing?',
    text: [
      'We made up people who like all twelve sides of work equally, so any difference in their scores is chance. We also looked for jobs that come up for too many people.',
    ],
    rows: [
      {
        set: 'matching',
        id: 'falselyClear',
        label: 'Told that they have a clear direction, wrongly',
      },
      {
        set: 'matching',
        id: 'falselyRanked',
        of: 'careers',
        label: 'Their careers called Strong or Good, wrongly',
      },
      {
        set: 'matching',
        id: 'mostShown.nothing',
        label: 'The most common job, from the answers alone: on this share of lists',
        against: CHANCE_LEVEL,
      },
      {
        set: 'matching',
        id: 'mostShown.circumstances',
        label: 'The most common job, with everything stated: on this share of lists',
        against: CHANCE_LEVEL,
      },
      {
        set: 'matching',
        id: 'neverShown.circumstances',
        of: 'jobs',
        label: 'Jobs that nobody was shown',
      },
    ],
    limits: 'Common jobs are favoured a little on purpose, because more people end up in them.',
  },
  {
    title: 'Are three statements enough for a score?',
    text: [
      'Each of our scores rests on three statements. In public data on two other questionnaires we measured how well three statements about one thing agree. It’s called alpha: 0 is not at all, 1 is fully. We assume 0.58.',
      'We also counted careless answers. Ten or more equal answers in a row are a sign of them.',
    ],
    rows: [
      ...interestTypes.map(([id, name]): EvidenceRow => ({
        set: 'interestItems',
        id: `alpha3.${id}`,
        label: `Interests, ${name}: alpha of three statements`,
        against: { label: 'what we assume', value: 0.58 },
      })),
      ...personalityTraits.map(([id, name]): EvidenceRow => ({
        set: 'bigFiveItems',
        id: `alpha3.${id}`,
        label: `Personality, ${name}: alpha of three statements`,
        against: { label: 'what we assume', value: 0.58 },
      })),
      {
        set: 'interestItems',
        id: 'run10of60',
        label: 'Interests: ten or more equal answers in a row',
      },
      {
        set: 'bigFiveItems',
        id: 'run10of50',
        label: 'Personality: ten or more equal answers in a row',
      },
      ...personalityTraits.map(([id, name]): EvidenceRow => ({
        set: 'bigFiveOpen',
        id: `alpha3.${id}`,
        label: `Personality, larger sample, ${name}: alpha of three statements`,
        against: { label: 'what we assume', value: 0.58 },
      })),
      {
        set: 'responseQuality',
        id: 'run10',
        label: 'First 36 answers: ten or more equal ones in a row',
      },
      { set: 'responseQuality', id: 'allSame', label: 'First 36 answers: all the same' },
      {
        set: 'responseQuality',
        id: 'acquiescence',
        label: 'First 36 answers: agree with nearly everything',
      },
    ],
    limits:
      'None of these people answered our 36 statements. Most of the personality figures are below what we assume, so a score may be less certain than we say.',
  },
  {
    title: 'Do people’s own fields stand out?',
    text: [
      'People with a degree answered ten statements on personality. We scored 137 jobs from them and looked where the jobs of their own field stand. Then we dealt the fields out at random, a thousand times, to see what chance gives.',
    ],
    rows: [
      {
        set: 'ownField',
        id: 'ownField',
        label: 'Share of all jobs that the jobs of the own field beat',
        against: { label: 'with the fields shuffled', id: 'shuffled' },
      },
      ...personalityTraits.map(([id, name]): EvidenceRow => ({
        set: 'fieldVariance',
        id: `between.${id}`,
        label: `Share of the differences in ${name} that lies between fields`,
        against: { label: 'with the fields shuffled', id: `shuffled.${id}` },
      })),
    ],
    limits:
      'It’s a small effect: more than chance, and far from a prediction. Ten statements and no interests are a stand-in for our assessment, not a test of it.',
  },
  {
    title: 'Who rated how much of each kind of work is in a job?',
    text: [
      'A language model did, twice. The second time it didn’t see its first ratings. A rating is 0 for no part of the job, 1 for a small part, 2 for often and 3 for what the job is about. Where the two differ, we use the lower one. No two differ by more than one step. It then read every rating of 3 once more. After that it rated 684 pairs again, twelve for each kind of work, without seeing the ratings. Where it doubted a 3, and so did we, we made it 2.',
    ],
    rows: [
      { set: 'readings', id: 'equal.first', label: 'Equal ratings of the kinds of work that everyone is asked about' },
      { set: 'readings', id: 'kappa.first', label: 'Their agreement, corrected for chance (weighted kappa)' },
      { set: 'readings', id: 'equal.finer', label: 'Equal ratings of finer and of newer kinds of work' },
      { set: 'readings', id: 'kappa.finer', label: 'Their agreement, corrected for chance (weighted kappa)' },
      { set: 'readings', id: 'equal.repeated', label: 'Ratings that came out the same when rated again' },
      { set: 'readings', id: 'kappa.repeated', label: 'Their agreement, corrected for chance (weighted kappa)' },
      { set: 'readings', id: 'kept.core', label: 'Ratings of 3 that stand after the later readings' },
    ],
    limits:
      'This shows that the ratings can be repeated, not that they’re right: all come from the same kind of language model. People who do these jobs haven’t checked them yet.',
  },
  {
    title: 'Do our tiles describe jobs as others do?',
    text: [
      'You mark what you’d enjoy on tiles, each of which is a kind of work. We compared an earlier table of 24 tiles with the American O*NET ratings, which were made without us: how much of the differences between jobs the tiles explain. We haven’t repeated this for the tiles of today.',
    ],
    rows: [
      ...interestTypes.map(([id, name]): EvidenceRow => ({
        set: 'tiles',
        id: `r2.${id}`,
        label: `Share of the differences explained: ${name} interest`,
      })),
      {
        set: 'tiles',
        id: 'profileCorrelation',
        label: 'Agreement over a job’s six interests, for the middle job',
      },
      {
        set: 'tiles',
        id: 'sameHighest',
        label: 'Jobs with the same highest interest',
        against: { label: 'by chance', value: 1 / 6 },
      },
    ],
    limits:
      'The American ratings are themselves made by machine learning and checked by experts. Agreeing with them doesn’t prove that both are right.',
  },
  {
    title: 'How good are estimates of pay?',
    text: [
      'Where a country publishes pay for a job, we print that. Elsewhere we estimate. To test it we estimated pay in four countries that do publish it, without looking at their figures.',
      'An estimate is the published median of one country, times the ratio of average wages in both, times the ratio of what the occupation group earns against the average in each. It is then corrected by half of what such estimates missed in Germany and Singapore.',
    ],
    rows: [
      ...listPayRows('DE', 'Germany'),
      ...listPayRows('SG', 'Singapore'),
      ...listPayRows('CA', 'Canada'),
      ...listPayRows('US', 'United States'),
    ],
    limits: 'In countries that are less like these four, estimates may be much further off.',
  },
];

export const howGoodIsItTexts = {
  meta: {
    title: 'How good is it?',
    description:
      'Every test of the assessment and its career list: what was measured, on whom, how many and when, with weak figures as large as strong ones.',
  },
  eyebrow: 'What we’ve measured',
  title: 'How good is it?',
  lead: 'It’s fair to ask before you pay. Here’s every test we have, good or bad: what was measured, on whom, how many, and when. Weak figures stand as large as strong ones.',
  inShort: {
    title: 'In short',
    items: [
      `On averages of real workers, the list of ten holds their own job for ${countPer100('workers', 'ownInTen')} in 100. By chance it would be ${countPer100('matching', 'chance')}.`,
      `For people that someone else made up, it holds their own job for ${countPer100('outside', 'ownInTenAnswers')} in 100 from the answers alone, and for ${countPer100('outside', 'ownInTenStep')} when they also say what they enjoy. Made up by us, more of them find it: see below.`,
      `If the same made-up person answers again, ${countPerTen('back.hard.answers')} to ${countPerTen('back.easy.step')} of the ten careers come back.`,
      'Nobody has tested yet whether people who follow a report are better off.',
    ],
  },
  contents: 'On this page',
  readers: {
    title: 'What do readers say?',
    text: [
      'At the end of a report, readers can say which jobs they’d look into. We mix those it suggests with five that it doesn’t, and show afterwards which are which. Many remember what they’ve just read, so this isn’t a blind test. They can also say whether the report was worth it.',
      `We show what they say from ${MIN_EVIDENCE_PEOPLE} answers on. Groups of fewer than ${MIN_GROUP_PEOPLE} people are never shown.`,
    ],
    notEnough: 'Not enough answers yet',
    counted: (n: number) => `${n} of the ${MIN_EVIDENCE_PEOPLE} we need.`,
    tooFew: `Fewer than ${MIN_GROUP_PEOPLE} of the ${MIN_EVIDENCE_PEOPLE} we need.`,
    seeded: 'This is a demonstration: some of these people are made up.',
    quoted: (rating: number) => `A reader who gave it ${rating} of 5`,
    failed: 'We couldn’t load the newest count. Reload the page to try again.',
    suggested: 'Suggested jobs that readers would look into',
    decoys: 'the others',
    rating: 'Was it worth it? Average of 1 to 5',
    guided: 'People with a finished report',
    measured: (n: number, date: string) => `${n.toLocaleString('en-GB')} people, ${date}`,
  },
  tests,
  withheld:
    'We’ve also measured people’s own fields of study, careless answers and agreement of statements on open data of 25,000 people. Those data have no formal licence, so we don’t print the figures until their publisher says we may.',
  facts: {
    title: 'What do we know of each country?',
    text: (jobs: number, filled: number) =>
      `We have ${jobs} jobs. The table says for how many of them a report has published pay, the country’s own title, its own ways in and a link to the job on an official site. ${Math.round(100 * filled)}% of these facts are filled. The last column isn’t counted: ways in that we know only as usual everywhere.`,
    caption: (jobs: number) => `Facts in reports, for how many of ${jobs} jobs`,
    country: 'Country',
    columns: { pay: 'Pay', titles: 'Title', ways: 'Ways in', pages: 'Page', generalWays: 'Usual ways' },
    unchecked:
      'We read these figures from copies. No person has compared them with the office’s own file yet, so reports ask you to check them:',
    source: (country: string, { title, publisher, edition, occupations }: Omit<UncheckedSource, 'country'>) =>
      `${country}: ${title} (${publisher}, ${edition}), ${occupations} jobs`,
  },
  unknown: {
    title: 'What we don’t know',
    items: [
      'Whether people who follow their report are happier at work, or earn more, than people who don’t. Nobody has tested that.',
      'How well it works for one real person. So far we have averages, simulated people and other questionnaires.',
      'How real people mark the kinds of work they’d enjoy. Our figures rest on a guess.',
      'Whether it works equally well for women and men, for all ages and for all countries.',
      'Whether real people get the same scores when they answer again.',
      'What a careers adviser or a psychologist from outside would say. None has checked our tables yet.',
    ],
  },
  everything: {
    title: 'Every figure in one table',
    text: 'Computed figures are worked out again by our own tests. If one changes, they fail until this page is changed too. Entered figures come from work outside our code.',
    show: 'Show the table',
    caption: 'All measured figures',
    columns: {
      what: 'What',
      value: 'Figure',
      interval: '95% interval',
      n: 'How many',
      date: 'Measured',
      version: 'Version',
      basis: 'Basis',
    },
    basis: { computed: 'computed', aggregate: 'entered' },
    none: 'none',
  },
  sources: 'Data and attributions',
  counted: (n: number, what: string) => `of ${n.toLocaleString('en-GB')} ${what}`,
  notCounted: 'number not recorded',
  interval: (least: string, most: string) => `probably between ${least} and ${most}`,
  when: (date: string, version: string) => `Measured ${date}. Version: ${version}.`,
  limits: 'What this leaves open:',
} as const;
