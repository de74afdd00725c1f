import { countryInSentence } from './country.js';

/** Labels of the facts in a report, on the page and in downloads. */
export const REPORT_LABELS = {
  fit: 'Fit',
  why: 'Why it may suit you',
  whyNot: 'Why it may not',
  notes: 'Good to know',
  seniorPosts: 'Later, from here',
  day: 'A day',
  neighbours: 'A similar career',
  work: 'The work',
  preparation: 'Preparation (United States)',
  outlook: 'Outlook (United States)',
  added: 'Careers you added',
  outside: 'The next parts say more about each job you named, and about jobs that take longer than you said.',
  speaksFor: 'What speaks for it',
  speaksAgainst: 'What speaks against it',
  gates: 'The gate',
  haves: 'You have',
  missing: 'Missing',
  officialPage: 'Official page',
  longer: 'More to look at',
  excluded: 'What you ruled out',
  taken: 'What was taken into account',
} as const;

/** Returns the label of pay in a country. */
export const payLabel = (country: string): string => `Pay in ${countryInSentence(country)}`;
