// Chooses the task of a career that comes nearest to what a reader said.
import { type Category, type TileId, TILES } from '@bearings/domain';
import { PASTIME_ROWS, TASK_ACTIVITIES, TASKS, TILE_ROWS } from '@bearings/career-data';
import type { ReasonLine } from './reason-lines.js';

/**
 * Elements of O*NET's work activities that answers to a category's statements are about, as beginnings of the
 * activities' ids.
 */
const ACTIVITIES_BY_CATEGORY: Partial<Record<Category, readonly string[]>> = {
  leadership: ['4.A.4.b.4', '4.A.4.b.1', '4.A.4.b.2', '4.A.4.c.2', '4.A.2.b.4'],
  motivation: ['4.A.2.b.4', '4.A.2.b.3'],
  communication: ['4.A.4.a.1', '4.A.4.a.2', '4.A.4.a.3', '4.A.4.a.4', '4.A.4.a.6', '4.A.4.a.8', '4.A.4.b.6'],
  helping: ['4.A.4.a.5', '4.A.4.b.5', '4.A.4.b.3', '4.A.4.a.4'],
  analytical: ['4.A.2.a.4', '4.A.2.a.1', '4.A.1.a.1', '4.A.2.b.1', '4.A.1.b.3'],
  creativity: ['4.A.2.b.2'],
  planning: ['4.A.2.b.5', '4.A.2.b.6', '4.A.2.a.2', '4.A.3.b.6', '4.A.4.c.3'],
  practical: ['4.A.3.a', '4.A.3.b.4', '4.A.3.b.5'],
  resilience: ['4.A.4.a.7'],
  risk: ['4.A.2.b.1'],
  spatial: ['4.A.3.b.2', '4.A.3.b.4', '4.A.3.b.5', '4.A.3.a.3', '4.A.1.b.2'],
};
/** A task whose activity is this much more usual in occupations with a kind of work (tile) counts as that kind. */
const MIN_TILE_ASSOCIATION = 1.2;
const UNWANTED_PENALTY = 5;
const SHARED_WORD_BONUS = 1;
/** Words from this length, compared by this many first letters, can show that a task is about a kind of work. */
const MIN_WORD_LENGTH = 4;

/** Kinds of work (tiles) and work activities that a reader marked. */
export interface MarkedWork {
  tiles: readonly TileId[];
  activities: ReadonlySet<string>;
}

/** What a reader wants more and less of. */
interface WorkMarks {
  wanted: MarkedWork;
  unwanted: MarkedWork;
}

const listActivities = (code: string, at: number): readonly string[] => TASK_ACTIVITIES[code]?.[at] ?? [];

/**
 * Returns the index of the career's task that comes nearest to a line of the reader, and of equal ones the most
 * important; -1 if we know none. Tasks that the reader wants less of come last.
 */
export function chooseTask(code: string, line: ReasonLine | null, { unwanted }: WorkMarks): number {
  const ratings = (TASKS[code] ?? []).map((text, at) => {
    const activities = listActivities(code, at);
    const penalty = isMarked(unwanted, activities, text) ? UNWANTED_PENALTY : 0;
    return (line === null ? 0 : rateTask(line, activities, text)) - penalty;
  });
  return ratings.indexOf(Math.max(...ratings));
}

/**
 * Returns the index of the career's task that is least near to what the reader wants; -1 if we know none. A task that the
 * reader wants more of is taken only if there is no other.
 */
export function chooseDoubtedTask(code: string, used: number, { wanted, unwanted }: WorkMarks): number {
  const tasks = TASKS[code] ?? [];
  const isOf = (marked: MarkedWork, at: number): boolean => isMarked(marked, listActivities(code, at), tasks[at] ?? '');
  const others = [...tasks.keys()].filter((at) => at !== used);
  const doubtful = others.filter((at) => !isOf(wanted, at));
  return doubtful.find((at) => isOf(unwanted, at)) ?? doubtful.at(-1) ?? others.at(-1) ?? -1;
}

/** Returns whether a task is of a kind that the reader marked. */
function isMarked({ tiles, activities: marked }: MarkedWork, activities: readonly string[], text: string): boolean {
  return (
    activities.some((id) => marked.has(id)) ||
    tiles.some((tile) => rateTile(tile, activities, text) >= MIN_TILE_ASSOCIATION)
  );
}

function rateTask(line: ReasonLine, activities: readonly string[], text: string): number {
  switch (line.on) {
    case 'tile':
      return rateTile(line.tile, activities, text);
    case 'statement': {
      if (line.asks === 'less') return 0;
      const wanted = ACTIVITIES_BY_CATEGORY[line.category] ?? [];
      return activities.some((id) => wanted.some((start) => id.startsWith(`${start}.`))) ? 1 : 0;
    }
    case 'task':
      return countShared(activities, listActivities(line.job, line.task - 1));
    case 'job':
      return countShared(activities, (TASK_ACTIVITIES[line.job] ?? []).flat());
    case 'pastime': {
      const row = PASTIME_ROWS.find(({ id }) => id === line.pastime);
      const tileRatings = (row?.tiles ?? []).map((tile) => rateTile(tile, activities, text));
      return 2 * countShared(activities, row?.activities ?? []) + Math.max(0, ...tileRatings);
    }
    case 'subject':
    case 'schoolSubject':
    case 'field':
    case 'named':
      return 0;
  }
}

const countShared = (activities: readonly string[], others: readonly string[]): number =>
  activities.filter((id) => others.includes(id)).length;

/** Returns how much more of a kind of work occupations with a task's activities have than others, from 0 to about 3. */
function rateTile(tile: TileId, activities: readonly string[], text: string): number {
  const association = Math.max(0, ...activities.map((id) => associate(id, tile)));
  const words = toStems(TILES.find(({ id }) => id === tile)?.label ?? '');
  return association + (toStems(text).some((stem) => words.includes(stem)) ? SHARED_WORD_BONUS : 0);
}

const toStems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .map((word) => word.slice(0, MIN_WORD_LENGTH));

const tileRowsByActivity = new Map<string, (typeof TILE_ROWS)[number]['tiles'][]>();
for (const { code, tiles } of TILE_ROWS) {
  for (const id of new Set((TASK_ACTIVITIES[code] ?? []).flat())) {
    tileRowsByActivity.set(id, [...(tileRowsByActivity.get(id) ?? []), tiles]);
  }
}
const meanTileWeights = new Map(
  TILES.map(({ id }) => [id, TILE_ROWS.reduce((sum, { tiles }) => sum + (tiles[id] ?? 0), 0) / TILE_ROWS.length]),
);

function associate(activity: string, tile: TileId): number {
  const rows = tileRowsByActivity.get(activity) ?? [];
  const mean = meanTileWeights.get(tile) ?? 0;
  return (rows.reduce((sum, tiles) => sum + (tiles[tile] ?? 0), 0) + mean) / (rows.length + 1) - mean;
}
