import { composeQualityNote } from '@bearings/report-composer';
import type { EntityManager } from 'typeorm';
import { AnswerTotals, parseKeyedAnswers, RetestTotals } from './answer-totals.js';
import { FeedbackTotals } from './feedback-totals.js';
import { createAnswerFigures, createFeedbackFigures, type ItemFigure } from './item-figures.js';
import { type CompletedAssessmentRow, PeopleReader } from './people-reader.js';

/**
 * Minimum number of consecutive equal answers that counts as straight-lining: choosing the same answer without reading.
 */
const MIN_STRAIGHT_LINING_LENGTH = 10;
/**
 * Minimum time between two assessments of a person that count as a retest. After less time, people remember their
 * answers.
 */
const MIN_RETEST_INTERVAL_MS = 24 * 60 * 60 * 1_000;

/** Computes all statistics of the questionnaire and of readers' feedback, in bounded memory. */
export async function computeStatistics(manager: EntityManager): Promise<ItemFigure[]> {
  const people = new PeopleReader(manager);
  const answers = new AnswerTotals();
  for await (const rows of people.streamAnswers()) {
    for (const row of rows) {
      answers.completed += 1;
      if (row.quality.longestRun >= MIN_STRAIGHT_LINING_LENGTH) answers.straightLined += 1;
      const keyedAnswers = parseCarefulAnswers(row);
      if (keyedAnswers) answers.add(keyedAnswers, row.country);
    }
  }
  const retestTotals = new RetestTotals();
  for await (const rows of people.streamRepeatedAnswers()) {
    for (const [first, second] of findRetests(rows)) retestTotals.add(first, second);
  }
  const readers = new FeedbackTotals();
  for await (const rows of people.streamFeedback()) {
    for (const row of rows) readers.add(row);
  }
  return [
    ...createAnswerFigures(answers, retestTotals),
    ...createFeedbackFigures(readers, await people.countFollowUps(), await people.countGuided()),
  ];
}

/**
 * Returns an assessment's answers, with the answers to reverse-scored statements reversed. Returns null if the
 * assessment failed the quality check.
 */
const parseCarefulAnswers = ({ quality, answers }: CompletedAssessmentRow): Uint8Array | null =>
  composeQualityNote(quality)?.reviewAdvised ? null : parseKeyedAnswers(answers);

/** Returns for each account the answers of its first assessment and of the next one that is at least a day later. */
function findRetests(rows: readonly CompletedAssessmentRow[]): [Uint8Array, Uint8Array][] {
  const carefulRows = rows.flatMap((row) => {
    const keyedAnswers = parseCarefulAnswers(row);
    return keyedAnswers ? { keyed: keyedAnswers, userId: row.userId, at: Date.parse(row.at) } : [];
  });
  return carefulRows.flatMap((first, index) => {
    if (carefulRows[index - 1]?.userId === first.userId) return [];
    for (let next = index + 1; carefulRows[next]?.userId === first.userId; next += 1) {
      const { keyed, at } = carefulRows[next] ?? first;
      if (at - first.at >= MIN_RETEST_INTERVAL_MS) return [[first.keyed, keyed]];
    }
    return [];
  });
}
