// Lists careers that require longer training than the person accepts, each with the length of training and a reason.
import { fill } from '../text.js';
import { type ReportMatching, TILES, UK, US } from '@bearings/contracts';
import { sentenceOf, tileNames } from '../answers/circumstances-text.js';
import { askedFor, occupationByCode, usApprenticeshipOf } from '@bearings/career-data';
import {
  LONGER_TRAINING_REASON,
  LONGER_TRAINING,
  LONGER_TRAINING_ABROAD,
  LONGER_TRAINING_US,
  LONGER_TRAINING_US_DEGREE,
  LONGER_TRAINING_US_LEVEL,
  CAREER_NOTE_TEXTS,
} from '../content/report-copy/circumstances.js';
import { timeText } from '../guidance/training-length.js';
import type { LongerFact, ReportFacts } from './report-facts.js';
import { HIGH_FROM, jobNounOf } from './category-ranking.js';
import { isCoreTile, weightOf } from './reasons.js';

/**
 * Returns the report's careers with longer training, except those that the person named, which have
 * a verdict of their own.
 */
export function longerView(facts: ReportFacts, country: string): ReportMatching['longer'] {
  const inMind = new Set(facts.inMind.map(({ code }) => code));
  return facts.longer
    .filter(({ code }) => !inMind.has(code))
    .map((career) => {
      const { code, title, fit } = career;
      const sentences = [lengthOf(career, country), reasonOf(career, facts)];
      return { code, title, fit, text: sentences.filter((each) => each !== '').join(' ') };
    });
}

function lengthOf({ code, fit, training }: LongerFact, country: string): string {
  const years = country === US ? usApprenticeshipOf(code) : null;
  if (years !== null) return fill(LONGER_TRAINING_US, { fit, years });
  const level = occupationByCode(code)?.usLevel;
  if (country === US && level !== undefined) {
    const frame = level.study === undefined ? LONGER_TRAINING_US_LEVEL : LONGER_TRAINING_US_DEGREE;
    return fill(frame, { fit, level: level.label });
  }
  const frame = country === UK ? LONGER_TRAINING : LONGER_TRAINING_ABROAD;
  return fill(frame, { fit, time: timeText(training.months) });
}

/**
 * Returns the reason for a career: a kind of work that the reader likes and the career includes, or
 * a category that it demands and in which the reader scored high.
 */
function reasonOf({ code }: LongerFact, { circumstances, categories }: ReportFacts): string {
  const [liked] = TILES.filter(({ id }) => circumstances?.interests[id] === 'like')
    .map(({ id }) => ({ id, weight: weightOf(code, id) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  if (liked !== undefined) {
    const wording = isCoreTile(code, liked.id)
      ? CAREER_NOTE_TEXTS.liked
      : CAREER_NOTE_TEXTS.likedInPart;
    return sentenceOf(wording, tileNames([liked.id]));
  }
  const demand = occupationByCode(code)?.demand;
  const [shared] = categories
    .filter(({ category, score }) => {
      const asked = demand?.[category] ?? null;
      return score >= HIGH_FROM && asked !== null && askedFor(code, category, asked) === 'more';
    })
    .toSorted((one, other) => other.score - one.score);
  return shared === undefined
    ? ''
    : fill(LONGER_TRAINING_REASON, { noun: jobNounOf(shared.category) });
}
