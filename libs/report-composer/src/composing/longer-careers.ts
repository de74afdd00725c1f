// Lists careers that require longer training than the person accepts, each with the length of training and a reason.
import { fillWording } from '../text.js';
import type { ReportMatching } from '@bearings/contracts';
import { countryInSentence, formatMonths, getInterest, TILES, UK, US } from '@bearings/domain';
import { fillSentence, listTileNames } from '../answers/circumstances-text.js';
import { limitDemand, occupationByCode, getUsApprenticeship } from '@bearings/career-data';
import {
  LONGER_TRAINING_REASON,
  LONGER_TRAINING,
  LONGER_TRAINING_ABROAD,
  LONGER_TRAINING_LOCAL,
  LONGER_TRAINING_US,
  LONGER_TRAINING_US_DEGREE,
  LONGER_TRAINING_US_LEVEL,
  CAREER_NOTE_TEXTS,
} from '../content/report-copy/circumstances.js';
import { findCareerTraining, formatTrainingTime } from '../guidance/career-training.js';
import { findFirstWay } from '../guidance/local-ways.js';
import { createReader, type Reader } from '../guidance/reader.js';
import type { LongerTrainingFact, ReportFacts } from './report-facts.js';
import { MIN_HIGH_SCORE, getJobNoun } from './category-ranking.js';
import { isCoreTile, getTileWeight } from './reason-lines.js';

/**
 * Returns the report's careers with longer training. Leaves out careers that the person named, because the report has a
 * separate text on each of them.
 */
export function toLongerTrainingView(facts: ReportFacts, country: string): ReportMatching['longer'] {
  const reader = createReader(facts, country);
  const codesInMind = new Set(facts.inMind.map(({ code }) => code));
  return facts.longer
    .filter(({ code }) => !codesInMind.has(code))
    .map((career) => {
      const { code, title, fit } = career;
      const sentences = [describeLength(career, reader), describeReason(career, facts)];
      return { code, title, fit, text: sentences.filter((each) => each !== '').join(' ') };
    });
}

function describeLength(career: LongerTrainingFact, reader: Reader): string {
  const { code, fit } = career;
  const { country } = reader;
  const years = country === US ? getUsApprenticeship(code) : null;
  if (years !== null) return fillWording(LONGER_TRAINING_US, { fit, years });
  const level = occupationByCode(code)?.usLevel;
  if (country === US && level !== undefined) {
    const frame = level.study === undefined ? LONGER_TRAINING_US_LEVEL : LONGER_TRAINING_US_DEGREE;
    return fillWording(frame, { fit, level: level.label });
  }
  const training = findCareerTraining(career, reader);
  const localMonths = training.isLongLocally ? (findFirstWay(code, reader)?.months ?? null) : null;
  if (localMonths !== null) {
    const time = formatMonths(localMonths);
    return fillWording(LONGER_TRAINING_LOCAL, { fit, time, country: countryInSentence(country) });
  }
  if (country !== UK) return fillWording(LONGER_TRAINING_ABROAD, { fit });
  return fillWording(LONGER_TRAINING, { fit, time: formatTrainingTime(training) });
}

/**
 * Returns the reason why a career suits the reader: a kind of work that they like and the career includes, or a
 * category that it demands and in which they scored high.
 */
function describeReason({ code }: LongerTrainingFact, { circumstances, categories }: ReportFacts): string {
  const interests = circumstances?.interests ?? {};
  const [liked] = TILES.filter(({ id }) => getInterest(interests, id) === 'like')
    .map(({ id }) => ({ id, weight: getTileWeight(code, id) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  if (liked !== undefined) {
    const wording = isCoreTile(code, liked.id) ? CAREER_NOTE_TEXTS.liked : CAREER_NOTE_TEXTS.likedInPart;
    return fillSentence(wording, listTileNames([liked.id]));
  }
  const demand = occupationByCode(code)?.demand;
  const [shared] = categories
    .filter(({ category, score }) => {
      const jobDemand = demand?.[category] ?? null;
      return score >= MIN_HIGH_SCORE && jobDemand !== null && limitDemand(code, category, jobDemand) === 'more';
    })
    .toSorted((one, other) => other.score - one.score);
  return shared === undefined ? '' : fillWording(LONGER_TRAINING_REASON, { noun: getJobNoun(shared.category) });
}
