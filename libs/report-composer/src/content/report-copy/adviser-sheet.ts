/** Texts of the summary that readers can take to a talk with a careers adviser. */
export const SHEET_TEXTS = {
  document: (brand: string, name: string) =>
    `${brand} sheet for a talk with an adviser, for ${name}`,
  title: 'For a talk with an adviser',
  from: (brand: string, date: string) => `From a ${brand} career report, written on ${date}`,
  what: 'This comes from 36 statements about what a person likes and how they work, matched with published data on jobs. It measures neither ability nor intelligence. With other answers on another day, a score could move by up to 13 points.',
  areas: 'Twelve areas',
  given: 'What you told us',
  givenNothing: 'You skipped the questions on interests and circumstances.',
  inMind: 'Jobs you had in mind',
  careers: 'Careers that came up',
  columns: ['Career', 'Fit', 'Way in', 'Pay'],
  fits: 'Strong, Good and Possible say how often a career came back when we changed the answers a little.',
  first: 'The first three',
  why: 'Why',
  whyNot: 'Check',
  steps: 'What you could try next',
  questions: 'To talk about',
  ask: [
    'Which of these do I already know enough about to choose or drop?',
    'Which subjects, grades or experience do I still need, and by when?',
    'Who near me does this work, trains people for it, or could show me a day of it?',
    'What would make one of these a bad choice for me?',
  ],
  notes: 'Notes',
  noPay: 'No figure',
} as const;
