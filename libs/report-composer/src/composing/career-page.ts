// Composes the data of a career's page: demands, steps of each entry route, work setting, and links
// to searches for the job.
import {
  CATEGORIES,
  type Category,
  DEAL_BREAKERS,
  QUESTIONS,
  type ReportCareer,
  UK,
} from '@bearings/contracts';
import {
  CIRCUMSTANCE_ROWS,
  FILLED_DEMAND,
  occupationByCode,
  OPENING_LABELS,
  REGISTERS,
  type Route,
  routeOf,
  workingLifeOf,
} from '@bearings/career-data';
import { LINKS } from '../content/links/links.js';
import {
  ANSWER_SENTENCES,
  EXPERIENCE_FIRST,
  SCHOOL_FIRST,
  SETTING_TEXTS,
} from '../content/report-copy/career-page.js';
import type { Reader } from '../guidance/reader.js';
import { isTooLong, monthsFor } from '../guidance/training-length.js';
import { type NamedWay, waysNamed } from '../guidance/ways.js';
import { HIGH_FROM, LOW_BELOW } from './category-ranking.js';
import type { CategoryFact, OccupationFact } from './report-facts.js';

type Page = Pick<ReportCareer, 'demand' | 'routes' | 'setting' | 'links'>;

const MAX_ROUTES = 2;
const MAX_SETTING = 6;
const MAX_LINKS = 3;
/** The page mentions working from home from this share of work that can be done there. */
const FROM_HOME = 0.6;
/** UK qualification level of A levels. Readers below it have to finish school before a degree. */
const A_LEVEL = 3;
const SCHOOL_MONTHS = 24;
const DEAL_BREAKERS_OF = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** Returns the data of an occupation's page for a reader. */
export function careerPage(
  { code, title }: Pick<OccupationFact, 'code' | 'title'>,
  reader: Reader,
): Page {
  const route = reader.country === UK ? routeOf(code) : null;
  return {
    demand: demandOf(code),
    routes: route === null ? [] : routesOf(route, reader),
    setting: settingOf(code, route).slice(0, MAX_SETTING),
    links: LINKS.searches(reader.country, title.replace(/ \(.*\)$/, '')).slice(0, MAX_LINKS),
  };
}

function demandOf(code: string): Page['demand'] {
  const asked = occupationByCode(code)?.demand;
  return CATEGORIES.flatMap((category) => {
    const known = asked?.[category] ?? null;
    const value = known ?? FILLED_DEMAND[code]?.[category];
    return value === undefined
      ? []
      : [{ category, value: Math.round(value), isEstimate: known === null }];
  });
}

function routesOf(route: Route, reader: Reader): Page['routes'] {
  return waysNamed(route, reader, MAX_ROUTES).map((way) => ({
    name: OPENING_LABELS[way.kind],
    stations: [
      ...schoolFirst(way, route, reader),
      ...experienceFirst(route),
      stationOf(way, reader),
    ],
    isLong: isTooLong(way.training, reader),
    text: way.text,
  }));
}

function stationOf(way: NamedWay, reader: Reader): Page['routes'][number]['stations'][number] {
  const months = monthsFor(way.training, reader);
  return { title: OPENING_LABELS[way.kind], months: months > 0 ? months : null, paid: way.paid };
}

/**
 * Returns finishing school as the first step before a degree, for a reader below the level of A
 * levels; otherwise an empty list.
 */
function schoolFirst(
  { kind }: NamedWay,
  { level }: Route,
  { level: own }: Reader,
): Page['routes'][number]['stations'] {
  if (kind !== 'degree' || own === null || own >= A_LEVEL || level < A_LEVEL) return [];
  return [{ title: SCHOOL_FIRST, months: SCHOOL_MONTHS, paid: false }];
}

function experienceFirst({ experience }: Route): Page['routes'][number]['stations'] {
  return experience === undefined
    ? []
    : [{ title: EXPERIENCE_FIRST, months: experience[0] * 12, paid: true }];
}

/** Returns the work setting: hours, legal requirements and surroundings. The most informative entries come first. */
function settingOf(code: string, route: Route | null): Page['setting'] {
  const life = route === null ? null : workingLifeOf(code);
  const shares = DEAL_BREAKERS_OF.get(code) ?? {};
  const parts = DEAL_BREAKERS.flatMap(({ id }) => {
    const setting = SETTING_TEXTS.parts[id];
    const share = shares[id];
    return setting && share ? [{ ...setting, share }] : [];
  }).toSorted((a, b) => b.share - a.share);
  const remote = occupationByCode(code)?.remoteIndex ?? 0;
  const law = (route?.register ?? []).find(({ required }) => required === 'law');
  return [
    ...(life?.fullTimeHours ? [SETTING_TEXTS.hours(life.fullTimeHours)] : []),
    ...(life?.partTimePct ? [SETTING_TEXTS.partTime(life.partTimePct)] : []),
    ...(law ? [{ ...SETTING_TEXTS.register, note: REGISTERS[law.body].nations }] : []),
    ...parts.map(({ sign, text, share }) => ({ sign, text, note: SETTING_TEXTS.shares[share] })),
    ...(remote >= FROM_HOME ? [SETTING_TEXTS.home] : []),
    ...(route?.asksFor?.includes('record') ? [SETTING_TEXTS.record] : []),
  ];
}

/** Quotes the reader's answers. Each statement is quoted once before any is repeated. */
export class Quotes {
  readonly #used = new Map<string, number>();

  constructor(private readonly categories: readonly CategoryFact[]) {}

  /** Returns the clearest answer behind a category's score; null if none is clear. */
  of(category: Category | null): ReportCareer['quote'] {
    const fact = this.categories.find((each) => each.category === category);
    if (fact === undefined || (fact.score < HIGH_FROM && fact.score >= LOW_BELOW)) return null;
    const isHigh = fact.score >= HIGH_FROM;
    const [best] = QUESTIONS.filter((each) => each.category === category)
      .map(({ text, reverse }, index) => {
        const keyed = fact.keyed[index] ?? 3;
        return { text, raw: reverse ? 6 - keyed : keyed, clear: isHigh ? keyed - 3 : 3 - keyed };
      })
      .filter(({ clear }) => clear > 0)
      .toSorted((a, b) => this.#count(a.text) - this.#count(b.text) || b.clear - a.clear);
    const answer = best && ANSWER_SENTENCES[best.raw];
    if (!answer) return null;
    this.#used.set(best.text, this.#count(best.text) + 1);
    return { statement: best.text, answer };
  }

  #count(text: string): number {
    return this.#used.get(text) ?? 0;
  }
}
