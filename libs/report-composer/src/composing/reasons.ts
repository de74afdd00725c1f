// Chooses the reason for and the doubt about each career as facts. Writers turn them into sentences later.
import { type DealBreakerId, getInterest, TILES, type TileId } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, occupationByCode } from '@bearings/career-data';
import { chooseReasonKind, type MarkedTask, type MatchReason } from '@bearings/career-matching';
import { type WorkDrawback, WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { chooseTask, findAlikeTask, MIN_MUCH_ALIKE, type UnwantedWork } from './career-task.js';
import type { ReasonLine } from './reason-line.js';
import { isCoreTile, listLines, type RatedLine, type ReasonedCareer, toLineKey } from './reason-lines.js';
import { MIN_HIGH_SCORE } from './category-ranking.js';
import type { ReportFacts } from './report-facts.js';

/** Maximum number of careers in a list whose reasons quote the same line, or that have the same doubt. */
const MAX_CAREERS_WITH_SAME_LINE = 2;
const MAX_CAREERS_WITH_SAME_DOUBT = 2;
/** How often a condition of the work is part of it, in the table of circumstances. */
const REGULARLY = 2;
const DEAL_BREAKERS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** A line that the reader gave, with the number (from 0) of the career's task that exercises it; -1 if none does. */
interface LineWithTask {
  line: ReasonLine;
  task: number;
}

export interface Reason extends LineWithTask {
  /** Another line with a task, for a reason that has none; null if there is none. */
  support: LineWithTask | null;
}

/** A fact of the job that speaks against it. */
export type CareerDoubt =
  /** Tasks that the reader wants to do less are at least half of the work. */
  | { on: 'less'; mark: MarkedTask }
  /** A task (from 0) that is like one that the reader wants to do less. */
  | { on: 'lessTask'; mark: MarkedTask; task: number }
  /** The job demands more of a category than most, and the reader scored low. */
  | { on: 'score'; reason: Pick<MatchReason, 'category' | 'score' | 'demand'> }
  | { on: 'tile'; tile: TileId; isCore: boolean }
  | { on: 'work'; drawback: WorkDrawback }
  /** A condition of the work, such as shifts. */
  | { on: 'setting'; setting: DealBreakerId; isRegular: boolean; isRuledOut: boolean };

/** Why a career may suit, and why it may not; null if nothing that we know of it matters to the reader. */
export interface CareerCase {
  reason: Reason | null;
  /**
   * If all lines that speak for the career are quoted by others of the list: the task (from 0) of a kind of work that the
   * reader likes, or -1 if no task is of that kind. Null if there is a reason, or no such kind of work.
   */
  likedTask: number | null;
  doubt: CareerDoubt | null;
}

type ReasonedFacts = Pick<ReportFacts, 'categories' | 'circumstances' | 'inMind'>;

/**
 * Chooses a reason and a doubt for each career of one list. At most two careers quote the same line.
 * @param withExperience whether they may quote what the reader has done
 * @param taken lines that other careers of the same list quote already
 */
export function chooseCases(
  careers: readonly ReasonedCareer[],
  facts: ReasonedFacts,
  withExperience: boolean,
  taken: readonly ReasonLine[] = [],
): CareerCase[] {
  const unwanted = findUnwantedWork(facts);
  const candidates = careers.map((career) =>
    listLines(career, facts, withExperience).filter(
      ({ line }) => !needsTask(line, facts) || chooseTask(career.code, line, unwanted) >= 0,
    ),
  );
  const lines = assignLines(candidates, taken.map(toLineKey));
  const used = [...taken, ...lines.filter((line) => line !== null)].map(toLineKey);
  const findSupport = (index: number, code: string): LineWithTask | null => {
    const [support] = (candidates[index] ?? []).flatMap(({ line }) => {
      if (count(used, toLineKey(line)) >= MAX_CAREERS_WITH_SAME_LINE) return [];
      const task = chooseTask(code, line, unwanted);
      return task < 0 ? [] : { line, task };
    });
    if (support !== undefined) used.push(toLineKey(support.line));
    return support ?? null;
  };
  const doubts: string[] = [];
  return careers.map((career, index) => {
    const line = lines[index] ?? null;
    const task = line === null ? -1 : chooseTask(career.code, line, unwanted);
    // That people of the reader's job move into the work is enough by itself.
    const support = line === null || line.on === 'job' || task >= 0 ? null : findSupport(index, career.code);
    const reason = line === null ? null : { line, task, support };
    const doubt =
      listDoubts(career, facts, reason, withExperience).find(
        (each) =>
          isAlwaysSaid(each) ||
          count(doubts, toDoubtKey(each, career)) < (each.on === 'setting' ? 1 : MAX_CAREERS_WITH_SAME_DOUBT),
      ) ?? null;
    if (doubt !== null) doubts.push(toDoubtKey(doubt, career));
    const [liked] = career.likedTiles;
    const likedTask =
      reason !== null || liked === undefined
        ? null
        : chooseTask(career.code, { on: 'tile', tile: liked, isCore: isCoreTile(career.code, liked) }, unwanted);
    return { reason, likedTask, doubt };
  });
}

/**
 * Returns whether a line is a reason only beside the task of the career that exercises it: a task or a hobby of the
 * reader's own, and an answer whose category's score is not high.
 */
function needsTask(line: ReasonLine, { categories }: Pick<ReasonedFacts, 'categories'>): boolean {
  if (line.on === 'statement') {
    const score = categories.find(({ category }) => category === line.category)?.score ?? 0;
    return line.asks === 'more' && score < MIN_HIGH_SCORE;
  }
  return line.on === 'task' || line.on === 'pastime' || (line.on === 'job' && line.task !== undefined);
}

/** What the reader wants less of, and what they ruled out, is said of each career that has it. */
const isAlwaysSaid = (doubt: CareerDoubt): boolean =>
  doubt.on === 'less' || (doubt.on === 'setting' && doubt.isRuledOut);

/** Returns the kinds of work that are not for the reader, and the tasks of their jobs that they want to do less. */
function findUnwantedWork({ circumstances }: Pick<ReasonedFacts, 'circumstances'>): UnwantedWork {
  const interests = circumstances?.interests ?? {};
  const jobs = circumstances?.experience?.jobs ?? [];
  return {
    tiles: TILES.map(({ id }) => id).filter((id) => getInterest(interests, id) === 'not_for_me'),
    tasks: jobs.flatMap(({ occupation, lessTasks }) => lessTasks.map((task) => ({ job: occupation, task }))),
  };
}

const count = (keys: readonly string[], key: string): number => keys.filter((each) => each === key).length;

/**
 * Gives each career its strongest free line. If none is free, an earlier career changes to another of its lines, as in
 * Kuhn's algorithm for bipartite matching; so a career has none only if none can be found.
 */
function assignLines(candidates: readonly RatedLine[][], taken: readonly string[]): (ReasonLine | null)[] {
  const chosen: (ReasonLine | null)[] = candidates.map(() => null);
  const findHolders = (key: string): number[] =>
    chosen.flatMap((line, index) => (line !== null && toLineKey(line) === key ? index : []));
  const countFree = (key: string): number => MAX_CAREERS_WITH_SAME_LINE - count(taken, key) - findHolders(key).length;
  const assign = (index: number, tried: Set<string>): boolean => {
    const untried = (candidates[index] ?? []).filter(({ line }) => !tried.has(toLineKey(line)));
    const free = untried.find(({ line }) => countFree(toLineKey(line)) > 0);
    if (free !== undefined) {
      chosen[index] = free.line;
      return true;
    }
    return untried.some(({ line }) => {
      const key = toLineKey(line);
      if (tried.has(key)) return false;
      tried.add(key);
      if (!findHolders(key).some((holder) => assign(holder, tried))) return false;
      chosen[index] = line;
      return true;
    });
  };
  for (const index of candidates.keys()) assign(index, new Set());
  return chosen;
}

/** Returns the doubts about a career, strongest first. */
function listDoubts(
  career: ReasonedCareer,
  { categories, circumstances }: ReasonedFacts,
  reason: Reason | null,
  withExperience: boolean,
): CareerDoubt[] {
  const { code, dislikedTiles, experience } = career;
  // What the reader's present job has as much is no doubt about another.
  const jobNow = withExperience ? (findPresentJob(circumstances) ?? '') : '';
  const reasonCategory = reason?.line.on === 'statement' ? reason.line.category : null;
  const scores = categories
    .flatMap(({ category, score }) => {
      const demand = occupationByCode(code)?.demand[category] ?? null;
      if (demand === null || category === reasonCategory) return [];
      if (demand <= (occupationByCode(jobNow)?.demand[category] ?? -Infinity)) return [];
      const rated = { category, score, demand: Math.round(demand) };
      return chooseReasonKind(code, rated) === 'scoreLow' ? { on: 'score' as const, reason: rated } : [];
    })
    .toSorted((a, b) => Math.abs(b.reason.demand - b.reason.score) - Math.abs(a.reason.demand - a.reason.score));
  const work = WORK_DRAWBACKS[code];
  const alike = withExperience ? findAlikeTask(findUnwantedWork({ circumstances }).tasks, code) : null;
  return [
    ...(withExperience ? experience.doubtedFor.slice(0, 1) : []).map((mark) => ({ on: 'less' as const, mark })),
    ...listRuledOutSettings(career),
    ...(alike === null || alike.likeness < MIN_MUCH_ALIKE
      ? []
      : [{ on: 'lessTask' as const, mark: alike.mark, task: alike.index }]),
    ...dislikedTiles.map((tile) => ({ on: 'tile' as const, tile, isCore: isCoreTile(code, tile) })),
    ...(work === undefined ? [] : [{ on: 'work' as const, drawback: work }]),
    ...listSettings(career, circumstances).filter(({ setting }) => !hasSetting(jobNow, setting)),
    ...scores,
  ];
}

const findPresentJob = (circumstances: ReportFacts['circumstances']): string | undefined =>
  circumstances?.experience?.jobs?.find(({ isCurrent }) => isCurrent)?.occupation;

/** Returns whether a condition is a regular part of a job. */
const hasSetting = (code: string, setting: DealBreakerId): boolean =>
  DEAL_BREAKERS_BY_CODE.get(code)?.[setting] === REGULARLY;

/** Returns the conditions of a career's work that the reader ruled out and that do not exclude it. */
function listRuledOutSettings({ openedDealBreakers, occasionalDealBreakers }: ReasonedCareer): CareerDoubt[] {
  const toDoubt = (setting: DealBreakerId, isRegular: boolean): CareerDoubt => ({
    on: 'setting',
    setting,
    isRegular,
    isRuledOut: true,
  });
  return [
    ...openedDealBreakers.map((setting) => toDoubt(setting, true)),
    ...occasionalDealBreakers.map((setting) => toDoubt(setting, false)),
  ];
}

/**
 * Returns the conditions that are a regular part of a career's work, except those that the reader ruled out, and those
 * that belong to a kind of work that the reader likes.
 */
function listSettings({ code }: ReasonedCareer, circumstances: ReportFacts['circumstances']) {
  const { dealBreakers: ruledOut = [], interests = {} } = circumstances ?? {};
  return SETTINGS.flatMap((setting) => {
    const isLiked = LIKED_SETTINGS[setting]?.some((tile) => getInterest(interests, tile) === 'like') ?? false;
    if (!hasSetting(code, setting) || isLiked || ruledOut.includes(setting)) return [];
    return { on: 'setting' as const, setting, isRegular: true, isRuledOut: false };
  });
}

/** Kinds of work (tiles) that a condition belongs to. To somebody who likes one of them, the condition is no doubt. */
const LIKED_SETTINGS: Partial<Record<DealBreakerId, readonly TileId[]>> = {
  selling: ['sales', 'win'],
  public: ['teach', 'perform'],
  travel: ['drive'],
  weather: ['plants', 'outdoors'],
  heights: ['high'],
};

/** Conditions that are worth a doubt, the more demanding ones first. A desk is none. */
const SETTINGS: readonly DealBreakerId[] = [
  'distress',
  'conflict',
  'shifts',
  'heights',
  'blood',
  'weather',
  'lifting',
  'dirt',
  'travel',
  'selling',
  'public',
];

function toDoubtKey(doubt: CareerDoubt, { code }: ReasonedCareer): string {
  switch (doubt.on) {
    case 'score':
      return doubt.reason.category;
    case 'tile':
      return doubt.tile;
    case 'setting':
      return `${doubt.setting} ${doubt.isRegular ? 'regular' : 'at times'}`;
    case 'lessTask':
      return `${doubt.mark.job} ${doubt.mark.task}`;
    case 'less':
    case 'work':
      return `${doubt.on} ${code}`;
  }
}
