import {
  endpoints,
  QUESTIONS,
  REPORT_SECTIONS,
  type Answer,
  type Assessment,
  type Preview,
} from '@bearings/contracts';
import { answer } from '@bearings/web/testing';
import { journey } from '../features/journey/use-journey';

export const ASSESSMENT_ID = '11111111-2222-4333-8444-555555555555';

export const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

export const preview: Preview = {
  badges: [
    { title: 'Leadership Style', phrase: 'You take the lead now and then.' },
    { title: 'Work Environment', phrase: 'A quiet place suits you.' },
    { title: 'Communication', phrase: 'You say what you think.' },
  ],
  personality: { type: 'introvert', closeToMiddle: true, text: 'You are close to the middle.' },
  strengths: [
    { category: 'creativity', name: 'Creativity', score: 83, band: 'very high' },
    { category: 'planning', name: 'Planning', score: 67, band: 'high' },
  ],
  strengthsNote: 'At least one other area scored the same.',
  quality: null,
  lockedSections: [...REPORT_SECTIONS],
};

export const completed: Assessment = {
  id: ASSESSMENT_ID,
  createdAt: '2026-06-12T10:00:00Z',
  completedAt: '2026-06-12T10:12:00Z',
  personalityType: 'introvert',
  isPaid: false,
  status: 'payment_required',
  email: ada.email,
  preview,
};

/** Details given, and the first `count` statements answered, which the server has. */
export function answerUpTo(count: number, value: Answer = '4'): void {
  journey.acceptDetails(ada);
  for (const { id } of QUESTIONS.slice(0, count)) journey.answer(id, value);
  journey.saved(journey.current().answers);
  journey.goTo(count);
}

/** What the API answers while somebody without a session goes through the assessment. */
export const quietApi = () => [
  answer(endpoints.draft, null),
  answer(endpoints.startTracking, { id: ASSESSMENT_ID }),
  answer(endpoints.saveDraft, ({ body }) => body as { answers: Record<string, Answer> }),
  answer(endpoints.submitAssessment, completed),
];

/** Keeps a reply waiting until it is released. */
export function hold(): { promise: Promise<void>; release: () => void } {
  const release: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => {
    release.push(resolve);
  });
  return { promise, release: () => release.forEach((resolve) => resolve()) };
}

/** Forgets the journey of the test before. */
export function startAnew(): void {
  journey.forget();
  window.localStorage.clear();
}
