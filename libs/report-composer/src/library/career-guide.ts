// Composes a career's page in the careers library, from the facts and sentences of reports, for any reader.
import {
  limitDemand,
  CIRCUMSTANCE_ROWS,
  DESCRIPTIONS,
  isValidIn,
  type Occupation,
  findTitles,
  findRoute,
  listStepsFrom,
  listStepsTo,
  getWorkTexts,
} from '@bearings/career-data';
import type { CareerGuide, ReportPay } from '@bearings/contracts';
import { type Category, DEAL_BREAKERS, UK, US } from '@bearings/domain';
import { getJobNoun } from '../composing/category-ranking.js';
import { listCareersNotes, listDetailSources } from '../composing/career-details.js';
import { composeCareerPage } from '../composing/career-page.js';
import { describeOutlook, toPayView, describePreparation } from '../composing/career-view.js';
import { getPay, describeDrawback, describeSelfEmployment } from '../composing/compose-career.js';
import { listReportDetails } from '../composing/linked-details.js';
import { Rotation } from '../composing/rotation.js';
import {
  DEMAND_SENTENCES,
  DOUBT_SENTENCES,
  UNSUITED_PHRASES,
  WORK_PART_NAMES,
  SOURCE_USES,
} from '../content/report-copy/library.js';
import { createAnyReader } from '../guidance/reader.js';
import { toOccupationFacts } from '../selections/career-rows.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { getCourse, toLibraryLink, findOccupationBySlug, toSubjects, describeWaysSource } from './library.js';
import { listSimilarCareers } from './similar-careers.js';

/** Maximum number of categories in a sentence on what a job demands more, or less, than most jobs. */
const MAX_NAMED_CATEGORIES = 3;
const MAX_UNSUITED_PHRASES = 2;
const MAX_SKILLS = 6;
const MAX_TITLES = 12;
const dealBreakersByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** Returns the data of a career's page in the library by its slug; null for an unknown one. */
export function findCareerGuide(slug: string, country: string): CareerGuide | null {
  const occupation = findOccupationBySlug(slug);
  return occupation === undefined ? null : composeGuide(occupation, country);
}

function composeGuide(occupation: Occupation, country: string): CareerGuide {
  const { code } = occupation;
  const reader = createAnyReader(country);
  const { what, more, day, thrives, tasks } = getWorkTexts(code, country);
  const page = composeCareerPage(occupation, reader);
  const pay = toPayView(getPay(code, country));
  const demandComparison = compareDemands(code, page.demand);
  return {
    ...toLibraryLink(code),
    country,
    what: [what, more].filter((text) => text !== '').join(' '),
    day,
    thrives,
    entry: country === UK ? (DESCRIPTIONS[code]?.entry ?? '') : '',
    tasks: [...tasks],
    asks: describeDemandComparison(demandComparison),
    doubts: listDoubts(code, country, demandComparison.more),
    preparation: country === US ? describePreparation(occupation) : '',
    details: listReportDetails({ code }, reader, Infinity, 'each').filter(({ id }) => id !== 'tasks'),
    ...page,
    skills: occupation.topSkills.slice(0, MAX_SKILLS),
    knowledge: occupation.knowledge.slice(0, MAX_SKILLS),
    pay,
    outlook: describeOutlook(occupation),
    wayIn: toOccupationFacts(code, UK).wayIn,
    growth: toOccupationFacts(code, country).growth,
    subjects: toSubjects(code),
    course: getCourse(code),
    comesFrom: listStepsTo(code).map(({ code: from, kind }) => ({ ...toLibraryLink(from), kind })),
    leadsTo: listStepsFrom(code).map(({ code: to, kind }) => ({ ...toLibraryLink(to), kind })),
    progression: describeProgression(code, country),
    similarCareers: listSimilarCareers(occupation, country),
    alsoCalled: findTitles(code)?.gb.slice(0, MAX_TITLES) ?? [],
    notes: listCareersNotes(country, 'each'),
    sources: listSources(pay, country),
  };
}

interface DemandComparison {
  more: Category[];
  less: Category[];
}

/**
 * Returns the categories that an occupation demands more, and those that it demands less, than most jobs. In each list,
 * those that differ most from other jobs come first.
 */
function compareDemands(code: string, demand: CareerGuide['demand']): DemandComparison {
  const sortedDemands = demand.filter(({ isEstimate }) => !isEstimate).toSorted((a, b) => b.value - a.value);
  const categoriesNamed = (as: 'more' | 'less', of: typeof sortedDemands): Category[] =>
    of
      .filter(({ category, value }) => limitDemand(code, category, value) === as)
      .slice(0, MAX_NAMED_CATEGORIES)
      .map(({ category }) => category);
  return {
    more: categoriesNamed('more', sortedDemands),
    less: categoriesNamed('less', sortedDemands.toReversed()),
  };
}

function describeDemandComparison({ more, less }: DemandComparison): string[] {
  if (more.length + less.length === 0) return [DEMAND_SENTENCES.level];
  const text = (frame: string, categories: readonly Category[]): string[] =>
    categories.length === 0 ? [] : [fillWording(frame, { nouns: joinList(categories.map(getJobNoun)) })];
  return [...text(DEMAND_SENTENCES.more, more), ...text(DEMAND_SENTENCES.less, less)];
}

/** Returns why some people may not want this work. */
function listDoubts(code: string, country: string, more: readonly Category[]): string[] {
  const reasons = more.slice(0, MAX_UNSUITED_PHRASES).map((category) => UNSUITED_PHRASES[category]);
  const parts = (share: 1 | 2): string[] =>
    DEAL_BREAKERS.filter(({ id }) => dealBreakersByCode.get(code)?.[id] === share).map(({ id }) => WORK_PART_NAMES[id]);
  const toNamedTexts = (frame: string, texts: readonly string[]): string =>
    texts.length === 0 ? '' : fillWording(frame, { parts: joinList(texts) });
  return [
    reasons.length === 0 ? '' : fillWording(DOUBT_SENTENCES.notFor, { reasons: reasons.join(', or if ') }),
    toNamedTexts(DOUBT_SENTENCES.regular, parts(2)),
    toNamedTexts(DOUBT_SENTENCES.atTimes, parts(1)),
    describeDrawback(code),
    describeSelfEmployment(code, country, new Rotation()),
  ].filter((text) => text !== '');
}

/**
 * Returns a sentence on the jobs to which an occupation leads later; an empty text if it is not true in the country.
 */
function describeProgression(code: string, country: string): string {
  const scope = findRoute(code)?.progression.scope;
  return scope && isValidIn(scope, country) ? getWorkTexts(code, country).progression : '';
}

function listSources(pay: ReportPay, country: string): string[] {
  return [
    ...(pay.kind === 'none' ? [] : [fillWording(SOURCE_USES.pay, { source: pay.source, year: String(pay.year) })]),
    ...(country === UK ? [describeWaysSource()] : []),
    SOURCE_USES.demands,
    SOURCE_USES.outlook,
    SOURCE_USES.steps,
    SOURCE_USES.titles,
    SOURCE_USES.subjects,
    ...listDetailSources(country),
  ];
}
