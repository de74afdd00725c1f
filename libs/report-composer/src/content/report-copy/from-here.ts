// Texts of a career's part on the reader's own way in and pay: what they have, what is missing, and their pay beside it.
export const FROM_HERE_TEXTS = {
  /** Heading of the way in; `{job}` is the reader's present job. */
  title: 'Your way in, from {job}',
  haves: {
    degree: 'a degree',
    direct: '{things}: a usual subject',
    related: '{things}: close to the usual subjects',
    school: 'useful subjects: {things}',
    job: '{job}: {years}',
    jobShort: 'work as {job}',
    learned: 'your apprenticeship as {job}',
  },
  missing: {
    degree: 'a degree, as most people have',
    school: '{things}, which courses ask for',
    years: '{years} in other jobs first',
    record: 'a record check',
    /** Of work that people with other degrees enter from the reader's job. */
    subject: 'perhaps a degree in its subject: ask employers',
  },
} as const;

/** Instead of the details of a top career that the plan states. */
export const IN_PLAN_TEXT = 'How to try it, who pays for training, and titles to search for.';

export const PAY_MARK_TEXTS = {
  /** What others earn, compared with the reader's pay now, from the quarter that the pay is in. */
  top: 'Three in four earn less than you do now.',
  upper: 'More than half earn less than you do now.',
  lower: 'More than half earn more than you do now.',
  bottom: 'Three in four earn more than you do now.',
  /** The first point of a published scale. */
  scale: 'At the start: {amount}, where the scale starts.',
} as const;
