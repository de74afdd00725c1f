// Composes a career's page in the careers library, from the facts and sentences of reports, for any reader.
import {
  askedFor,
  CIRCUMSTANCE_ROWS,
  DESCRIPTIONS,
  holdsIn,
  type Occupation,
  otherTitlesOf,
  routeOf,
  stepsFrom,
  stepsTo,
  workTextsOf,
} from '@bearings/career-data';
import {
  type CareerGuide,
  type Category,
  DEAL_BREAKERS,
  type ReportPay,
  UK,
  US,
} from '@bearings/contracts';
import { jobNounOf } from '../composing/category-ranking.js';
import { careersNotes, detailSources } from '../composing/career-details.js';
import { careerPage } from '../composing/career-page.js';
import { outlookText, payView, preparationText } from '../composing/career-view.js';
import { payOf, selfEmploymentOf } from '../composing/compose-career.js';
import { detailsInReport } from '../composing/linked-details.js';
import { Rotation } from '../composing/rotation.js';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import {
  DEMAND_SENTENCES,
  DOUBT_SENTENCES,
  NOT_FOR,
  PARTS_OF_WORK,
  SOURCE_USES,
} from '../content/report-copy/library.js';
import type { Reader } from '../guidance/reader.js';
import { factsOf } from '../selections/career-rows.js';
import { fill } from '../text.js';
import { listed } from '../writers/built-in/grammar.js';
import { courseOf, linkTo, occupationBySlug, subjectsOf, waysSource } from './library.js';
import { twinsOf } from './twins.js';

/** Maximum number of categories in a sentence; the clearest differences come first. */
const MOST_NAMED = 3;
const MOST_NOT_FOR = 2;
const MOST_SKILLS = 6;
const MOST_TITLES = 12;
const dealBreakersOf = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** Returns a reader of whom only the country is known. */
const anybodyIn = (country: string): Reader => ({
  country,
  stage: 'unknown',
  level: null,
  subjects: [],
  training: null,
  willingMonths: Infinity,
  refused: [],
  ranked: false,
  stated: { inMind: [], training: [] },
});

/** Returns the data of a career's page in the library by its slug; null for an unknown one. */
export function careerGuide(slug: string, country: string): CareerGuide | null {
  const occupation = occupationBySlug(slug);
  return occupation === undefined ? null : guideOf(occupation, country);
}

function guideOf(occupation: Occupation, country: string): CareerGuide {
  const { code } = occupation;
  const reader = anybodyIn(country);
  const { what, day, thrives, tasks } = workTextsOf(code, country);
  const page = careerPage(occupation, reader);
  const pay = payView(payOf(code, country));
  const asked = compareDemands(code, page.demand);
  return {
    ...linkTo(code),
    country,
    description: {
      what,
      day,
      thrives,
      entry: country === UK ? (DESCRIPTIONS[code]?.entry ?? '') : '',
    },
    tasks: [...tasks],
    asks: asksTexts(asked),
    doubts: doubtsOf(code, country, asked.more),
    preparation: country === US ? preparationText(occupation) : '',
    details: detailsInReport({ code }, reader, Infinity).filter(({ id }) => id !== 'tasks'),
    ...page,
    skills: occupation.topSkills.slice(0, MOST_SKILLS),
    knowledge: occupation.knowledge.slice(0, MOST_SKILLS),
    // The source's software lists are of little use for most occupations.
    tools: [],
    pay,
    outlook: outlookText(occupation),
    wayIn: factsOf(code, UK).wayIn,
    growth: factsOf(code, country).growth,
    subjects: subjectsOf(code),
    course: courseOf(code),
    comesFrom: stepsTo(code).map(({ code: from, kind }) => ({ ...linkTo(from), kind })),
    leadsTo: stepsFrom(code).map(({ code: to, kind }) => ({ ...linkTo(to), kind })),
    progression: progressionOf(code, country),
    twins: twinsOf(occupation, country),
    alsoCalled: otherTitlesOf(code)?.gb.slice(0, MOST_TITLES) ?? [],
    notes: careersNotes(country),
    sources: sourcesOf(pay, country),
  };
}

interface DemandComparison {
  more: Category[];
  less: Category[];
}

/**
 * Returns the categories that an occupation demands more, and those that it demands less, than most
 * jobs. The clearest differences come first.
 */
function compareDemands(code: string, demand: CareerGuide['demand']): DemandComparison {
  const sorted = demand
    .filter(({ isEstimate }) => !isEstimate)
    .toSorted((a, b) => b.value - a.value);
  const named = (as: 'more' | 'less', of: typeof sorted): Category[] =>
    of
      .filter(({ category, value }) => askedFor(code, category, value) === as)
      .slice(0, MOST_NAMED)
      .map(({ category }) => category);
  return { more: named('more', sorted), less: named('less', sorted.toReversed()) };
}

function asksTexts({ more, less }: DemandComparison): string[] {
  if (more.length + less.length === 0) return [DEMAND_SENTENCES.level];
  const text = (frame: string, categories: readonly Category[]): string[] =>
    categories.length === 0 ? [] : [fill(frame, { nouns: listed(categories.map(jobNounOf)) })];
  return [...text(DEMAND_SENTENCES.more, more), ...text(DEMAND_SENTENCES.less, less)];
}

/** Returns why some people may not want this work. */
function doubtsOf(code: string, country: string, more: readonly Category[]): string[] {
  const reasons = more.slice(0, MOST_NOT_FOR).map((category) => NOT_FOR[category]);
  const parts = (share: 1 | 2): string[] =>
    DEAL_BREAKERS.filter(({ id }) => dealBreakersOf.get(code)?.[id] === share).map(
      ({ id }) => PARTS_OF_WORK[id],
    );
  const named = (frame: string, texts: readonly string[]): string =>
    texts.length === 0 ? '' : fill(frame, { parts: listed(texts) });
  return [
    reasons.length === 0 ? '' : fill(DOUBT_SENTENCES.notFor, { reasons: reasons.join(', or if ') }),
    named(DOUBT_SENTENCES.regular, parts(2)),
    named(DOUBT_SENTENCES.atTimes, parts(1)),
    WORK_DRAWBACKS[code] ?? '',
    selfEmploymentOf(code, country, new Rotation()),
  ].filter((text) => text !== '');
}

/** Returns a sentence on later jobs, if it is true in the country; otherwise an empty text. */
function progressionOf(code: string, country: string): string {
  const scope = routeOf(code)?.progression.scope;
  return scope && holdsIn(scope, country) ? workTextsOf(code, country).progression : '';
}

function sourcesOf(pay: ReportPay, country: string): string[] {
  return [
    ...(pay.kind === 'none'
      ? []
      : [fill(SOURCE_USES.pay, { source: pay.source, year: String(pay.year) })]),
    ...(country === UK ? [waysSource()] : []),
    SOURCE_USES.demands,
    SOURCE_USES.outlook,
    SOURCE_USES.steps,
    SOURCE_USES.titles,
    SOURCE_USES.subjects,
    ...detailSources(country),
  ];
}
