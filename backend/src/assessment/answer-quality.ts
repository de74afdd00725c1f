import { CATEGORIES, type QualityNote, type QuestionResponse } from '@bearings/contracts';
import { QUALITY_TEXTS } from '../content/preview-copy/quality-texts.js';
import { type AnsweredQuestion, pairWithBank } from './scoring.js';

/** What is measured of the way a person answered, and stored with the result. */
export interface AnswerQuality {
  /** Longest run of one and the same answer in bank order, 1 to 36. */
  longestRun: number;
  /** Categories, 0 to 12, where the person agrees with the reverse and with both other statements. */
  contradictions: number;
  /** Mean answer less mean keyed answer, −1.33 to 1.33: above 0 leans to agreeing with anything. */
  acquiescence: number;
  /** Mean answer as given, 1 to 5. */
  meanAnswer: number;
}

/** What the measures amount to. */
export interface QualitySignals {
  run: 'none' | 'long' | 'very long';
  contradictions: boolean;
  /** Agreeing, or disagreeing, whichever way statements are put. */
  leaning: 'none' | 'agreeing' | 'disagreeing';
}

/** From where a measure is a signal; how each was set stands in docs/method.md. */
const THRESHOLDS = {
  longRun: 10,
  veryLongRun: 18,
  contradictions: 2,
  acquiescence: 0.4,
  /** How far the mean answer must lie from neutral, so that low scores alone are no signal. */
  meanFromNeutral: 0.5,
} as const;

const NEUTRAL = 3;
const agrees = (answered: AnsweredQuestion): boolean => answered.raw > NEUTRAL;

function longestRunOf(answered: readonly AnsweredQuestion[]): number {
  let longest = 0;
  let current = 0;
  let previous: number | undefined;
  for (const { raw } of answered) {
    current = raw === previous ? current + 1 : 1;
    previous = raw;
    longest = Math.max(longest, current);
  }
  return longest;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Measures how 36 responses, in any order, were given. */
export function measureQuality(responses: readonly QuestionResponse[]): AnswerQuality {
  const answered = pairWithBank(responses);
  const contradictory = CATEGORIES.filter((category) =>
    answered.filter((a) => a.question.category === category).every(agrees),
  );
  const meanAnswer = mean(answered.map((a) => a.raw));
  return {
    longestRun: longestRunOf(answered),
    contradictions: contradictory.length,
    acquiescence: meanAnswer - mean(answered.map((a) => a.keyed)),
    meanAnswer,
  };
}

/** Reads the measures against their thresholds. */
export function signalsOf(quality: AnswerQuality): QualitySignals {
  const { longestRun, contradictions, acquiescence, meanAnswer } = quality;
  const leans =
    Math.abs(acquiescence) >= THRESHOLDS.acquiescence &&
    Math.abs(meanAnswer - NEUTRAL) >= THRESHOLDS.meanFromNeutral &&
    Math.sign(acquiescence) === Math.sign(meanAnswer - NEUTRAL);
  return {
    run:
      longestRun >= THRESHOLDS.veryLongRun
        ? 'very long'
        : longestRun >= THRESHOLDS.longRun
          ? 'long'
          : 'none',
    contradictions: contradictions >= THRESHOLDS.contradictions,
    leaning: !leans ? 'none' : acquiescence > 0 ? 'agreeing' : 'disagreeing',
  };
}

/**
 * What to tell the person about the way they answered, or null when there is nothing to say.
 * It never blocks; two signals, or a very long run, advise a look back at the questions.
 */
export function qualityNote(quality: AnswerQuality): QualityNote | null {
  const { run, contradictions, leaning } = signalsOf(quality);
  const sentences: string[] = [];
  if (run !== 'none') sentences.push(QUALITY_TEXTS.run[run]);
  if (contradictions) sentences.push(QUALITY_TEXTS.contradictions);
  if (leaning !== 'none') sentences.push(QUALITY_TEXTS.leaning[leaning]);
  if (sentences.length === 0) return null;

  const reviewAdvised = sentences.length > 1 || run === 'very long';
  const { title, closing } = reviewAdvised ? QUALITY_TEXTS.review : QUALITY_TEXTS.remark;
  return { title, text: [...sentences, closing].join(' '), reviewAdvised };
}
