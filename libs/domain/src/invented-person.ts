// The invented person in the sample report and in the pictures of the marketing pages.
import { BANDS } from './bands.js';
import { CATEGORIES, type Category, CATEGORY_NAMES } from './categories.js';
import type { DealBreakerId, QualificationLevel, Stage, TrainingTime } from './circumstances.js';
import type { InterestAnswer, TileId } from './tiles.js';
import { QUESTIONS } from './question-bank.js';
import type { ReportFit } from './report-document.js';
import type { ScoredAnswer } from './responses.js';
import { ANSWER_SCALE } from './scale.js';

/** Assessment id by which the sample report is requested. */
export const SAMPLE_ID = 'sample';

export const INVENTED_PERSON = {
  email: 'robin@example.org',
  firstName: 'Robin',
  lastName: 'Example',
} as const;

/**
 * How much the person agrees with the three statements of each category, from 1 to 5. A high value
 * always means more of the category.
 */
const INVENTED_RATINGS: Record<Category, readonly [number, number, number]> = {
  leadership: [3, 3, 2],
  motivation: [4, 4, 3],
  communication: [4, 4, 4],
  helping: [5, 5, 4],
  analytical: [4, 3, 4],
  creativity: [4, 4, 5],
  planning: [3, 2, 3],
  practical: [2, 2, 3],
  resilience: [3, 4, 3],
  risk: [2, 2, 2],
  spatial: [2, 1, 2],
  burnout: [3, 4, 4],
};

interface InventedCircumstances {
  interests: Partial<Record<TileId, InterestAnswer>>;
  stage: Stage;
  qualificationLevel: QualificationLevel;
  training: TrainingTime;
  dealBreakers: DealBreakerId[];
  jobsInMind: string[];
}

/** The person's circumstances in the sample report. */
export const INVENTED_CIRCUMSTANCES: InventedCircumstances = {
  interests: { care: 'like', listen: 'like', teach: 'like', design: 'like', sales: 'not_for_me', win: 'not_for_me' },
  stage: 'working',
  qualificationLevel: 3,
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00'],
};

/** Returns the person's answers to the 36 statements. */
export function createInventedAnswers(): ScoredAnswer[] {
  const seenCounts = new Map<Category, number>();
  return QUESTIONS.map(({ id, category, reverse }) => {
    const index = seenCounts.get(category) ?? 0;
    seenCounts.set(category, index + 1);
    const agreement = INVENTED_RATINGS[category][index] ?? 3;
    const scaleStep = ANSWER_SCALE.find(({ score }) => score === (reverse ? 6 - agreement : agreement));
    if (!scaleStep) throw new Error(`The scale has no answer ${agreement}.`);
    return { questionId: id, answer: scaleStep.value, score: scaleStep.score };
  });
}

/** The person's twelve category scores, for pages that draw their chart without running the matching. */
export const INVENTED_CATEGORY_SCORES = CATEGORIES.map((category) => {
  const [first, second, third] = INVENTED_RATINGS[category];
  const score = Math.round(((first + second + third - 3) / 12) * 100);
  const band = BANDS[Math.min(BANDS.length - 1, Math.floor(score / 20))] ?? 'middle';
  return { category, name: CATEGORY_NAMES[category], score, band };
});

/** The headline of the sample report, for pages that show it without running the matching. */
export const INVENTED_HEADLINE = 'People before tools';

/** The first careers of the sample report, for pages that show them without running the matching. */
export const INVENTED_CAREERS: readonly { code: string; title: string; fit: ReportFit }[] = [
  { code: '29-1127.00', title: 'Speech and language therapist', fit: 'Strong' },
];
