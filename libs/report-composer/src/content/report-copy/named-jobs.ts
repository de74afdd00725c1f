// Texts of a report's part on a job that the reader named, and on the jobs that they do now.
export const NAMED_JOB_TEXTS = {
  place: '{rank} of {all}',
  placeAmongTen: 'number {rank} of your {count}',
  /** Why the reader's answer speaks for the job: "“I make a plan.” You agreed." */
  quote: '“{statement}” You {answer}.',
  noReason: 'None of your answers points to it. You named it, and you know why.',
  gates: {
    excluded: 'A regular part of the work is something you ruled out: {things}.',
    level: 'You need a degree to start, as most people do.',
    none: 'We know of no law, degree or limit of yours that stands in the way.',
  },
  haves: {
    level: 'Your qualification is as high as most people start with, or higher.',
    direct: 'Your subject is a usual one for it.',
    related: 'Your subject is close to the usual ones.',
    school: 'You take {things}, which counts for it.',
    /** For readers with a degree or years of work, of which we do not know if they count. */
    unsure: 'We can’t say what of yours shortens the way. Ask what your years and certificates count for.',
    none: 'Nothing that you told us shortens the way. Most people begin there.',
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
  own: 'You are one already: {title}. That is why it is not on your list.',
  withTwins:
    'You are one already: {title}, which is much the same work as {twins}. That is why none of them is on your list.',
} as const;

/** Heading of the part on a job, in files; the page shows it above the title. */
export const NAMED_JOB_HEADING = 'The job you named: {title}';

/** Follows the place of a named job that is one of the ten, in files. */
export const NAMED_AMONG_TEN = 'What we know of it stands there.';

/** Marks a career with the same wish whose training is longer than the reader said, in files. */
export const RELATED_IS_LONG = 'longer training than you said';
