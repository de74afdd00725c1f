// Describes occupations for one scored person: fit word, steadiness, reasons and what the person has done.
import { getInterest, REPORT_FITS, type ReportFit, type TileId, TILES, toSteadiness } from '@bearings/domain';
import type { Occupation } from '@bearings/career-data';
import type { Adjustment } from './adjustments.js';
import { MIN_RANKING_TILES } from './answers/certainty.js';
import { isBackedByLife } from './experience/backing.js';
import type { ExperienceEffect } from './experience/experience-effect.js';
import { areNearTwins } from './experience/twins.js';
import { chooseFit } from './fit.js';
import { countAnsweredTiles } from './interests.js';
import type { ScoredPerson } from './match-person.js';
import {
  type EntryJob,
  type ExperienceFacts,
  type FurtherCareer,
  type JobVerdict,
  type MatchedCareer,
  type MatchingResult,
  type NamedJob,
  type OwnJob,
  type RelatedCareer,
} from './match-result.js';
import { type PersonalityPartsGetter, createPersonalityPartsGetter } from './personality-parts.js';
import { type CareerReasons, countLikedKinds, listCategoryReasons, listTileReasons } from './reasons.js';
import { listRelatedCareers, listSharedTiles, MAX_RELATED_CAREERS } from './related-careers.js';
import { sortByScore } from './selection.js';
import { hasYearsForPost } from './seniority.js';
import { mean } from './statistics.js';
import { getAt, type MatchingTables } from './tables.js';

/** Minimum personality score in nats at which it speaks for a career. */
const MIN_BACKING_SCORE_NATS = 0.8;

/** Describes occupations for one scored person. Methods take an occupation's index. */
export class CareerDescriber {
  private readonly parts: PersonalityPartsGetter;
  /** Scores without the bonuses for jobs that the person named, which say nothing about fit. */
  private readonly fitScores: Float64Array;
  private readonly meanScore: number;
  /** Ranks by fit, from 1, among the occupations that are open to the person, and among all. */
  private readonly openRanks: ReadonlyMap<number, number>;
  private readonly ranks: ReadonlyMap<number, number>;

  constructor(
    private readonly tables: MatchingTables,
    private readonly person: ScoredPerson,
    private readonly stability: Float64Array,
    private readonly similarByIndex: ReadonlyMap<number, readonly number[]>,
  ) {
    this.parts = createPersonalityPartsGetter(tables.personality, person.scores);
    this.fitScores = person.growth.adjustedScores.map((score, index) => score - this.adjustment(index).namedNats);
    // A penalty for some occupations raises no other above the mean.
    this.meanScore =
      mean(this.fitScores) -
      mean(person.unbackedNats) -
      mean(Float64Array.from(person.effects, ({ levelNats }) => levelNats));
    this.openRanks = this.rank(person.open);
    this.ranks = this.rank([...tables.occupations.keys()]);
  }

  /** Sorts occupations by fit word, best first, and then by fit. */
  sortByFit(indexes: readonly number[]): number[] {
    const toWordPlace = (index: number): number => REPORT_FITS.indexOf(this.fit(index));
    return sortByScore(indexes, this.fitScores).toSorted((a, b) => toWordPlace(a) - toWordPlace(b));
  }

  career(index: number): MatchedCareer {
    const { growth } = this.person;
    const { training, exceedsTraining, occasionalDealBreakers, openedDealBreakers } = this.adjustment(index);
    return {
      occupation: this.occupation(index),
      fit: this.fit(index),
      stability: this.stability[index] ?? 0,
      steadiness: toSteadiness(this.stability[index] ?? 0),
      experience: this.experience(index),
      score: growth.adjustedScores[index] ?? 0,
      training,
      exceedsTraining,
      occasionalDealBreakers,
      openedDealBreakers,
      entries: this.entries(index),
      seniorPosts: (growth.laterOf.get(index) ?? []).map((post) => this.occupation(post)),
      similarCareers: (this.similarByIndex.get(index) ?? []).map((other) => this.occupation(other)),
      ...this.reasons(index),
    };
  }

  verdict(index: number, ten: readonly number[]): JobVerdict {
    const { availability } = this.person;
    const isOpen = availability[index] === 'open';
    const { training, exceedsTraining, excludedBy, occasionalDealBreakers, openedDealBreakers } =
      this.adjustment(index);
    return {
      occupation: this.occupation(index),
      fit: isOpen ? this.fit(index) : null,
      stability: isOpen ? (this.stability[index] ?? 0) : null,
      steadiness: isOpen ? toSteadiness(this.stability[index] ?? 0) : null,
      experience: this.experience(index),
      rank: this.rankAmongAll(index),
      amongTen: ten.includes(index),
      training,
      exceedsTraining,
      excludedBy,
      occasionalDealBreakers,
      openedDealBreakers,
      isOwnJob: this.effect(index).ownJob !== null,
      isTooSenior: availability[index] === 'later',
      entries: this.entries(index),
      ...this.reasons(index),
    };
  }

  /** Describes a job that the person named, with careers of the same wish that are open to them. */
  named(index: number, ten: readonly number[]): NamedJob {
    const { open, withinLimit } = this.person;
    const listAmong = (candidates: readonly number[]): number[] =>
      listRelatedCareers(
        this.tables,
        index,
        candidates.filter((other) => other !== index && this.adjustment(other).training.missingSubjects.length === 0),
        this.fitScores,
      );
    // The best of the ten comes first. Where little training leaves too few, careers beyond the limit follow, which the
    // report marks.
    const relatedIndexes = [
      ...new Set([...listAmong(ten).slice(0, 1), ...listAmong(withinLimit), ...listAmong(open)]),
    ].slice(0, MAX_RELATED_CAREERS);
    const related = relatedIndexes.map((other): RelatedCareer => {
      const isLiked = (tile: TileId): boolean =>
        getInterest(this.person.circumstances?.interests ?? {}, tile) === 'like';
      const sharedTiles = listSharedTiles(this.tables, index, other).flatMap((tile) => TILES[tile]?.id ?? []);
      return {
        occupation: this.occupation(other),
        fit: this.fit(other),
        rank: this.rankAmongAll(other),
        training: this.adjustment(other).training,
        sharedTiles: sharedTiles.toSorted((a, b) => Number(isLiked(b)) - Number(isLiked(a))),
      };
    });
    return { ...this.verdict(index, ten), related };
  }

  further(index: number, ten: readonly number[]): FurtherCareer {
    const chance = this.tables.chance[index] ?? 0;
    return { verdict: this.verdict(index, ten), chance };
  }

  excluded(): MatchingResult['excluded'] {
    return this.person.adjustments.flatMap(({ excludedBy }, index) =>
      excludedBy.length === 0 ? [] : { occupation: this.occupation(index), dealBreakers: excludedBy },
    );
  }

  /** Returns the jobs that the person does now, each with its twins. */
  ownJobs(): OwnJob[] {
    const twins = this.person.effects.flatMap(({ ownJob }, index) => (ownJob === 'twin' ? index : []));
    return this.person.effects.flatMap(({ ownJob }, index) => {
      if (ownJob !== 'own') return [];
      const ownTwins = twins.filter((twin) => areNearTwins(this.tables, index, twin));
      return [{ occupation: this.occupation(index), twins: ownTwins.map((twin) => this.occupation(twin)) }];
    });
  }

  laterOf(): MatchingResult['seniorPostsOf'] {
    return Object.fromEntries(
      [...this.person.growth.laterOf].map(([job, posts]) => [
        this.occupation(job).code,
        posts.map((post) => this.occupation(post).code),
      ]),
    );
  }

  private rank(indexes: readonly number[]): ReadonlyMap<number, number> {
    return new Map(sortByScore(indexes, this.fitScores).map((index, place) => [index, place + 1]));
  }

  private rankAmongAll(index: number): number | null {
    return this.effect(index).ownJob === null ? (this.ranks.get(index) ?? null) : null;
  }

  private reasons(index: number): CareerReasons {
    const { scores, tiles } = this.person;
    return {
      ...listCategoryReasons(this.occupation(index), scores, this.parts(index)),
      ...listTileReasons(this.tables, tiles, index),
    };
  }

  private fit(index: number): ReportFit {
    const { ranked, direction, tiles } = this.person;
    return chooseFit({
      leadNats: (this.fitScores[index] ?? 0) - this.meanScore,
      rank: this.openRanks.get(index) ?? Infinity,
      stability: this.stability[index] ?? 0,
      ranked,
      hasTiles: countAnsweredTiles(tiles) >= MIN_RANKING_TILES,
      hasDirection: direction.clear,
      isBackedByScores: direction.clear && (this.person.personality[index] ?? 0) >= MIN_BACKING_SCORE_NATS,
      isBackedByLife: isBackedByLife(this.tables, this.person, index),
      likedTileCount: countLikedKinds(listTileReasons(this.tables, tiles, index).likedTiles),
    });
  }

  private experience(index: number): ExperienceFacts {
    const { reachability, nearestJob, isRealMove, isBelowLevel, moreOf, doubtedFor, pastimes } = this.effect(index);
    const hasYears = hasYearsForPost(this.tables, index, this.person.circumstances);
    return {
      reachability,
      nearestJob,
      isRealMove,
      isBelowLevel,
      hasYearsForPost: hasYears,
      moreOf,
      doubtedFor,
      pastimes,
    };
  }

  private entries(index: number): EntryJob[] {
    if (hasYearsForPost(this.tables, index, this.person.circumstances)) return [];
    const title = this.tables.circumstances[index]?.entryTitle;
    if (title !== undefined) return [{ code: this.occupation(index).code, title }];
    return (this.tables.entries[index] ?? []).map((entry) => this.occupation(entry));
  }

  private occupation(index: number): Occupation {
    return getAt(this.tables.occupations, index);
  }

  private effect(index: number): ExperienceEffect {
    return getAt(this.person.effects, index);
  }

  private adjustment(index: number): Adjustment {
    return getAt(this.person.adjustments, index);
  }
}
