// Chooses the reasons for and against a career as facts: answer, demand and weight. Writers turn
// them into sentences later.
import type { Category, TileId } from '@bearings/domain';
import { TILE_ROWS } from '@bearings/career-data';
import { type MatchReason, chooseReasonKind, type ReasonKind } from '@bearings/career-matching';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { chooseCategoryToAsk } from './category-to-ask.js';
import type { CategoryRanking } from './category-ranking.js';
import type { CareerFact } from './report-facts.js';

/** The weight, from 1 to 3, of a kind of work (tile) that is the core of an occupation. */
const CORE_TILE_WEIGHT = 3;
const TILES_BY_CODE = new Map(TILE_ROWS.map(({ code, tiles }) => [code, tiles]));
/**
 * Strength of each kind of reason. `core` and `part` are for a liked kind of work that is the core of the job or only a
 * part of it; the others are for a score and a demand in a category that are both high or both low.
 */
const REASON_STRENGTHS = { core: 3, bothHigh: 2, part: 1, bothLow: 0 } as const;

/** Maximum number of careers in a list with the same doubt. */
const MAX_CAREERS_WITH_SAME_DOUBT = 3;
/** Maximum number of careers in a list that have the same liked kind of work (tile) as a reason. */
const MAX_CAREERS_WITH_SAME_TILE = 3;
/**
 * Once this many careers in a list have the same reason, such as a category in which score and demand are both high,
 * other reasons are preferred for further careers.
 */
const MAX_CAREERS_WITH_SAME_REASON = 4;
/**
 * Maximum number of careers in a list that have the same category as a reason because the person's score and the job's
 * demand are both low.
 */
const MAX_CAREERS_WITH_SAME_LOW_CATEGORY = 2;

export type ReasonedCareer = Pick<
  CareerFact,
  'code' | 'reasonsFor' | 'reasonsAgainst' | 'likedTiles' | 'dislikedTiles'
>;

/** An answer of the reader that matches the job: a liked kind of work (tile), or a score. */
export type Reason =
  | { on: 'tile'; tile: TileId; isCore: boolean; strength: number }
  | { on: 'score'; kind: ReasonKind; reason: MatchReason; strength: number };

/** A doubt about a career: an answer that does not match, a drawback, or a question to ask. */
export type CareerDoubt =
  | { on: 'score'; kind: ReasonKind; reason: MatchReason }
  | { on: 'tile'; tile: TileId; isCore: boolean }
  | { on: 'work'; text: string }
  /** A category that the job demands and in which the reader scored low or in the middle. */
  | { on: 'question'; category: Category }
  /** No answer of the reader speaks against the career. */
  | { on: 'nothing' };

/** Chooses varied reasons and doubts for one list of careers. */
export class ReasonChooser {
  readonly #used: string[] = [];

  constructor(private readonly ranking: CategoryRanking) {}

  /**
   * Returns the reasons for a career, strongest first. Reasons that other careers in the list already have too often
   * are left out, unless there are no others.
   */
  reasonsFor({ code, reasonsFor, likedTiles }: ReasonedCareer): Reason[] {
    const scores = reasonsFor.flatMap((reason): Reason[] => {
      const kind = chooseReasonKind(code, reason);
      if (kind !== 'bothHigh' && kind !== 'bothLow') return [];
      return [{ on: 'score', kind, reason, strength: REASON_STRENGTHS[kind] }];
    });
    const tiles = likedTiles.map((tile): Reason => {
      const isCore = isCoreTile(code, tile);
      return { on: 'tile', tile, isCore, strength: REASON_STRENGTHS[isCore ? 'core' : 'part'] };
    });
    const all = [...tiles, ...scores].toSorted((a, b) => this.#weight(b) - this.#weight(a));
    const fresh = all.filter((reason) => !this.#isSpent(reason));
    return fresh.length > 0 ? fresh : all;
  }

  /**
   * Returns the strongest doubt about a career. A high score in a category that the career demands is never a doubt.
   */
  doubtOf({ code, reasonsAgainst, dislikedTiles }: ReasonedCareer, liking: readonly Reason[]): CareerDoubt {
    const statedDoubts = reasonsAgainst.flatMap((reason) => {
      const kind = chooseReasonKind(code, reason);
      const isDoubtSpent = this.#count(`against ${reason.category}`) >= MAX_CAREERS_WITH_SAME_DOUBT;
      return kind === null || isDoubtSpent ? [] : [{ on: 'score' as const, kind, reason }];
    });
    const [scoreLow] = statedDoubts.filter(({ kind }) => kind === 'scoreLow');
    if (scoreLow !== undefined) return scoreLow;
    const tile = dislikedTiles.find((each) => this.#count(`against ${each}`) < MAX_CAREERS_WITH_SAME_DOUBT);
    if (tile !== undefined) return { on: 'tile', tile, isCore: isCoreTile(code, tile) };
    const [other] = statedDoubts;
    if (other !== undefined) return other;
    const text = WORK_DRAWBACKS[code];
    if (text !== undefined) return { on: 'work', text };
    const suitingCategories = liking.flatMap((each) => (each.on === 'score' ? [each.reason.category] : []));
    const spentCategories = this.ranking.ranked
      .map(({ category }) => category)
      .filter((category) => this.#count(`against ${category}`) >= MAX_CAREERS_WITH_SAME_DOUBT);
    const category = chooseCategoryToAsk(code, this.ranking, new Set([...spentCategories, ...suitingCategories]));
    return category === null ? { on: 'nothing' } : { on: 'question', category };
  }

  /** Records the reasons and the doubt written for a career, so that later careers get others where possible. */
  use(reasons: readonly Reason[], doubt: CareerDoubt): void {
    this.#used.push(...reasons.map(toKey));
    if (doubt.on === 'question') this.#used.push(`against ${doubt.category}`);
    if (doubt.on === 'tile') this.#used.push(`against ${doubt.tile}`);
    if (doubt.on === 'score') this.#used.push(`against ${doubt.reason.category}`);
  }

  /** Returns the strength of a reason, lowered if many careers already have the same reason. */
  #weight(reason: Reason): number {
    return reason.strength - (this.#count(toKey(reason)) >= MAX_CAREERS_WITH_SAME_REASON ? 0.5 : 0);
  }

  #isSpent(reason: Reason): boolean {
    if (reason.on === 'tile') return this.#count(toKey(reason)) >= MAX_CAREERS_WITH_SAME_TILE;
    return reason.kind === 'bothLow' && this.#count(toKey(reason)) >= MAX_CAREERS_WITH_SAME_LOW_CATEGORY;
  }

  #count(key: string): number {
    return this.#used.filter((each) => each === key).length;
  }
}

function toKey(reason: Reason): string {
  return reason.on === 'tile' ? reason.tile : `${reason.kind} ${reason.reason.category}`;
}

/** Returns the weight of a kind of work (tile) in an occupation; undefined if it is not part of it. */
export function getTileWeight(code: string, tile: TileId): number | undefined {
  return TILES_BY_CODE.get(code)?.[tile];
}

/** Returns whether a kind of work (tile) is the core of an occupation, not only often part of it. */
export function isCoreTile(code: string, tile: TileId): boolean {
  return getTileWeight(code, tile) === CORE_TILE_WEIGHT;
}
