import { endpoints, type PreviewCareers, type Assessment, type Preview, type PublicConfig } from '@bearings/contracts';
import { BANDS, CATEGORIES, CATEGORY_NAMES, QUESTIONS, REPORT_SECTIONS, type Answer } from '@bearings/domain';
import { mockReply } from '@bearings/web/testing';
import { funnel } from '../funnel/use-funnel';

export const ASSESSMENT_ID = '11111111-2222-4333-8444-555555555555';

export const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

export const preview: Preview = {
  badges: [
    { title: 'Leadership Style', phrase: 'You take the lead now and then.' },
    { title: 'Work Environment', phrase: 'A quiet place suits you.' },
    { title: 'Communication', phrase: 'You say what you think.' },
  ],
  personality: { type: 'introvert', closeToMiddle: true, text: 'You are close to the middle.' },
  headline: {
    patternId: 'novelty',
    title: 'Try first, plan later',
    ownTitle: 'Try first, plan later',
    sentence: 'New ideas came above planning.',
  },
  areas: CATEGORIES.map((category) => {
    const score = category === 'creativity' ? 83 : category === 'planning' ? 67 : 42;
    const band = BANDS[Math.floor(score / 20)] ?? 'middle';
    return { category, name: CATEGORY_NAMES[category], score, band };
  }),
  quality: null,
  matching: {
    direction: true,
    ranked: true,
    hasCircumstances: false,
    takenIntoAccount: [],
    note: 'Your answers point in a direction.',
  },
  lockedSections: REPORT_SECTIONS.map(({ title }) => title),
};

export const previewCareers: PreviewCareers = {
  country: 'GB',
  count: 10,
  coverage: { line: 'Of your ten careers, nine with published pay; all with the country’s own ways in.', note: null },
  shown: {
    rank: 2,
    career: {
      code: '29-1122.00',
      title: 'Occupational therapist',
      slug: 'occupational-therapist',
      field: 'health',
      fit: 'Strong',
      what: 'They help people do everyday things again.',
      why: [{ text: 'It involves a lot of new ideas.' }],
      whyNot: [{ text: 'It asks for more calm.' }],
      quote: { statement: 'I often come up with unusual ideas.', answer: 'agreed' },
      pay: { kind: 'none', country: 'GB', text: 'no figure for this country' },
      preparation: '',
      demand: CATEGORIES.map((category) => ({ category, value: 60, isEstimate: false })),
      routes: [
        {
          name: 'A degree',
          stations: [{ title: 'Approved degree', months: 36, paid: false }],
          isLong: false,
          text: 'Take an approved degree.',
        },
      ],
      setting: [{ sign: 'people', text: 'With people', note: 'most of the day' }],
    },
  },
  locked: [
    {
      rank: 1,
      sign: 'health',
      field: 'Health and care',
      level: 'Degree',
      pay: '£38k to £45k',
    },
    { rank: 4, sign: null, field: 'In your report', level: null, pay: 'In your report' },
  ],
  inMind: [
    {
      title: 'Electrician',
      slug: 'electrician',
      field: 'construction',
      fit: 'Good',
      isAmong: true,
      rank: 3,
      careerCount: 247,
      isLeftOut: false,
      isTooSenior: false,
      isOwnJob: false,
    },
  ],
  unanswered: 0,
};

export const completedAssessment: Assessment = {
  id: ASSESSMENT_ID,
  createdAt: '2026-06-12T10:00:00Z',
  completedAt: '2026-06-12T10:12:00Z',
  personalityType: 'introvert',
  isPaid: false,
  status: 'payment_required',
  email: ada.email,
  countryCode: 'GB',
  preview,
};

/** Sets valid details and the first `count` answers, as if the server had saved them. */
export function answerQuestionsUpTo(count: number, value: Answer = '4'): void {
  funnel.acceptDetails(ada, null);
  for (const { id } of QUESTIONS.slice(0, count)) funnel.answer(id, value);
  funnel.saved(funnel.current());
  funnel.goTo(count);
}

/** The public configuration of an API that sends no emails. */
export const PUBLIC_CONFIG: PublicConfig = {
  stripePublicKey: 'pk_test_16ba760e33ae11c9da63e950',
  sandbox: true,
  capabilities: [],
};

export const COUNTRY_REPORTS = [
  {
    countryCode: 'GB',
    line: 'Your report for the United Kingdom has published pay and the ways in.',
    says: ['Pay: published figures for 230 of 247 jobs.'],
  },
  {
    countryCode: 'DE',
    line: 'Your report for Germany has published pay and no ways in.',
    says: ['Pay: our estimates for 220 of 247 jobs.', 'Ways in: none for Germany.'],
  },
];

/** Handlers that answer all common calls for a visitor without a session. */
export const mockVisitorApi = () => [
  mockReply(endpoints.config, PUBLIC_CONFIG),
  mockReply(endpoints.countryReports, COUNTRY_REPORTS),
  mockReply(endpoints.draft, null),
  mockReply(endpoints.draftFinerTiles, { tiles: ['teeth', 'examine'] }),
  mockReply(endpoints.assessments, []),
  mockReply(endpoints.startTracking, { id: ASSESSMENT_ID }),
  mockReply(endpoints.saveDraft, ({ body }) => body as { answers: Record<string, Answer> }),
  mockReply(endpoints.submitAssessment, completedAssessment),
  mockReply(endpoints.previewCareers, previewCareers),
];

/** Deletes the funnel state that the previous test left. */
export function resetFunnel(): void {
  funnel.forget();
  window.localStorage.clear();
}
