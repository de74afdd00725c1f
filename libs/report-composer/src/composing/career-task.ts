// Chooses the task of a career that exercises what a reader said.
import type { TaskNumber, TileId } from '@bearings/domain';
import { TASK_ACTIVITIES, TASKS } from '@bearings/career-data';
import type { MarkedTask } from '@bearings/career-matching';
import type { ActivityKind } from '../content/task-kinds.js';
import { listTaskKinds, PASTIME_KINDS, STATEMENT_KINDS, TILE_KINDS } from './activity-kinds.js';
import type { ReasonLine } from './reason-line.js';

/** Two tasks are alike, and much alike, from this likeness, as `rateLikeness` returns it. */
const MIN_LIKENESS = 3;
export const MIN_MUCH_ALIKE = 4;
/** Likeness of two tasks that stand for the same work activity, have the same main kind, or share another one. */
const SAME_ACTIVITY = 2;
const SAME_MAIN_KIND = 3;
const SAME_OTHER_KIND = 1;

/** What a reader wants less of: kinds of work (tiles), and tasks of their own jobs. */
export interface UnwantedWork {
  tiles: readonly TileId[];
  tasks: readonly MarkedTask[];
}

const listActivities = (code: string, at: number): readonly string[] => TASK_ACTIVITIES[code]?.[at] ?? [];
const listIndexes = (code: string): number[] => (TASKS[code] ?? []).map((_, index) => index);

/** Returns how alike a task of the reader's job and a task of a career are; 0 if they have nothing in common. */
function rateLikeness({ job, task }: MarkedTask, code: string, index: number): number {
  const own = listTaskKinds(job, task - 1);
  const other = listTaskKinds(code, index);
  const activities = listActivities(job, task - 1);
  const [main] = own;
  const sharedKinds = own.filter((kind) => other.includes(kind));
  return (
    (listActivities(code, index).some((id) => activities.includes(id)) ? SAME_ACTIVITY : 0) +
    (main !== undefined && main === other[0] ? SAME_MAIN_KIND : 0) +
    SAME_OTHER_KIND * sharedKinds.filter((kind) => kind !== main || kind !== other[0]).length
  );
}

const areAlike = (mark: MarkedTask, code: string, index: number): boolean =>
  rateLikeness(mark, code, index) >= MIN_LIKENESS;

/** Returns whether a career's task exercises what a line of the reader says. `index` counts from 0. */
export const belongsToLine = (line: ReasonLine, code: string, index: number): boolean =>
  rateTask(line, code, index) > 0;

/**
 * Returns the index of the career's task that exercises what a line of the reader says, and of equal ones the most
 * important; -1 if none does. Tasks that the reader wants less of are not named.
 */
export function chooseTask(code: string, line: ReasonLine, unwanted: UnwantedWork): number {
  const ratings = listIndexes(code).map((at) => (isUnwanted(unwanted, code, at) ? 0 : rateTask(line, code, at)));
  const best = Math.max(0, ...ratings);
  return best === 0 ? -1 : ratings.indexOf(best);
}

/** Returns the reader's task with the career's task that is most like it; null if none is alike. */
export function findAlikeTask(
  tasks: readonly MarkedTask[],
  code: string,
): { mark: MarkedTask; likeness: number; index: number } | null {
  const [best] = tasks
    .flatMap((mark) => listIndexes(code).map((index) => ({ mark, index, likeness: rateLikeness(mark, code, index) })))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best !== undefined && best.likeness >= MIN_LIKENESS ? best : null;
}

function isUnwanted({ tiles, tasks }: UnwantedWork, code: string, index: number): boolean {
  return (
    tiles.some((tile) => rateKinds(TILE_KINDS[tile], code, index) > 1) ||
    tasks.some((mark) => areAlike(mark, code, index))
  );
}

/** Returns 2 if a task's main kind is one of these, 1 if another of its kinds is, otherwise 0. */
function rateKinds(wanted: readonly ActivityKind[], code: string, index: number): number {
  const kinds = listTaskKinds(code, index);
  const at = kinds.findIndex((kind) => wanted.includes(kind));
  return at === -1 ? 0 : at === 0 ? 2 : 1;
}

function rateTask(line: ReasonLine, code: string, index: number): number {
  switch (line.on) {
    case 'tile':
      return rateKinds(TILE_KINDS[line.tile], code, index);
    case 'statement':
      return line.asks === 'less' ? 0 : rateKinds(STATEMENT_KINDS[line.category][line.statement], code, index);
    case 'task':
      return rateOwnTask(line, code, index);
    case 'job':
      return line.task === undefined ? 0 : rateOwnTask({ job: line.job, task: line.task }, code, index);
    case 'pastime':
      return rateKinds(PASTIME_KINDS[line.pastime], code, index);
    case 'subject':
    case 'schoolSubject':
    case 'field':
    case 'named':
      return 0;
  }
}

function rateOwnTask(mark: { job: string; task: TaskNumber }, code: string, index: number): number {
  const likeness = rateLikeness(mark, code, index);
  return likeness >= MIN_LIKENESS ? likeness : 0;
}
