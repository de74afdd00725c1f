import { MIN_EVIDENCE_PEOPLE, MIN_NORMS_PEOPLE } from '@bearings/domain';

export const qualityTexts = {
  tab: 'Quality',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded.',
  retry: 'Try Again',
  computed: (date: string) => `Computed on ${date}, and every night.`,
  never: 'Not computed yet.',
  run: 'Compute now',
  running: 'Computing …',
  csv: 'Download as CSV',
  seeded: 'Some of these people are invented, for a demonstration.',
  cells: 'Nothing is shown that rests on fewer than ten people.',
  few: 'Too few',
  claims: `“Too few” means fewer than ${MIN_EVIDENCE_PEOPLE} people, which is not enough for a public claim.`,
  none: '–',
  people: 'People',
  value: 'Value',
  interval: '95% interval',
  of: 'Of',
  readers: {
    title: 'What readers said',
    rows: {
      'suggested yes': 'Would look into a suggested career',
      'decoy yes': 'Would look into a decoy',
      'worth it': 'Was it worth it? (1 to 5)',
      guided: 'People with a finished report',
    },
  },
  careers: {
    title: 'Suggested careers, fewest yes first',
    columns: {
      'suggested career yes': 'Yes where suggested',
      'decoy career yes': 'Yes as a decoy',
    },
  },
  followUps: {
    title: 'What readers did',
    columns: { 'follow-up 1': 'After two weeks', 'follow-up 2': 'After six months' },
  },
  comments: {
    title: 'Comments that may be quoted',
    none: 'No comments yet.',
    stars: (rating: number) => `${rating} of 5`,
    approve: 'Approve',
    withdraw: 'Take back',
    approved: 'Approved: shown with the figures.',
  },
  answers: {
    title: 'The answers',
    rows: {
      'quality passed': 'Completed assessments that passed the quality check',
      'straight-lining': 'Ten or more of the same answer in a row',
    },
  },
  items: {
    title: 'Statements, worst first',
    note: 'By the correlation with the other two of the category. Answers count in the direction of the category.',
    columns: {
      'item rest': 'With the rest',
      'item mean': 'Mean',
      'item spread': 'Spread',
      'item lowest': 'Lowest answer',
      'item highest': 'Highest answer',
    },
  },
  scales: {
    title: 'Categories, least reliable first',
    columns: {
      alpha: 'Alpha',
      omega: 'Omega',
      retest: 'Taken twice',
      'scale mean': 'Mean',
      'scale spread': 'Spread',
      'scale lowest': 'At 0',
      'scale highest': 'At 100',
    },
  },
  correlations: {
    title: 'Categories that go together most',
    columns: { correlation: 'Correlation' },
  },
  countries: {
    title: 'Countries that differ most from the others',
    columns: { country: 'Difference in standard deviations' },
  },
  norms: (people: number) =>
    people > 0
      ? `Norms of ${people.toLocaleString('en-GB')} people are in the CSV.`
      : `Norms are made from ${MIN_NORMS_PEOPLE} people on.`,
} as const;
