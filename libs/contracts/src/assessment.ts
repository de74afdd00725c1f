import type { Category } from './categories.js';
import type { Circumstances } from './circumstances.js';
import type { Answer, Score } from './scale.js';

export type PersonalityType = 'extravert' | 'introvert';

/** The state of an assessment, as its owner sees it. */
export type AssessmentStatus =
  | 'in_progress'
  | 'payment_required'
  | 'generating'
  | 'ready'
  | 'error';

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
  /** Without them, those that the draft saved are kept. */
  circumstances?: Circumstances;
}

/** Answers so far, by question id. Deleted when the assessment is completed. */
export interface Draft extends Partial<Person> {
  answers: Record<string, Answer>;
  /** Saved without them, a draft keeps those that are stored. */
  circumstances?: Circumstances;
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
  /** Whether the signal is strong enough to advise a review of the answers. */
  reviewAdvised: boolean;
}

/** What the ten careers of the report will rest on. */
export interface PreviewMatching {
  /** The answers differ by more than chance makes likely. */
  direction: boolean;
  /** False: from what is known the careers would be in no order. */
  ranked: boolean;
  /** The optional step was answered, if only in part. */
  step: boolean;
  /** One sentence for each part of the step that was answered. */
  takenIntoAccount: string[];
  note: string;
}

/** The free part of a result. */
export interface Preview {
  badges: PreviewBadge[];
  personality: { type: PersonalityType; closeToMiddle: boolean; text: string };
  /** The two strongest categories. */
  strengths: PreviewStrength[];
  /** A caveat about the two: a tie, an even profile, or no high score. */
  strengthsNote: string | null;
  quality: QualityNote | null;
  matching: PreviewMatching;
  /** Titles of the sections that payment unlocks, without any of their text. */
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
  /** Number of answered statements; only while in progress. */
  answered?: number;
  /** The address for receipt and report; sent to the owner only. */
  email: string;
  /** What its owner stated in the optional step; only where one assessment was asked for. */
  circumstances?: Circumstances;
  preview?: Preview;
}
