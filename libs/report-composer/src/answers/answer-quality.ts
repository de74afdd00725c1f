import type { QualityNote, QuestionResponse } from '@bearings/contracts';
import { CATEGORIES } from '@bearings/domain';
import { QUALITY_TEXTS } from '../content/preview-copy/quality-texts.js';
import { countPatternRepeats } from './answer-pattern.js';
import { type AnsweredQuestion, pairWithQuestions } from '@bearings/career-matching';

/** Measures of how a person answered, stored with the result. */
export interface AnswerQuality {
  /** Longest run of equal answers in question-bank order, 1 to 36. */
  longestRun: number;
  /** Number of answers that repeat a pattern of 2 to 12 answers, 0 to 34. */
  patternRepeats?: number;
  /**
   * Number of categories, 0 to 12, in which the person agrees with all three statements, although the reverse-scored
   * one says the opposite of the two others.
   */
  contradictions: number;
  /**
   * Mean answer minus the mean after reversing the reverse-scored statements, −1.33 to 1.33. Above
   * 0, the person tends to agree with any statement.
   */
  acquiescence: number;
  /** Mean of the answers as given, 1 to 5. */
  meanAnswer: number;
}

/** Which signs of careless answers the measures show. */
export interface QualitySignals {
  run: 'none' | 'long' | 'very long';
  /** True if the same few answers are repeated in the same order. */
  pattern: boolean;
  contradictions: boolean;
  /** Tendency to agree, or to disagree, with any statement. */
  leaning: 'none' | 'agreeing' | 'disagreeing';
}

/** Thresholds at which a measure becomes a signal; docs/method.md has the reasons. */
const QUALITY_THRESHOLDS = {
  longRun: 10,
  veryLongRun: 18,
  patternRepeats: 16,
  contradictions: 2,
  acquiescence: 0.4,
  /**
   * Minimum distance of the mean answer from neutral. Without it, low scores alone would look like
   * a tendency to disagree.
   */
  meanFromNeutral: 0.5,
} as const;

const NEUTRAL_ANSWER = 3;
const isAgreement = (answered: AnsweredQuestion): boolean => answered.raw > NEUTRAL_ANSWER;

function findLongestRun(answered: readonly AnsweredQuestion[]): number {
  let longest = 0;
  let currentRun = 0;
  let previousAnswer: number | undefined;
  for (const { raw } of answered) {
    currentRun = raw === previousAnswer ? currentRun + 1 : 1;
    previousAnswer = raw;
    longest = Math.max(longest, currentRun);
  }
  return longest;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Measures the quality of 36 responses in any order. */
export function measureQuality(responses: readonly QuestionResponse[]): AnswerQuality {
  const answeredQuestions = pairWithQuestions(responses);
  const contradictoryCategories = CATEGORIES.filter((category) =>
    answeredQuestions.filter((a) => a.question.category === category).every(isAgreement),
  );
  const meanRawAnswer = mean(answeredQuestions.map((a) => a.raw));
  return {
    longestRun: findLongestRun(answeredQuestions),
    patternRepeats: countPatternRepeats(answeredQuestions.map((a) => a.raw)),
    contradictions: contradictoryCategories.length,
    acquiescence: meanRawAnswer - mean(answeredQuestions.map((a) => a.keyed)),
    meanAnswer: meanRawAnswer,
  };
}

/** Returns the signals of careless answers: the measures that reach their threshold. */
export function readSignals(quality: AnswerQuality): QualitySignals {
  const { longestRun, contradictions, acquiescence, meanAnswer } = quality;
  const repeats = quality.patternRepeats ?? 0;
  const isLeaningUp =
    Math.abs(acquiescence) >= QUALITY_THRESHOLDS.acquiescence &&
    Math.abs(meanAnswer - NEUTRAL_ANSWER) >= QUALITY_THRESHOLDS.meanFromNeutral &&
    Math.sign(acquiescence) === Math.sign(meanAnswer - NEUTRAL_ANSWER);
  return {
    run:
      longestRun >= QUALITY_THRESHOLDS.veryLongRun
        ? 'very long'
        : longestRun >= QUALITY_THRESHOLDS.longRun
          ? 'long'
          : 'none',
    pattern: repeats >= QUALITY_THRESHOLDS.patternRepeats,
    contradictions: contradictions >= QUALITY_THRESHOLDS.contradictions,
    leaning: !isLeaningUp ? 'none' : acquiescence > 0 ? 'agreeing' : 'disagreeing',
  };
}

/**
 * Returns the note on careless answers for the person, or null if there is no signal. The note never stops a person
 * from continuing. It advises a review of the answers after two signals, a very long run or a pattern.
 */
export function composeQualityNote(quality: AnswerQuality): QualityNote | null {
  const { run, pattern, contradictions, leaning } = readSignals(quality);
  const sentences: string[] = [];
  if (run !== 'none') sentences.push(QUALITY_TEXTS.run[run]);
  if (pattern) sentences.push(QUALITY_TEXTS.pattern);
  if (contradictions) sentences.push(QUALITY_TEXTS.contradictions);
  if (leaning !== 'none') sentences.push(QUALITY_TEXTS.leaning[leaning]);
  if (sentences.length === 0) return null;

  const reviewAdvised = sentences.length > 1 || run === 'very long' || pattern;
  const { title, closing } = reviewAdvised ? QUALITY_TEXTS.review : QUALITY_TEXTS.remark;
  return { title, text: [...sentences, closing].join(' '), reviewAdvised };
}
