// Chooses the reason for and the doubt about each career as facts. Writers turn them into sentences later.
import { type DealBreakerId, getInterest, TILES, type TileId } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, occupationByCode, TASK_ACTIVITIES } from '@bearings/career-data';
import { chooseReasonKind, type MarkedTask, type MatchReason } from '@bearings/career-matching';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { chooseDoubtedTask, chooseTask, type MarkedWork } from './career-task.js';
import {
  isCoreTile,
  listLines,
  type RatedLine,
  type ReasonedCareer,
  type ReasonLine,
  toLineKey,
} from './reason-lines.js';
import type { ReportFacts } from './report-facts.js';

/** Maximum number of careers in a list whose reasons quote the same line, or that have the same doubt. */
const MAX_CAREERS_WITH_SAME_LINE = 2;
const MAX_CAREERS_WITH_SAME_DOUBT = 2;
/** How often a condition of the work is part of it, in the table of circumstances. */
const REGULARLY = 2;
const DEAL_BREAKERS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** A line that the reader gave, with the number (from 0) of the career's task that comes nearest to it. */
export interface Reason {
  line: ReasonLine;
  task: number;
}

/** A fact of the job that speaks against it. */
export type CareerDoubt =
  /** Tasks that the reader wants to do less are at least half of the work. */
  | { on: 'less'; mark: MarkedTask }
  | { on: 'score'; kind: 'scoreLow' | 'overqualified'; reason: Pick<MatchReason, 'category' | 'score' | 'demand'> }
  | { on: 'tile'; tile: TileId; isCore: boolean }
  | { on: 'work'; text: string }
  /** A condition of the work, such as shifts. */
  | { on: 'setting'; setting: DealBreakerId; isRegular: boolean }
  /** The task (from 0) that is least like what the reader wants. */
  | { on: 'task'; task: number };

/** Why a career may suit, null if no line of the reader speaks for it, and why it may not. */
export interface CareerCase {
  reason: Reason | null;
  doubt: CareerDoubt;
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
  const marks = {
    wanted: findMarkedWork(facts, 'like', 'moreTasks'),
    unwanted: findMarkedWork(facts, 'not_for_me', 'lessTasks'),
  };
  const lines = assignLines(
    careers.map((career) => listLines(career, facts, withExperience)),
    taken.map(toLineKey),
  );
  const doubts: string[] = [];
  return careers.map((career, index) => {
    const line = lines[index] ?? null;
    const reason = line === null ? null : { line, task: chooseTask(career.code, line, marks) };
    const doubt = listDoubts(career, facts, reason, withExperience).find(
      (each) =>
        each.on === 'less' ||
        count(doubts, toDoubtKey(each, career)) < (each.on === 'setting' ? 1 : MAX_CAREERS_WITH_SAME_DOUBT),
    ) ?? { on: 'task', task: chooseDoubtedTask(career.code, reason?.task ?? -1, marks) };
    doubts.push(toDoubtKey(doubt, career));
    return { reason, doubt };
  });
}

/** Returns the kinds of work with this answer, and the activities of the tasks that the reader marked on this side. */
function findMarkedWork(
  { circumstances }: ReasonedFacts,
  answer: 'like' | 'not_for_me',
  side: 'moreTasks' | 'lessTasks',
): MarkedWork {
  const interests = circumstances?.interests ?? {};
  const jobs = circumstances?.experience?.jobs ?? [];
  return {
    tiles: TILES.map(({ id }) => id).filter((id) => getInterest(interests, id) === answer),
    activities: new Set(
      jobs.flatMap((job) => job[side].flatMap((task) => TASK_ACTIVITIES[job.occupation]?.[task - 1] ?? [])),
    ),
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
  const reasonCategory = reason?.line.on === 'statement' ? reason.line.category : null;
  const scores = categories
    .flatMap(({ category, score }) => {
      const demand = occupationByCode(code)?.demand[category] ?? null;
      if (demand === null || category === reasonCategory) return [];
      const rated = { category, score, demand: Math.round(demand) };
      const kind = chooseReasonKind(code, rated);
      return kind === 'scoreLow' || kind === 'overqualified' ? { on: 'score' as const, kind, reason: rated } : [];
    })
    .toSorted((a, b) => Math.abs(b.reason.demand - b.reason.score) - Math.abs(a.reason.demand - a.reason.score));
  const ofKind = (kind: 'scoreLow' | 'overqualified'): CareerDoubt[] => scores.filter((each) => each.kind === kind);
  const work = WORK_DRAWBACKS[code];
  const settings = listSettings(career, circumstances);
  return [
    ...(withExperience ? experience.doubtedFor.slice(0, 1) : []).map((mark) => ({ on: 'less' as const, mark })),
    ...ofKind('scoreLow'),
    ...dislikedTiles.map((tile) => ({ on: 'tile' as const, tile, isCore: isCoreTile(code, tile) })),
    ...(work === undefined ? [] : [{ on: 'work' as const, text: work }]),
    ...settings.filter(({ isRegular }) => isRegular),
    ...ofKind('overqualified'),
    ...settings.filter(({ isRegular }) => !isRegular),
  ];
}

/**
 * Returns the conditions of a career's work, except those that the reader ruled out, on which a note says more, and
 * those that belong to a kind of work that the reader likes.
 */
function listSettings({ code }: ReasonedCareer, circumstances: ReportFacts['circumstances']) {
  const { dealBreakers: ruledOut = [], interests = {} } = circumstances ?? {};
  const shares = DEAL_BREAKERS_BY_CODE.get(code) ?? {};
  return SETTINGS.flatMap((setting) => {
    const share = shares[setting];
    const isLiked = LIKED_SETTINGS[setting]?.some((tile) => getInterest(interests, tile) === 'like') ?? false;
    if (!share || isLiked || ruledOut.includes(setting)) return [];
    return { on: 'setting' as const, setting, isRegular: share === REGULARLY };
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
    case 'less':
    case 'work':
    case 'task':
      return `${doubt.on} ${code}`;
  }
}
