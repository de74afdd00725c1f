import { composeQualityNote } from '@bearings/report-composer';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Periodic, type Task } from '../../platform/periodic/periodic.js';
import { AnswerTotals, parseKeyedAnswers, RetestTotals } from './answer-totals.js';
import { FeedbackTotals } from './feedback-totals.js';
import { createAnswerFigures, createFeedbackFigures, type QualityFigure } from './quality-figures.js';
import { type CompletedAssessmentRow, QualityRepository } from './quality.repository.js';

const INTERVAL_MS = 5_000;
/**
 * Minimum number of consecutive equal answers that counts as straight-lining: choosing the same answer without reading.
 */
const MIN_STRAIGHT_LINING_LENGTH = 10;
/**
 * Minimum time between two assessments of a person that count as a retest. After less time, people remember their
 * answers.
 */
const MIN_RETEST_INTERVAL_MS = 24 * 60 * 60 * 1_000;

/**
 * Computes the figures on the questionnaire and on readers' feedback, every night and when an administrator requests
 * it. Only one process does so, in bounded memory.
 */
@Injectable()
export class QualitySweep extends Periodic {
  constructor(
    private readonly quality: QualityRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async (stopping: AbortSignal) => void (await this.run(stopping));
    return [{ name: 'quality figures', everyMs: INTERVAL_MS, work }];
  }

  /** Computes and stores the figures if they are due. Returns whether it did. */
  async run(stopping: AbortSignal = new AbortController().signal): Promise<boolean> {
    const claimedUntil = await this.quality.claim();
    if (!claimedUntil) return false;
    const startMs = Date.now();
    const figures = await this.compute(stopping);
    // No figures, because this process is stopping. Its claim ends an hour after it was made; then another process
    // computes the figures.
    if (!figures) return false;
    await this.quality.store(figures, await this.quality.isSeeded(), claimedUntil);
    this.logger.info({ figures: figures.length, ms: Date.now() - startMs }, 'quality figures done');
    return true;
  }

  /** Returns the figures; null if the process is stopping. */
  private async compute(stopping: AbortSignal): Promise<QualityFigure[] | null> {
    const answers = new AnswerTotals();
    let startMs = performance.now();
    for await (const rows of this.quality.streamAnswers()) {
      for (const row of rows) {
        answers.completed += 1;
        if (row.quality.longestRun >= MIN_STRAIGHT_LINING_LENGTH) answers.straightLined += 1;
        const keyedAnswers = parseCarefulAnswers(row);
        if (keyedAnswers) answers.add(keyedAnswers, row.country);
      }
      if (stopping.aborted) return null;
      startMs = await pauseAfterWork(startMs);
    }
    const retestTotals = new RetestTotals();
    for await (const rows of this.quality.streamRepeatedAnswers()) {
      for (const [first, second] of findRetests(rows)) retestTotals.add(first, second);
      if (stopping.aborted) return null;
      startMs = await pauseAfterWork(startMs);
    }
    const readers = new FeedbackTotals();
    for await (const rows of this.quality.streamFeedback()) {
      for (const row of rows) readers.add(row);
      if (stopping.aborted) return null;
    }
    return [
      ...createAnswerFigures(answers, retestTotals),
      ...createFeedbackFigures(readers, await this.quality.countFollowUps(), await this.quality.countGuided()),
    ];
  }
}

/**
 * Pauses three times as long as the work since `began` took, so that requests to the API have priority. Returns the
 * current time.
 */
async function pauseAfterWork(began: number): Promise<number> {
  await pause(3 * (performance.now() - began));
  return performance.now();
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
