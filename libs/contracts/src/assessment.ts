import type { Category } from './categories.js';
import type { Answer, Score } from './scale.js';

export type PersonalityType = 'extravert' | 'introvert';

/** Where an assessment stands, from its owner's point of view. */
export type AssessmentStatus =
  'in_progress' | 'payment_required' | 'generating' | 'ready' | 'error';

export interface QuestionResponse {
  /** q1 to q36. */
  questionId: string;
  answer: Answer;
  score: Score;
}

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export interface AssessmentSubmission extends Person {
  /** All 36 statements, each once, in any order. */
  responses: QuestionResponse[];
}

/** Answers so far, by question id. Lives until the assessment is completed. */
export interface Draft extends Partial<Person> {
  answers: Record<string, Answer>;
}

/** The five bands of a category score: 0–19, 20–39, 40–59, 60–79, 80–100. */
export const BANDS = ['very low', 'low', 'middle', 'high', 'very high'] as const;
export type Band = (typeof BANDS)[number];

export interface PreviewBadge {
  title: 'Leadership Style' | 'Work Environment' | 'Communication';
  phrase: string;
}

export interface PreviewStrength {
  category: Category;
  name: string;
  /** Whole number, 0 to 100. */
  score: number;
  band: Band;
}

export interface QualityNote {
  title: string;
  text: string;
  /** A signal strong enough to advise a look back at the answers. */
  reviewAdvised: boolean;
}

/** The free part of a result. */
export interface Preview {
  badges: PreviewBadge[];
  personality: { type: PersonalityType; closeToMiddle: boolean; text: string };
  /** The two strongest categories. */
  strengths: PreviewStrength[];
  /** What to bear in mind about the two: a tie, an even profile, no high score. */
  strengthsNote: string | null;
  quality: QualityNote | null;
  /** Titles, and nothing but titles, of what payment opens. */
  lockedSections: string[];
}

export interface Assessment {
  id: string;
  /** ISO 8601, UTC, as all times. */
  createdAt: string;
  completedAt: string | null;
  personalityType: PersonalityType | null;
  isPaid: boolean;
  status: AssessmentStatus;
  /** The address the receipt and the report go to; only to its owner. */
  email: string;
  preview?: Preview;
}
