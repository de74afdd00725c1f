// Composes sentences on how well an occupation outside the ten fits the reader.
import { chooseReasonKind } from '@bearings/career-matching';
import { occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { findWorkField } from '@bearings/domain';
import { listDealBreakerNames, listFieldNames } from '../answers/circumstances-text.js';
import { VERDICT_TEXTS } from '../content/report-copy/circumstances.js';
import { findCareerTraining } from '../guidance/career-training.js';
import { createReader } from '../guidance/reader.js';
import { fillWording } from '../text.js';
import { countInWords } from './career-count.js';
import { findFirstRouteKind } from './career-details.js';
import { getJobNoun } from './category-ranking.js';
import { listNotes } from './matching-view.js';
import type { ReportFacts, VerdictFact } from './report-facts.js';

/** Returns sentences on how well an occupation fits the reader compared with the careers of the report. */
export function describeVerdict(verdict: VerdictFact, facts: ReportFacts, country: string): string {
  // If the occupation is one of the ten careers, its notes are left out here, because the report shows them next to
  // that career.
  const reader = createReader(facts, country);
  const notes = verdict.amongTen
    ? []
    : listNotes(verdict, {
        careerTraining: findCareerTraining(verdict, reader),
        omitsTime: false,
        firstRouteKind: findFirstRouteKind(verdict.code, reader),
        quoted: [],
        asking: facts,
        country,
        withExperience: false,
      });
  return [describeComparison(verdict, facts), ...notes.map(({ text }) => text)].join(' ');
}

/** Returns the place of an occupation among all, and why it has that place. It never begins with a refusal. */
export function describeComparison(verdict: VerdictFact, facts: ReportFacts): string {
  const { ranked, careers } = facts;
  const { code, amongTen, rank } = verdict;
  const count = countInWords(careers);
  if (amongTen) {
    const own = String(careers.findIndex((each) => each.code === code) + 1);
    return fillWording(ranked ? VERDICT_TEXTS.rankAmongTen : VERDICT_TEXTS.amongTen, { count, rank: own });
  }
  const place = rank === null ? VERDICT_TEXTS.outsideOrder : ranked ? VERDICT_TEXTS.place : VERDICT_TEXTS.unranked;
  const variables = { count, rank: rank === null ? '' : toOrdinal(rank), all: String(OCCUPATIONS.length) };
  return [fillWording(place, variables), describeObstacle(verdict, facts)].filter((text) => text !== '').join(' ');
}

/** Returns why an occupation is outside the ten; empty for a job that the person does now. */
function describeObstacle(verdict: VerdictFact, { ranked, careers, categories, circumstances }: ReportFacts): string {
  const { code, fit, rank, excludedBy, exceedsTraining, isOwnJob, isTooSenior } = verdict;
  const fill = (wording: string, things: readonly string[]): string =>
    fillWording(wording, { count: countInWords(careers), things: things.join('; ') });
  if (excludedBy.length > 0) return fill(VERDICT_TEXTS.excluded, listDealBreakerNames(excludedBy));
  const field = findWorkField(code).id;
  if (fit === null && circumstances?.fieldsLeftOut?.includes(field)) {
    return fill(VERDICT_TEXTS.fieldLeftOut, listFieldNames([field]));
  }
  if (isOwnJob) return '';
  if (isTooSenior) return VERDICT_TEXTS.later;
  if (exceedsTraining) return fill(VERDICT_TEXTS.overLimit, []);
  return ranked ? describeLargestGap(code, categories) || describeRank(rank) : '';
}

/**
 * Returns a text on the category in which the person's score is low and furthest below the occupation's demand; empty if
 * no score is low compared with the demand.
 */
function describeLargestGap(code: string, categories: ReportFacts['categories']): string {
  const demand = occupationByCode(code)?.demand;
  const [widest] = categories
    .map(({ category, score }) => ({ category, score, demand: demand?.[category] ?? 0 }))
    .filter((each) => chooseReasonKind(code, each) === 'scoreLow')
    .toSorted((a, b) => b.demand - b.score - (a.demand - a.score));
  return widest === undefined ? '' : fillWording(VERDICT_TEXTS.scoreLow, { noun: getJobNoun(widest.category) });
}

/** Returns a text on how many careers fit less; empty if an occupation has no rank. */
function describeRank(rank: number | null): string {
  const others = OCCUPATIONS.length - (rank ?? OCCUPATIONS.length);
  return others === 0 ? '' : fillWording(VERDICT_TEXTS.compared, { others: String(others) });
}

const ORDINAL_SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ORDINAL_RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** Returns a rank as a text: "46th". */
export function toOrdinal(rank: number): string {
  return `${rank}${ORDINAL_SUFFIXES[ORDINAL_RULES.select(rank)] ?? 'th'}`;
}
