// Texts of a report's part on a job that the reader named, and on the jobs that they do now.
export const NAMED_JOB_TEXTS = {
  place: '{rank} of {all}',
  placeAmongTen: 'number {rank} of your {count}',
  /** Why the reader's answer speaks for the job: "“I make a plan.” You agreed." */
  quote: '“{statement}” You {answer}.',
  gates: {
    excluded: 'A regular part of the work is something you ruled out: {things}.',
    level: 'You need a degree to start, as most people do.',
  },
  missing: {
    abroad: 'In the United Kingdom, training takes about {time}. Ask how long it takes near you.',
    noneAbroad: 'In the United Kingdom, you’d need little or no training. Ask whether that’s so near you.',
    step: 'Step {number}: {title}{months}, {pay}.',
    paid: 'paid',
    unpaid: 'unpaid',
    unknown: 'Ask people in this work how they got in, and how long it took.',
  },
  /** Headings of the careers with the same wish, by what stands in the way of the job itself. */
  related: {
    excluded: 'The same wish, without what you ruled out',
    long: 'The same wish, within the time you set',
    subjects: 'The same wish, without {things}',
    later: 'The same wish, sooner',
    open: 'The same wish, in other jobs',
  },
  shared: 'Both have: {things}.',
} as const;

export const OWN_JOB_TEXTS = {
  /** Of a job that the reader does and also named, and of one that is much the same work. */
  named: 'You are one already. That is why it is not on your list.',
  namedTwin: 'It is much the same work as you do now. That is why it is not on your list.',
  own: 'We left out your own job, {title}.',
  withTwins: 'We left out your own job, {title}, and what is much the same work: {twins}.',
} as const;

/** Heading of the part on a job, in files; the page shows it above the title. */
export const NAMED_JOB_HEADING = 'The job you named: {title}';

/** Follows the place of a named job that is one of the ten, in files. */
export const NAMED_AMONG_TEN = 'What we know of it stands there.';

/** Marks a career with the same wish whose training is longer than the reader said, in files. */
export const RELATED_IS_LONG = 'longer training than you said';
