// The ten careers of a person: docs/method.md, "Matching".
import type { ReportFit } from '@bearings/contracts';
import type { Occupation } from '@bearings/career-data';
import type { Adjustment } from './adjustments.js';
import { fitOf } from './fit.js';
import { scorePerson, type ScoredPerson, selectableOf } from './match-person.js';
import {
  type FurtherCareer,
  type FurtherMatching,
  type JobVerdict,
  type MatchedCareer,
  type MatchingResult,
  type MatchInput,
  METHOD_VERSION,
} from './match-result.js';
import { type PersonalityParts, personalityParts } from './personality-parts.js';
import { type CareerReasons, categoryReasons, tileReasons } from './reasons.js';
import { stabilityOf } from './resampling.js';
import { alsoOf, byScore, longerOf, selectDiverse, selectTen } from './selection.js';
import { isEntryTitle } from './seniority.js';
import { at, type MatchingTables } from './tables.js';

/** Returns the ten careers and all that is said with them. The same input gives the same result. */
export function matchCareers(tables: MatchingTables, input: MatchInput): MatchingResult {
  const person = scorePerson(tables, input);
  const selectable = selectableOf(person);
  const stability = stabilityOf(tables, person);
  const selected = selectTen(tables, selectable);
  // Order and word rest on the same count, so that they agree.
  const ten = person.ranked ? byScore(selected, stability) : selected;
  const report = new PersonReport(tables, person, stability, alsoOf(tables, selected, selectable));
  return {
    methodVersion: METHOD_VERSION,
    direction: person.direction,
    ranked: person.ranked,
    careers: ten.map((place) => report.career(place)),
    longer: longerOf(ten, selectable).map((place) => report.career(place)),
    excluded: report.excluded(),
    laterOf: report.laterOf(),
    open: person.open.length,
    inMind: person.inMind.map((place) => report.verdict(place, ten)),
  };
}

/** How many careers a person can be shown: the ten, and those that take the place of removed ones. */
const SHORTLIST = 25;

/**
 * Returns what is said of occupations beyond those that the person has: the rest of their best 25, in
 * the order of their selection, and any other one by its code.
 */
export function matchFurther(
  tables: MatchingTables,
  input: MatchInput,
  shownCodes: readonly string[],
): FurtherMatching {
  const person = scorePerson(tables, input);
  const shown = shownCodes.flatMap((code) => tables.placeOf.get(code) ?? []);
  const report = new PersonReport(tables, person, stabilityOf(tables, person), new Map());
  const further = (place: number): FurtherCareer => report.further(place, shown);
  return {
    next: selectDiverse(tables, selectableOf(person), SHORTLIST)
      .filter((place) => !shown.includes(place))
      .slice(0, SHORTLIST - shown.length)
      .map(further),
    careerOf: (code) => {
      const place = tables.placeOf.get(code);
      return place === undefined ? null : further(place);
    },
  };
}

/** Describes occupations, named by place, for one scored person. */
class PersonReport {
  private readonly parts: PersonalityParts;

  constructor(
    private readonly tables: MatchingTables,
    private readonly person: ScoredPerson,
    private readonly stability: Float64Array,
    private readonly also: ReadonlyMap<number, readonly number[]>,
  ) {
    this.parts = personalityParts(tables.personality, person.scores);
  }

  career(place: number): MatchedCareer {
    const { growth } = this.person;
    const { training, long, atTimes } = this.adjustment(place);
    return {
      occupation: this.occupation(place),
      title: this.title(place),
      fit: this.fit(place),
      stability: this.stability[place] ?? 0,
      score: growth.lifted[place] ?? 0,
      training,
      long,
      atTimes,
      entryTitles: this.entryTitles(place),
      later: (growth.laterOf.get(place) ?? []).map((post) => this.occupation(post)),
      also: (this.also.get(place) ?? []).map((other) => this.occupation(other)),
      ...this.reasons(place),
    };
  }

  verdict(place: number, ten: readonly number[]): JobVerdict {
    const { growth, availability, open } = this.person;
    const isOpen = availability[place] === 'open';
    const { training, long, excludedBy, atTimes } = this.adjustment(place);
    return {
      occupation: this.occupation(place),
      fit: isOpen ? this.fit(place) : null,
      stability: isOpen ? (this.stability[place] ?? 0) : null,
      rank: isOpen ? byScore(open, growth.lifted).indexOf(place) + 1 : null,
      amongTen: ten.includes(place),
      training,
      long,
      excludedBy,
      atTimes,
      later: availability[place] === 'later',
      entryTitles: this.entryTitles(place),
      ...this.reasons(place),
    };
  }

  further(place: number, ten: readonly number[]): FurtherCareer {
    const chance = this.tables.chance[place] ?? 0;
    return { verdict: this.verdict(place, ten), title: this.title(place), chance };
  }

  excluded(): MatchingResult['excluded'] {
    return this.person.adjustments.flatMap(({ excludedBy }, place) =>
      excludedBy.length === 0
        ? []
        : { occupation: this.occupation(place), dealBreakers: excludedBy },
    );
  }

  laterOf(): MatchingResult['laterOf'] {
    return Object.fromEntries(
      [...this.person.growth.laterOf].map(([job, posts]) => [
        this.occupation(job).code,
        posts.map((post) => this.occupation(post).code),
      ]),
    );
  }

  private reasons(place: number): CareerReasons {
    const { scores, tiles } = this.person;
    return {
      ...categoryReasons(this.occupation(place), scores, this.parts(place)),
      ...tileReasons(this.tables, tiles, place),
    };
  }

  private fit(place: number): ReportFit {
    return fitOf(this.stability[place] ?? 0, this.person.ranked);
  }

  private title(place: number): string {
    const stands = isEntryTitle(this.tables, place, this.person.circumstances);
    const rung = stands ? this.tables.circumstances[place]?.rung : undefined;
    return rung ?? this.occupation(place).title;
  }

  private entryTitles(place: number): string[] {
    const rung = this.tables.circumstances[place]?.rung;
    if (rung !== undefined) return [rung];
    return (this.tables.entries[place] ?? []).map((entry) => this.occupation(entry).title);
  }

  private occupation(place: number): Occupation {
    return at(this.tables.occupations, place);
  }

  private adjustment(place: number): Adjustment {
    return at(this.person.adjustments, place);
  }
}
