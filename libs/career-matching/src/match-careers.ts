// Selects a person's ten recommended careers; see "Matching" in docs/method.md.
import { LONG_LIST_LENGTH } from '@bearings/domain';
import { CareerDescriber } from './career-describer.js';
import { scorePerson, toSelectionInput } from './match-person.js';
import {
  type FurtherCareer,
  type FurtherMatching,
  type MatchingResult,
  type MatchInput,
  METHOD_VERSION,
} from './match-result.js';
import { measureStability } from './resampling.js';
import {
  listOverLimitCareers,
  listSimilarCareers,
  putLackingLast,
  selectDiverse,
  selectRecommended,
} from './selection.js';
import type { MatchingTables } from './tables.js';

/**
 * Returns the ten recommended careers with their reasons, senior posts and similar careers. The
 * same input always gives the same result.
 */
export function matchCareers(tables: MatchingTables, input: MatchInput): MatchingResult {
  const person = scorePerson(tables, input);
  const selectable = toSelectionInput(person);
  const selectedIndexes = selectRecommended(tables, selectable);
  const isMeeting = (index: number): boolean => !selectable.isLacking(index);
  const similarIndexes = listSimilarCareers(tables, selectedIndexes, {
    scores: selectable.scores,
    open: selectable.open.filter(isMeeting),
  });
  const report = new CareerDescriber(tables, person, measureStability(tables, person), similarIndexes);
  const tenIndexes = person.ranked ? putLackingLast(report.sortByFit(selectedIndexes), selectable) : selectedIndexes;
  const overLimitIndexes = listOverLimitCareers(tenIndexes, {
    scores: selectable.scores,
    overLimit: person.open.filter(
      (index) => !person.withinLimit.includes(index) && (isMeeting(index) || selectable.isInMind(index)),
    ),
    isInMind: selectable.isInMind,
    isRealMove: (index) => person.effects[index]?.isRealMove ?? false,
  });
  return {
    methodVersion: METHOD_VERSION,
    direction: person.direction,
    ranked: person.ranked,
    careers: tenIndexes.map((index) => report.career(index)),
    overLimit: overLimitIndexes.map((index) => report.career(index)),
    ownJobs: report.ownJobs(),
    excluded: report.excluded(),
    seniorPostsOf: report.laterOf(),
    inMind: person.inMind.map((index) => report.named(index, tenIndexes)),
  };
}

/**
 * Returns the codes of the ten recommended careers by score, without comparing repeats of the answers. So it is fast, but
 * careers with different words of fit may be in another order than in a report.
 */
export function listBestTen(tables: MatchingTables, input: MatchInput): string[] {
  const selected = selectRecommended(tables, toSelectionInput(scorePerson(tables, input)));
  return selected.flatMap((index) => tables.occupations[index]?.code ?? []);
}

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
    next: selectDiverse(tables, toSelectionInput(person), LONG_LIST_LENGTH)
      .filter((index) => !shownIndexes.includes(index))
      .slice(0, LONG_LIST_LENGTH - shownIndexes.length)
      .map(toFurtherCareer),
    careerOf: (code) => {
      const index = tables.indexByCode.get(code);
      return index === undefined ? null : toFurtherCareer(index);
    },
  };
}
