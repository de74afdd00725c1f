// Selects a person's ten recommended careers; see "Matching" in docs/method.md.
import type { ReportFit } from '@bearings/domain';
import type { Occupation } from '@bearings/career-data';
import type { Adjustment } from './adjustments.js';
import { toCareerFit } from './fit.js';
import { scorePerson, type ScoredPerson, toSelectionInput } from './match-person.js';
import {
  type EntryJob,
  type FurtherCareer,
  type FurtherMatching,
  type JobVerdict,
  type MatchedCareer,
  type MatchingResult,
  type MatchInput,
  METHOD_VERSION,
} from './match-result.js';
import { type PersonalityPartsGetter, createPersonalityPartsGetter } from './personality-parts.js';
import { type CareerReasons, listCategoryReasons, listTileReasons } from './reasons.js';
import { measureStability } from './resampling.js';
import {
  listSimilarCareers,
  sortByScore,
  listLongerTrainingCareers,
  selectDiverse,
  selectRecommended,
} from './selection.js';
import { isShownUnderEntryTitle } from './seniority.js';
import { getAt, type MatchingTables } from './tables.js';

/**
 * Returns the ten recommended careers with their reasons, senior posts and similar careers. The
 * same input always gives the same result.
 */
export function matchCareers(tables: MatchingTables, input: MatchInput): MatchingResult {
  const person = scorePerson(tables, input);
  const selectable = toSelectionInput(person);
  const rankStabilities = measureStability(tables, person);
  const selectedIndexes = selectRecommended(tables, selectable);
  // The fit word depends on stability. Sorting by stability therefore puts the careers with the best fit word first.
  const tenIndexes = person.ranked ? sortByScore(selectedIndexes, rankStabilities) : selectedIndexes;
  const report = new CareerDescriber(
    tables,
    person,
    rankStabilities,
    listSimilarCareers(tables, selectedIndexes, selectable),
  );
  return {
    methodVersion: METHOD_VERSION,
    direction: person.direction,
    ranked: person.ranked,
    careers: tenIndexes.map((index) => report.career(index)),
    longer: listLongerTrainingCareers(tenIndexes, selectable).map((index) => report.career(index)),
    excluded: report.excluded(),
    seniorPostsOf: report.laterOf(),
    recommendableCount: person.open.length,
    inMind: person.inMind.map((index) => report.verdict(index, tenIndexes)),
  };
}

/**
 * Maximum number of careers that a person can be shown: the ten recommended ones, and those that replace removed ones.
 */
const SHORTLIST_LENGTH = 25;

/**
 * Compares a person with occupations other than those in the report (`shownCodes`). In the result, `next` has the best
 * ones, in the order of selection, so that the person can be shown 25 careers in all; `careerOf` compares any
 * occupation.
 */
export function matchFurtherCareers(
  tables: MatchingTables,
  input: MatchInput,
  shownCodes: readonly string[],
): FurtherMatching {
  const person = scorePerson(tables, input);
  const shownIndexes = shownCodes.flatMap((code) => tables.indexByCode.get(code) ?? []);
  const report = new CareerDescriber(tables, person, measureStability(tables, person), new Map());
  const toFurtherCareer = (index: number): FurtherCareer => report.further(index, shownIndexes);
  return {
    next: selectDiverse(tables, toSelectionInput(person), SHORTLIST_LENGTH)
      .filter((index) => !shownIndexes.includes(index))
      .slice(0, SHORTLIST_LENGTH - shownIndexes.length)
      .map(toFurtherCareer),
    careerOf: (code) => {
      const index = tables.indexByCode.get(code);
      return index === undefined ? null : toFurtherCareer(index);
    },
  };
}

/** Describes occupations for one scored person. Methods take an occupation's index. */
class CareerDescriber {
  private readonly parts: PersonalityPartsGetter;

  constructor(
    private readonly tables: MatchingTables,
    private readonly person: ScoredPerson,
    private readonly stability: Float64Array,
    private readonly similarByIndex: ReadonlyMap<number, readonly number[]>,
  ) {
    this.parts = createPersonalityPartsGetter(tables.personality, person.scores);
  }

  career(index: number): MatchedCareer {
    const { growth } = this.person;
    const { training, exceedsTraining, occasionalDealBreakers } = this.adjustment(index);
    return {
      occupation: this.occupation(index),
      title: this.title(index),
      fit: this.fit(index),
      stability: this.stability[index] ?? 0,
      score: growth.adjustedScores[index] ?? 0,
      training,
      exceedsTraining,
      occasionalDealBreakers,
      entries: this.entries(index),
      seniorPosts: (growth.laterOf.get(index) ?? []).map((post) => this.occupation(post)),
      similarCareers: (this.similarByIndex.get(index) ?? []).map((other) => this.occupation(other)),
      ...this.reasons(index),
    };
  }

  verdict(index: number, ten: readonly number[]): JobVerdict {
    const { growth, availability, open } = this.person;
    const isOpen = availability[index] === 'open';
    const { training, exceedsTraining, excludedBy, occasionalDealBreakers } = this.adjustment(index);
    return {
      occupation: this.occupation(index),
      fit: isOpen ? this.fit(index) : null,
      stability: isOpen ? (this.stability[index] ?? 0) : null,
      rank: isOpen ? sortByScore(open, growth.adjustedScores).indexOf(index) + 1 : null,
      amongTen: ten.includes(index),
      training,
      exceedsTraining,
      excludedBy,
      occasionalDealBreakers,
      isTooSenior: availability[index] === 'later',
      entries: this.entries(index),
      ...this.reasons(index),
    };
  }

  further(index: number, ten: readonly number[]): FurtherCareer {
    const chance = this.tables.chance[index] ?? 0;
    return { verdict: this.verdict(index, ten), title: this.title(index), chance };
  }

  excluded(): MatchingResult['excluded'] {
    return this.person.adjustments.flatMap(({ excludedBy }, index) =>
      excludedBy.length === 0 ? [] : { occupation: this.occupation(index), dealBreakers: excludedBy },
    );
  }

  laterOf(): MatchingResult['seniorPostsOf'] {
    return Object.fromEntries(
      [...this.person.growth.laterOf].map(([job, posts]) => [
        this.occupation(job).code,
        posts.map((post) => this.occupation(post).code),
      ]),
    );
  }

  private reasons(index: number): CareerReasons {
    const { scores, tiles } = this.person;
    return {
      ...listCategoryReasons(this.occupation(index), scores, this.parts(index)),
      ...listTileReasons(this.tables, tiles, index),
    };
  }

  private fit(index: number): ReportFit {
    return toCareerFit(this.stability[index] ?? 0, this.person.ranked);
  }

  private title(index: number): string {
    const isEntry = isShownUnderEntryTitle(this.tables, index, this.person.circumstances);
    const entryTitle = isEntry ? this.tables.circumstances[index]?.entryTitle : undefined;
    return entryTitle ?? this.occupation(index).title;
  }

  private entries(index: number): EntryJob[] {
    const title = this.tables.circumstances[index]?.entryTitle;
    if (title !== undefined) return [{ code: this.occupation(index).code, title }];
    return (this.tables.entries[index] ?? []).map((entry) => this.occupation(entry));
  }

  private occupation(index: number): Occupation {
    return getAt(this.tables.occupations, index);
  }

  private adjustment(index: number): Adjustment {
    return getAt(this.person.adjustments, index);
  }
}
