// Chooses the reader's answers that they should compare with what people in their top careers say about the work.
import type { DealBreakerId, TileId, TrainingTime } from '@bearings/domain';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';
import { isCoreTile } from '../composing/reason-lines.js';
import { findCareerTraining } from './career-training.js';
import type { Reader } from './reader.js';
import { findCareerTrial, isPastTrials } from './trial.js';

/** An answer that the reader should compare with real work, and the career in which to compare it. */
export type AnswerCheck = { career: NamedOccupation } & (
  | { on: 'dislikes' | 'likes'; things: readonly TileId[] }
  | { on: 'refused'; things: readonly DealBreakerId[] }
  /** Careers that the reader named, other than the planned ones, whose work can be tried out. */
  | { on: 'inMind'; things: readonly NamedOccupation[] }
  | {
      on: 'training';
      things: readonly TrainingTime[];
      /** True if, as far as we know, training for the career takes no longer than the reader accepts. */
      fits: boolean;
    }
);

/** Returns at most `max` checks for these careers. Answers that speak against a career come first. */
export function listChecks(
  facts: ReportFacts,
  planned: readonly (NamedOccupation & { isKnown?: boolean })[],
  reader: Reader,
  max: number,
): AnswerCheck[] {
  const careers = planned.flatMap(({ code }) => facts.careers.find((each) => each.code === code) ?? []);
  const [first] = careers;
  if (first === undefined) return [];
  const codes = new Set(planned.map(({ code }) => code));
  const hasTrial = (code: string): boolean =>
    findCareerTrial({ code, isNear: isPastTrials({ code }, reader) }, reader) !== null;
  const triedJobs = reader.stated.inMind.filter(({ code }) => !codes.has(code) && hasTrial(code));
  // Training that takes far less time than the reader accepts needs no check.
  const { months, isLong } = findCareerTraining(first, reader);
  const isTrainingShort = (months?.[1] ?? first.training.months) * 2 < reader.willingMonths;
  const found: AnswerCheck[] = [
    ...careers.map((career) => ({ on: 'dislikes' as const, career, things: career.dislikedTiles })),
    ...careers.map((career) => ({ on: 'refused' as const, career, things: career.occasionalDealBreakers })),
    // This check asks how much of a liked kind of work the job includes. The kind that is the core of the job certainly
    // occurs, so it is left out.
    {
      on: 'likes',
      career: first,
      things: first.likedTiles.filter((tile) => !isCoreTile(first.code, tile)),
    },
    { on: 'inMind', career: first, things: triedJobs },
    {
      on: 'training',
      career: first,
      things: isTrainingShort || planned[0]?.isKnown === true ? [] : reader.stated.training,
      fits: !isLong,
    },
  ];
  return found.filter(({ things }) => things.length > 0).slice(0, max);
}
