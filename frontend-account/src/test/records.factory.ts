import {
  type Assessment,
  type ReportDetail,
  type ReportDocument,
  type ReportListItem,
  type ReportMatching,
  type ReportNamedJob,
  type PublicConfig,
  type ShareLink,
  type Shares,
  getShareDefaults,
} from '@bearings/contracts';
import { CATEGORIES } from '@bearings/domain';

/** Returns a paid assessment whose report is ready, with `changes` applied. */
export function createAssessment(changes: Partial<Assessment> = {}): Assessment {
  return {
    id: 'a1a1a1a1-0000-4000-8000-000000000001',
    createdAt: '2026-06-10T09:00:00Z',
    completedAt: '2026-06-12T10:00:00Z',
    personalityType: 'introvert',
    isPaid: true,
    status: 'ready',
    email: 'ada@example.com',
    countryCode: 'GB',
    ...changes,
  };
}

export const createStartedAssessment = (changes: Partial<Assessment> = {}) =>
  createAssessment({
    id: 'b2b2b2b2-0000-4000-8000-000000000002',
    completedAt: null,
    personalityType: null,
    isPaid: false,
    status: 'in_progress',
    ...changes,
  });

export const createUnpaidAssessment = (changes: Partial<Assessment> = {}) =>
  createAssessment({
    id: 'c3c3c3c3-0000-4000-8000-000000000003',
    isPaid: false,
    status: 'payment_required',
    ...changes,
  });

export const createGeneratingAssessment = (changes: Partial<Assessment> = {}) =>
  createAssessment({
    id: 'd4d4d4d4-0000-4000-8000-000000000004',
    status: 'generating',
    ...changes,
  });

export function createReportItem(changes: Partial<ReportListItem> = {}): ReportListItem {
  return {
    id: 'e5e5e5e5-0000-4000-8000-000000000005',
    assessmentId: 'a1a1a1a1-0000-4000-8000-000000000001',
    createdAt: '2026-06-12T10:05:00Z',
    generatedAt: '2026-06-12T10:06:00Z',
    content: 'You are **calm** and *curious*.',
    wordCount: 3201,
    readingTime: 17,
    ...changes,
  };
}

const MATCHING_WITHOUT_CIRCUMSTANCES: ReportMatching = {
  direction: true,
  ranked: true,
  hasCircumstances: false,
  takenIntoAccount: [],
  longer: [],
  excludedCount: 0,
  occupationCount: 247,
  excluded: [],
  inMind: [],
  conditions: '',
  ownJobs: '',
};

/** The fields of a career that are the same in all careers of the sample. */
const SHARED_CAREER_FIELDS = {
  seniorPosts: [],
  moments: ['Read figures', 'Build a model', 'Explain the result'],
  neighbours: [],
  fromHere: { title: '', haves: [], missing: [] },
  payMarks: { now: null, dayOne: null, text: '' },
  exceedsTraining: false,
  lacks: '',
  training: '',
  notes: [],
  details: [],
  demand: [{ category: 'planning' as const, value: 60, isEstimate: false }],
  quote: null,
  routes: [],
  setting: [],
  links: [],
};

const reportDocument: ReportDocument = {
  methodVersion: 2,
  headline: {
    patternId: 'method',
    title: 'Plan first, leap later',
    ownTitle: 'Plan first, leap later',
    sentence: 'Planning came above taking chances.',
  },
  matching: MATCHING_WITHOUT_CIRCUMSTANCES,
  personality: {
    type: 'introvert',
    energy: 45,
    closeToMiddle: true,
    traits: [
      { text: 'Thoughtful', agrees: true },
      { text: 'Detail-oriented', agrees: false },
      { text: 'Independent', agrees: true },
    ],
  },
  categories: [
    {
      category: 'planning',
      name: 'Planning',
      score: 83,
      band: 'very high',
      runs: [{ text: 'You like to know what comes next.' }],
    },
  ],
  careers: [
    {
      code: '15-2051.00',
      title: 'Data scientist',
      slug: 'data-scientist',
      fit: 'Strong',
      stability: 0.7,
      ...SHARED_CAREER_FIELDS,
      why: [{ text: 'You look for patterns.' }],
      reason: 'You look for patterns.',
      whyNot: [{ text: 'Much of it is cleaning data.' }],
      doubt: 'Much of it is cleaning data.',
      what: 'Finds meaning in figures.',
      preparation: 'About four years',
      pay: {
        kind: 'estimate',
        country: 'NO',
        currency: 'NOK',
        median: 700_000,
        low: 600_000,
        high: 800_000,
        year: 2025,
        source: 'ONS',
        text: 'about 700,000 kr a year (ONS, 2025)',
      },
      outlook: 'Growing',
    },
    {
      code: '43-4121.00',
      title: 'Library assistant',
      slug: 'library-assistant',
      fit: 'Possible',
      stability: 0.1,
      ...SHARED_CAREER_FIELDS,
      why: [{ text: 'Order matters to you.' }],
      reason: 'Order matters to you.',
      whyNot: [{ text: 'Many visitors.' }],
      doubt: 'Many visitors.',
      what: 'Keeps books findable.',
      preparation: '',
      pay: { kind: 'none', country: 'NO', text: 'no figure for this country' },
      outlook: '',
    },
  ],
  subjects: null,
  staying: null,
  sections: [
    {
      id: 'profile',
      title: 'Your profile',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Calm', mark: 'bold' }, { text: ' water.' }] }],
    },
    {
      id: 'careers',
      title: 'Ten careers that fit',
      blocks: [{ kind: 'list', items: [[{ text: 'Read the reasons first.' }]] }],
    },
  ],
};

export function createReport(changes: Partial<ReportDetail> = {}): ReportDetail {
  return {
    ...createReportItem(),
    name: 'Ada Lovelace',
    firstName: 'Ada',
    personalityType: 'introvert',
    personalityAnalysis: 'You are **calm** and *curious*.',
    careerRecommendations: '',
    nextSteps: 'Write to one person.',
    generator: 'Bearings writer',
    country: 'NO',
    document: reportDocument,
    quotesExperience: false,
    revision: 1,
    revisions: [{ number: 1, methodVersion: 2, generatedAt: '2026-06-12T10:06:00Z', reason: '', change: '' }],
    revisionStatus: 'none',
    ...changes,
  };
}

/** Returns a report's careers. Throws if there are none. */
export function listCareers({ document: { careers } }: ReportDetail) {
  const [first, ...others] = careers;
  if (!first) throw new Error('The report has no career.');
  return [first, ...others] as const;
}

/** Returns a report that takes circumstances into account, with the changes in `matching`. */
export function createMatchedReport(matching: Partial<ReportMatching> = {}): ReportDetail {
  const [first, ...others] = listCareers(createReport());
  const neighbours = [
    { code: '15-2041.00', title: 'Statistician', differs: 'less planning', pay: '£3,900 less', fits: true },
  ];
  const laterPosts = [{ code: '11-9121.00', title: 'Science and research manager' }];
  const notes = [
    {
      id: 'liked' as const,
      text: 'It has what you said you would enjoy: find the pattern in the figures.',
    },
  ];
  return createReport({
    document: {
      ...reportDocument,
      careers: [
        { ...first, stability: 0.615, exceedsTraining: true, seniorPosts: laterPosts, neighbours, notes },
        ...others,
      ],
      matching: {
        direction: true,
        ranked: true,
        hasCircumstances: true,
        takenIntoAccount: [{ id: 'stage', text: 'Where you stand: at school.' }],
        longer: [
          {
            code: '19-2031.00',
            title: 'Chemist',
            fit: 'Good',
            text: 'Good; training takes about 4 years.',
          },
        ],
        excludedCount: 2,
        occupationCount: 247,
        excluded: [
          {
            id: 'heights',
            label: 'Working at heights',
            occupations: [
              { code: '47-2181.00', title: 'Roofer' },
              { code: '47-2221.00', title: 'Steel erector' },
            ],
          },
        ],
        inMind: [createNamedJob()],
        conditions: '',
        ownJobs: '',
        ...matching,
      },
    },
  });
}

/** Returns a report's part on a job that the reader named. */
export const createNamedJob = (given: Partial<ReportNamedJob> = {}): ReportNamedJob => ({
  code: '47-2181.00',
  title: 'Roofer',
  slug: 'roofer',
  fit: null,
  stability: null,
  amongTen: false,
  place: '206th of 247',
  rank: 206,
  text: 'By fit it is 206th of all 247 careers. You ruled out a regular part of the work, so it is kept out of your ten: working at heights.',
  speaksFor: ['“I often come up with unusual ideas.” You agreed. It asks for more creativity.'],
  speaksAgainst: ['It’s more hands-on, but hands-on work didn’t appeal to you much.'],
  gates: ['A regular part of the work is something you ruled out: working at heights.'],
  haves: ['A levels, T levels, Highers.'],
  missing: ['About 3 years for you.', 'Step 1: Apprenticeship, 3 years, paid.'],
  demand: CATEGORIES.map((category, index) => ({ category, value: 25 + 6 * index, isEstimate: false })),
  pay: { kind: 'none', country: 'GB', text: 'no figure for this country' },
  routes: [
    {
      name: 'Apprenticeship',
      stations: [{ title: 'Apprenticeship', months: 36, paid: true }],
      isLong: false,
      text: 'Apprenticeship: paid training.',
    },
  ],
  relatedTitle: 'The same wish, without what you ruled out',
  related: [
    {
      code: '47-2111.00',
      title: 'Electrician',
      slug: 'electrician',
      fit: 'Good',
      place: '14th of 247',
      text: 'Both have: build or fit out a house. About 4 years for you.',
      isLong: false,
    },
    {
      code: '47-2152.00',
      title: 'Plumber',
      slug: 'plumber',
      fit: 'Possible',
      place: '40th of 247',
      text: 'Both have: build or fit out a house. About 4 years for you.',
      isLong: false,
    },
    {
      code: '47-2031.00',
      title: 'Carpenter or joiner',
      slug: 'carpenter-or-joiner',
      fit: 'Possible',
      place: '61st of 247',
      text: 'Both have: build or fit out a house. About 2 years for you.',
      isLong: false,
    },
  ],
  ...given,
});

/** Returns the public configuration of a site that has these capabilities. */
export const createConfig = (...capabilities: string[]): PublicConfig => ({
  stripePublicKey: '',
  sandbox: true,
  capabilities,
});

/** Returns a report's share links, with the default settings for an adult owner. */
export const createShares = (...links: ShareLink[]): Shares => ({
  links,
  defaults: getShareDefaults(false),
});
