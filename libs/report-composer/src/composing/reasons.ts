// Why a career may suit a reader, and why it may not, as facts: what they answered, what the job asks for, and how
// strongly it counts. The words are made of them last.
import type { Category, TileId } from '@bearings/contracts';
import { TILE_ROWS } from '@bearings/career-data';
import { type MatchReason, reasonKind, type ReasonKind } from '@bearings/career-matching';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { categoryToAsk } from './category-to-ask.js';
import type { CategoryRanking } from './category-ranking.js';
import type { CareerFact } from './report-facts.js';

/** A tile that is the heart of an occupation. */
const HEART = 3;
const TILES_OF = new Map(TILE_ROWS.map(({ code, tiles }) => [code, tiles]));
const STRENGTHS = { heart: 3, shared: 2, part: 1, spared: 0 } as const;

/** Careers of a list that one doubt may stand against. */
const MOST_DOUBTED = 3;
/** Careers of a list that one tile may be quoted for. */
const MOST_QUOTED = 3;
/** Careers of a list that a category may stand for because both person and job have much of it. */
const MOST_SHARED = 4;
/** Careers of a list that a category may stand for because neither person nor job has much of it. */
const MOST_SPARED = 2;

export type ReasonedCareer = Pick<
  CareerFact,
  'code' | 'reasonsFor' | 'reasonsAgainst' | 'likedTiles' | 'dislikedTiles'
>;

/** An answer of the reader that the job matches: a tile of the optional step, or a score. */
export type Reason =
  | { on: 'tile'; tile: TileId; isHeart: boolean; strength: number }
  | { on: 'score'; kind: ReasonKind; reason: MatchReason; strength: number };

/** What speaks against a career: an answer that the job does not match, what is hard in the work, or what to ask. */
export type Doubt =
  | { on: 'score'; kind: ReasonKind; reason: MatchReason }
  | { on: 'tile'; tile: TileId; isHeart: boolean }
  | { on: 'work'; text: string }
  /** Something that the reader scored low or in the middle for, and that the job asks for. */
  | { on: 'question'; category: Category }
  /** Nothing that the reader stated is against it. */
  | { on: 'nothing' };

/** Chooses the reasons and doubts of one list of careers, so that they do not all rest on the same. */
export class ReasonChooser {
  readonly #used: string[] = [];

  constructor(private readonly ranking: CategoryRanking) {}

  /** Returns the reasons for a career, the strongest first; those of other careers only if there are no others. */
  reasonsFor({ code, reasonsFor, likedTiles }: ReasonedCareer): Reason[] {
    const scores = reasonsFor.flatMap((reason): Reason[] => {
      const kind = reasonKind(code, reason);
      if (kind !== 'shared' && kind !== 'spared') return [];
      return [{ on: 'score', kind, reason, strength: STRENGTHS[kind] }];
    });
    const tiles = likedTiles.map((tile): Reason => {
      const isHeart = isHeartOf(code, tile);
      return { on: 'tile', tile, isHeart, strength: STRENGTHS[isHeart ? 'heart' : 'part'] };
    });
    const all = [...tiles, ...scores].toSorted((a, b) => this.#weight(b) - this.#weight(a));
    const fresh = all.filter((reason) => !this.#isSpent(reason));
    return fresh.length > 0 ? fresh : scores;
  }

  /** Returns what speaks against a career, the strongest first. Never that the reader scored high for what it asks. */
  doubtOf(
    { code, reasonsAgainst, dislikedTiles }: ReasonedCareer,
    liking: readonly Reason[],
  ): Doubt {
    const stated = reasonsAgainst.flatMap((reason) => {
      const kind = reasonKind(code, reason);
      const isSpent = this.#count(`against ${reason.category}`) >= MOST_DOUBTED;
      return kind === null || isSpent ? [] : [{ on: 'score' as const, kind, reason }];
    });
    const [stretch] = stated.filter(({ kind }) => kind === 'stretch');
    if (stretch !== undefined) return stretch;
    const tile = dislikedTiles.find((each) => this.#count(`against ${each}`) < MOST_DOUBTED);
    if (tile !== undefined) return { on: 'tile', tile, isHeart: isHeartOf(code, tile) };
    const [other] = stated;
    if (other !== undefined) return other;
    const text = WORK_DRAWBACKS[code];
    if (text !== undefined) return { on: 'work', text };
    const suiting = liking.flatMap((each) => (each.on === 'score' ? [each.reason.category] : []));
    const spent = this.ranking.ranked
      .map(({ category }) => category)
      .filter((category) => this.#count(`against ${category}`) >= MOST_DOUBTED);
    const category = categoryToAsk(code, this.ranking, new Set([...spent, ...suiting]));
    return category === null ? { on: 'nothing' } : { on: 'question', category };
  }

  /** Counts what was written of a career. */
  use(reasons: readonly Reason[], doubt: Doubt): void {
    this.#used.push(...reasons.map(keyOf));
    if (doubt.on === 'question') this.#used.push(`against ${doubt.category}`);
    if (doubt.on === 'tile') this.#used.push(`against ${doubt.tile}`);
    if (doubt.on === 'score') this.#used.push(`against ${doubt.reason.category}`);
  }

  /** Another shared category comes before one that stands for many careers already. */
  #weight(reason: Reason): number {
    return reason.strength - (this.#count(keyOf(reason)) >= MOST_SHARED ? 0.5 : 0);
  }

  #isSpent(reason: Reason): boolean {
    if (reason.on === 'tile') return this.#count(keyOf(reason)) >= MOST_QUOTED;
    return reason.kind === 'spared' && this.#count(keyOf(reason)) >= MOST_SPARED;
  }

  #count(key: string): number {
    return this.#used.filter((each) => each === key).length;
  }
}

function keyOf(reason: Reason): string {
  return reason.on === 'tile' ? reason.tile : `${reason.kind} ${reason.reason.category}`;
}

/** Returns how much of an occupation a tile is; undefined where it is none. */
export function weightOf(code: string, tile: TileId): number | undefined {
  return TILES_OF.get(code)?.[tile];
}

/** Whether a tile is the heart of an occupation, and not only often part of the work. */
export function isHeartOf(code: string, tile: TileId): boolean {
  return weightOf(code, tile) === HEART;
}
