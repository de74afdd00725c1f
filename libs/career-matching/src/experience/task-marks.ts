// Scores an occupation by the tasks that a person wants to do more or less; see "What you've done" in docs/method.md.
import type { Experience, PastJob } from '@bearings/contracts';
import { type TaskNumber } from '@bearings/domain';
import { PASTIME_ROWS, TASK_ACTIVITIES } from '@bearings/career-data';
import { type ActivityShares, measureOverlap } from './activities.js';

/** Effects of marks on an occupation's score, in natural-log units (nats). */
const LESS_OF_CORE_NATS = -0.7;
const LESS_OF_PART_NATS = -0.35;
const MORE_OF_TASK_NATS = 0.35;
/** Only this many tasks that a person wants to do more count for one occupation. */
const MAX_COUNTED_TASKS = 2;
/** A pastime counts in full if it is the core of an occupation's work, and half if it is often part of it. */
const PASTIME_NATS = 0.35;
/** From this share of an occupation's work, what a person wants to do less is a doubt. */
const MIN_DOUBT_SHARE = 0.5;

/** A task that the person marked. */
export interface MarkedTask {
  /** Code of the job. */
  job: string;
  task: TaskNumber;
}

/** How the marks and pastimes of a person affect an occupation. */
export interface MarkEffect {
  nats: number;
  /** Share, from 0 to 1, to which experience still speaks for the occupation: 0 if its core is unwanted. */
  kept: 0 | 0.5 | 1;
  /** Tasks that the person wants to do more and that are part of the work. */
  moreOf: MarkedTask[];
  /** Tasks that the person wants to do less and that together are at least half of the work; otherwise empty. */
  doubtedFor: MarkedTask[];
  pastimes: NonNullable<Experience['pastimes']>;
}

const listMarked = (jobs: readonly PastJob[], side: 'moreTasks' | 'lessTasks'): MarkedTask[] =>
  jobs.flatMap((job) => job[side].map((task) => ({ job: job.occupation, task })));

const listActivities = ({ job, task }: MarkedTask): readonly string[] => TASK_ACTIVITIES[job]?.[task - 1] ?? [];

/**
 * Returns how the marked tasks and the pastimes affect one occupation.
 * @param getTileValue how much of the occupation's work a kind of work (tile) is, from 0 to 3; 0 if the person
 * answered the tile, because that answer outranks a pastime
 */
export function measureMarks(
  { jobs = [], pastimes = [] }: Pick<Experience, 'jobs' | 'pastimes'>,
  shares: ActivityShares,
  getTileValue: (tile: string) => number,
): MarkEffect {
  const lessTasks = listMarked(jobs, 'lessTasks');
  const less = measureOverlap(shares, lessTasks.flatMap(listActivities));
  const moreOf = listMarked(jobs, 'moreTasks').filter((mark) => measureOverlap(shares, listActivities(mark)).share > 0);
  const fittingPastimes = PASTIME_ROWS.flatMap((row) => {
    if (!pastimes.includes(row.id)) return [];
    const value = Math.max(...row.tiles.map(getTileValue));
    const { share, isCore } = measureOverlap(shares, row.activities);
    if (value < 2 && share === 0) return [];
    return { id: row.id, nats: value === 3 || isCore ? PASTIME_NATS : PASTIME_NATS / 2 };
  });
  const lessNats = less.isCore ? LESS_OF_CORE_NATS : less.share > 0 ? LESS_OF_PART_NATS : 0;
  return {
    nats:
      lessNats +
      MORE_OF_TASK_NATS * Math.min(MAX_COUNTED_TASKS, moreOf.length) +
      Math.max(0, ...fittingPastimes.map(({ nats }) => nats)),
    kept: less.isCore ? 0 : less.share > 0 ? 0.5 : 1,
    moreOf,
    doubtedFor:
      less.share >= MIN_DOUBT_SHARE
        ? lessTasks.filter((mark) => measureOverlap(shares, listActivities(mark)).share > 0)
        : [],
    pastimes: fittingPastimes.map(({ id }) => id),
  };
}
