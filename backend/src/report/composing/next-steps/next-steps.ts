// What to do this week, in 30 days, in 90 days and in a year: by the reader's circumstances, their first three
// careers and their country. Composed at each reading, as pay is, because it depends on the country.
import { fill } from '../../../platform/text.js';
import {
  countryInSentence,
  regionOf,
  type ReportBlock,
  type TextRun,
  UK,
  US,
} from '@bearings/contracts';
import { inWordsOf } from '../../../content/countries/american-words.js';
import { OFFICIAL_TOOLS } from '../../../content/countries/official-tools.js';
import { LINKS } from '../../../content/links/links.js';
import { isMostlySelfEmployed, REGISTERS, routeOf } from '@bearings/career-data';
import * as copy from '../../../content/report-copy/plan.js';
import { labelled } from '../report-document.js';
import type { OccupationFact, ReportFacts } from '../report-facts.js';
import { withArticle } from '../../generation/writers/built-in/grammar.js';
import { PhrasePicker, type Slots } from '../phrase-picker.js';
import { linkRun, localNamesRuns, placesBlocks } from './places.js';
import { checksFor } from './checks.js';
import { type Reader, readerOf } from './reader.js';
import { slotsFor } from './slots.js';
import { isTooLong } from './wording-length.js';
import { trialOf } from './trial.js';
import { isOftenLicensed } from './us-licences.js';
import { wayInStep } from './way-in.js';

/** Careers that the steps are about. */
export const PLANNED = 3;
/** Reports for the United Kingdom hold the ways in besides, so they are the longest. */
const MAX_CHECKS = { uk: 2, us: 3, other: 3 } as const;
/** With fewer checks there is room for one more step. */
const FEW_CHECKS = 2;
/** Trials that take longer than a week, and than 30 days, by their place in the plan. */
const TAKES_LONG: readonly ReadonlySet<string>[] = [
  new Set(['month', 'longer']),
  new Set(['longer']),
];
/** Job titles to search for, as a wording names them. */
const JOB_TITLES = /"\{job\}"(?: and "\{other\}")?/;

type Career = OccupationFact & { isLong: boolean };

/** Everything that a step is made from. */
interface Plan {
  facts: ReportFacts;
  reader: Reader;
  careers: readonly Career[];
  phrases: PhrasePicker;
  slots: Slots;
}

/** Returns the steps of a report for a reader in a country, as blocks with their headings. */
export function nextStepsBlocks(facts: ReportFacts, country: string): ReportBlock[] {
  const careers = facts.careers.slice(0, PLANNED).map((fact) => ({ ...fact, isLong: fact.long }));
  const reader = readerOf(facts, country);
  const codes = careers.map(({ code }) => code);
  const plan: Plan = {
    facts,
    reader,
    careers,
    phrases: new PhrasePicker(`${facts.reportId} steps`),
    slots: slotsFor(careers, reader, PLANNED),
  };
  const { PLAN_HEADINGS: headings } = copy;
  return [
    { kind: 'paragraph', runs: [{ text: introOf(plan) }] },
    ...part(headings.week, weekOf(plan)),
    ...part(headings.month, monthOf(plan)),
    ...part(headings.quarter, quarterOf(plan)),
    ...part(headings.year, yearOf(plan)),
    ...placesBlocks(reader, codes),
  ];
}

function weekOf(plan: Plan): TextRun[][] {
  const { stage, country } = plan.reader;
  const isLocal = country !== UK && country !== US;
  // Adverts there have a local title, which we do not know.
  const searches = copy.SEARCH[stage].map((each) =>
    isLocal ? each.replace(JOB_TITLES, 'the local title for {a}') : each,
  );
  const search = step(plan, searches);
  return [
    ...trial(plan, 0),
    ...(isLocal ? [localNamesRuns(country)] : []),
    ...plain(search),
    ...plain(step(plan, copy.FIRST_TALK[stage])),
  ];
}

function monthOf(plan: Plan): TextRun[][] {
  const asked = checks(plan);
  return [
    ...plain(step(plan, copy.MEET[plan.reader.stage])),
    ...way(plan, 0),
    ...localPay(plan),
    ...asked,
    ...(asked.length < FEW_CHECKS ? plain(step(plan, copy.FIRST_HAND)) : []),
    ...trial(plan, 1),
  ];
}

function quarterOf(plan: Plan): TextRun[][] {
  const rules = registration(plan);
  return [
    ...way(plan, 1),
    ...(rules.length > 0 ? rules : plain(step(plan, copy.FIRST_YEAR))),
    ...plain(step(plan, startsAlone(plan) ? copy.DATES_ALONE : datesOf(plan))),
    ...trial(plan, 2),
  ];
}

function yearOf(plan: Plan): TextRun[][] {
  return [
    ...plain(step(plan, copy.NARROW)),
    ...way(plan, 2),
    ...plain(step(plan, copy.EVERY_QUARTER)),
    ...plain(step(plan, startsAlone(plan) ? copy.AIM_ALONE : copy.AIM[plan.reader.stage])),
    ...plain(step(plan, copy.COME_BACK)),
  ];
}

function datesOf({ reader }: Plan): readonly string[] {
  return copy.DATES[regionOf(reader.country)][reader.stage];
}

/** Whether a graduate's first career is one in which most people in the United States have no employer. */
function startsAlone({ reader, careers }: Plan): boolean {
  const [first] = careers;
  const isGraduate = reader.country === US && reader.stage === 'graduate';
  return isGraduate && first !== undefined && isMostlySelfEmployed(first.code);
}

function introOf(plan: Plan): string {
  const intro = step(plan, copy.PLAN_INTRO[plan.reader.stage]);
  const examples = plan.reader.ranked ? '' : step(plan, copy.PLAN_EXAMPLES);
  return [intro, examples].filter((text) => text !== '').join(' ');
}

/**
 * Returns one of the wordings whose slots can be filled, if there is one, preferably without study that
 * is longer than the reader wants.
 */
function step({ phrases, reader, slots }: Plan, wordings: readonly string[]): string {
  const fillable = wordings.filter((wording) =>
    [...wording.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in slots),
  );
  const short = fillable.filter((each) => !isTooLong(each, reader));
  const fitting = (short.length > 0 ? short : fillable).map((each) =>
    inWordsOf(reader.country, each),
  );
  return fitting.length === 0 ? '' : phrases.pick(fitting, slots);
}

/** Returns a step on the way in; for a country whose ways in we do not know, what to ask about it, and where. */
function way(plan: Plan, place: number): TextRun[][] {
  const { careers, reader, phrases } = plan;
  const career = careers[place];
  if (career === undefined) return [];
  const text = wayInStep(career, career.isLong, reader, phrases, place);
  if (regionOf(reader.country) !== 'other') return plain(text);
  const [link] = place === 0 ? LINKS.for(reader.country, 'advice') : [];
  if (link === undefined) return plain(text);
  return [[{ text: `${text} Start with ${link.publisher}: ` }, linkRun(link), { text: '.' }]];
}

/** Pay where the reader lives, with a place to look; the United Kingdom's is in the report by age. */
function localPay(plan: Plan): TextRun[][] {
  const region = regionOf(plan.reader.country);
  if (region === 'uk') return [];
  const tools = OFFICIAL_TOOLS[plan.reader.country];
  const said = step(plan, copy.LOCAL_PAY[region]);
  const text = tools === undefined ? said : `${said} ${fill(copy.LOCAL_PAY_IN, { ...tools })}`;
  const { country } = plan.reader;
  const [link] = region === 'us' ? LINKS.for(US, 'occupations') : LINKS.for(country, 'pay');
  if (text === '' || link === undefined) return plain(text);
  return [[{ text: `${text} Try ` }, linkRun(link), { text: '.' }]];
}

/** What the reader stated, each as something to ask. */
function checks({ facts, reader, phrases }: Plan): TextRun[][] {
  const counts = { planned: PLANNED, max: MAX_CHECKS[regionOf(reader.country)] };
  return checksFor(facts, reader, phrases, counts).flatMap(plain);
}

/** A small test of the work. Cards call it "Try it". */
function trial({ careers, reader, phrases }: Plan, place: number): TextRun[][] {
  const career = careers[place];
  if (career === undefined) return [];
  const own = trialOf(career.code, reader);
  const text = own?.text ?? phrases.pick(copy.TRIAL);
  const takesLong = own !== null && TAKES_LONG[place]?.has(own.lasts) === true;
  const lasts = takesLong ? `${copy.STARTS_NOW} ` : '';
  return [labelled(`Try out being ${withArticle(career.title)}`, [{ text: `${lasts}${text}` }])];
}

/** Returns a step on the first registration that the law asks for, with the body's address. */
function registration(plan: Plan): TextRun[][] {
  const { careers, reader, phrases } = plan;
  if (reader.country === US) {
    const licensed = careers.find(({ code }) => isOftenLicensed(code));
    if (licensed === undefined) return [];
    return plain(phrases.pick(copy.STATE_RULES, { as: withArticle(licensed.title) }));
  }
  for (const { code, title } of careers) {
    const needed = routeOf(code)?.register?.find(({ required }) => required === 'law');
    if (needed === undefined) continue;
    if (reader.country !== UK) {
      const country = countryInSentence(reader.country);
      return plain(phrases.pick(copy.REGISTRATION_ABROAD, { as: withArticle(title), country }));
    }
    const [link] = LINKS.ofBody(needed.body);
    const name = link?.publisher ?? REGISTERS[needed.body].name;
    const body = /^(?:[A-Z]{3,}|Social|GOV|[a-z])/.test(name) ? name : `the ${name}`;
    const text = phrases.pick(copy.REGISTRATION, { as: withArticle(title), body });
    if (link === undefined) return [[{ text }]];
    return [[{ text: `${text} Its site is ` }, linkRun(link), { text: '.' }]];
  }
  return [];
}

function plain(text: string): TextRun[][] {
  return text === '' ? [] : [[{ text }]];
}

function part(text: string, items: TextRun[][]): ReportBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'list', items },
      ];
}
