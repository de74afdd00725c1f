// Compares a career with the reader's present job in what they want to change about their work.
import {
  CIRCUMSTANCE_ROWS,
  getUsSelfEmployed,
  getWorkingLife,
  limitDemand,
  type Occupation,
  occupationByCode,
  OFTEN_SELF_EMPLOYED,
} from '@bearings/career-data';
import { capitalise, type Category, type DealBreakerId, UK, US, type WantedChange } from '@bearings/domain';
import { CHANGE_TEXTS, HOME_SHARES, PAY_COMPARED } from '../content/report-copy/wanted-changes.js';
import { GROWTH_YEARS } from '../content/report-copy/career-table.js';
import type { Reader } from '../guidance/reader.js';
import { formatMoney, roundToHundreds } from '../pay/money.js';
import { choosePay, type PublishedPay } from '../pay/pay.js';
import { estimateRise, isOldBesideNow } from '../pay/rise.js';
import { fillWording } from '../text.js';
import { getHomeWorkShare } from './report-facts.js';

/** Minimum difference between the demands of two jobs, in points, at which one has clearly more. */
const MIN_DEMAND_DIFFERENCE = 10;
/** The same for what a better career is praised for. */
const MIN_PRAISED_DIFFERENCE = 15;
/** Minimum difference between two jobs in care for others, in points, for it to say something on meaning. */
const MIN_MEANING_DIFFERENCE = 25;
/** Minimum difference between full-time hours a week. */
const MIN_HOURS_DIFFERENCE = 2;
/** Minimum difference between the shares of work that can be done from home, from 0 to 1. */
const MIN_HOME_DIFFERENCE = 0.3;
/** Minimum relative difference between two pays. */
const MIN_PAY_DIFFERENCE = 0.05;
/** A projected fall of US jobs from this many per cent is a doubt. */
const MIN_FALL_PCT = 2;
const REGULARLY = 2;

const conditionsByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

type ChangeTopic = keyof typeof CHANGE_TEXTS;

/** A fact of a career on what the reader wants to change. */
export interface ChangeFact {
  change: WantedChange;
  topic: ChangeTopic;
  /** `same` and `alone`: no better than in the reader's job, or bad in itself if that job is unknown. */
  verdict: 'better' | 'worse' | 'same' | 'alone';
  /** How much better it is than in the reader's job, in units of the topic; below zero if worse, 0 if that is unknown. */
  gain: number;
  values: Readonly<Record<string, string>>;
}

/** What a comparison depends on beside the career. */
export interface ChangeContext {
  changes: readonly WantedChange[];
  reader: Pick<Reader, 'country' | 'jobNow'>;
  /** The reader's yearly pay in the currency of the country; null if it may not be said or is unknown. */
  payNow: number | null;
}

/** Returns what a career has of each change that the reader wants; nothing where the facts are missing or close. */
export function compareWithJob(code: string, { changes, reader, payNow }: ChangeContext): ChangeFact[] {
  const here = occupationByCode(code);
  if (here === undefined) return [];
  const own = occupationByCode(reader.jobNow?.code ?? '') ?? null;
  return changes.flatMap((change): ChangeFact[] => {
    const found = compare(change, here, own, reader.country, payNow);
    if (found === null) return [];
    const isBesideNow = found.topic === 'pay' && payNow !== null;
    return [{ change, ...(isBesideNow ? allowRise(found, here, reader.country) : found) }];
  });
}

/** Returns how a career's pay compares with what the reader earns now if pay may have risen since its figure. */
function allowRise(found: Comparison, here: Occupation, country: string): Comparison {
  const pay = choosePay(country, here);
  if (pay.kind !== 'published') return found;
  const isStillWorse = (1 + found.gain) * (1 + estimateRise(pay.year)) <= 1 - MIN_PAY_DIFFERENCE;
  const verdict = found.verdict === 'worse' && !isStillWorse ? 'same' : found.verdict;
  if (!isOldBesideNow(pay.year)) return { ...found, verdict };
  return { ...found, verdict, values: { ...found.values, here: `${found.values.here} (${pay.year})` } };
}

type Comparison = Omit<ChangeFact, 'change'>;

function compare(
  change: WantedChange,
  here: Occupation,
  own: Occupation | null,
  country: string,
  payNow: number | null,
): Comparison | null {
  switch (change) {
    case 'pressure':
      return comparePressure(here, own);
    case 'hours':
      return compareCondition('shifts', 'shifts', here, own) ?? (country === UK ? compareHours(here, own) : null);
    case 'people':
      return compareCondition('people', 'conflict', here, own);
    case 'place':
      return comparePlace(here, own);
    case 'security':
      return compareSecurity(here, own, country);
    case 'meaning':
      return compareMeaning(here, own);
    case 'pay':
      return comparePay(here, own, country, payNow);
  }
}

/** Returns two jobs' demands in a category; null if one is unknown, or a text may not call the first one high or low. */
function findDemands(
  category: Category,
  here: Occupation,
  own: Occupation | null,
): { here: number; own: number } | null {
  const [a, b] = [here.demand[category], own?.demand[category] ?? null];
  return a === null || b === null ? null : { here: Math.round(a), own: Math.round(b) };
}

function comparePressure(here: Occupation, own: Occupation | null): Comparison | null {
  const topic = 'pressure';
  const values = {};
  const demands = findDemands('burnout', here, own);
  if (demands === null) {
    const demand = here.demand.burnout;
    if (demand === null || limitDemand(here.code, 'burnout', demand) !== 'more') return null;
    return { topic, verdict: 'alone', gain: 0, values };
  }
  const gain = demands.own - demands.here;
  if (gain <= -MIN_DEMAND_DIFFERENCE) return { topic, verdict: 'worse', gain, values };
  if (gain < MIN_DEMAND_DIFFERENCE) return { topic, verdict: 'same', gain, values };
  return gain >= MIN_PRAISED_DIFFERENCE ? { topic, verdict: 'better', gain, values } : null;
}

function compareCondition(
  topic: 'shifts' | 'people',
  condition: DealBreakerId,
  { code }: Occupation,
  own: Occupation | null,
): Comparison | null {
  const getShare = (each: string): number => conditionsByCode.get(each)?.[condition] ?? 0;
  const here = getShare(code);
  const values = {};
  if (own === null) return here === REGULARLY ? { topic, verdict: 'alone', gain: 0, values } : null;
  const now = getShare(own.code);
  const gain = now - here;
  if (here > now) return { topic, verdict: 'worse', gain, values };
  if (here === REGULARLY) return { topic, verdict: 'same', gain, values };
  return now === REGULARLY ? { topic, verdict: 'better', gain, values } : null;
}

function compareHours(here: Occupation, own: Occupation | null): Comparison | null {
  const [a, b] = [getWorkingLife(here.code)?.fullTimeHours, own && getWorkingLife(own.code)?.fullTimeHours];
  if (typeof a !== 'number' || typeof b !== 'number' || Math.abs(a - b) < MIN_HOURS_DIFFERENCE) return null;
  return {
    topic: 'hours',
    verdict: a > b ? 'worse' : 'better',
    gain: b - a,
    values: { here: String(a), own: String(b) },
  };
}

function comparePlace(here: Occupation, own: Occupation | null): Comparison | null {
  const [a, b] = [getHomeWorkShare(here), own && getHomeWorkShare(own)];
  if (a === null || b === null || Math.abs(a - b) < MIN_HOME_DIFFERENCE) return null;
  const [shareHere, shareOwn] = [a, b].map((share) => {
    const percent = Math.round(share * 20) * 5;
    return percent === 0 ? HOME_SHARES.few : fillWording(HOME_SHARES.some, { percent: String(percent) });
  });
  return {
    topic: 'place',
    verdict: a > b ? 'better' : 'worse',
    gain: a - b,
    values: { here: shareHere ?? '', Here: capitalise(shareHere ?? ''), own: shareOwn ?? '' },
  };
}

function compareSecurity(here: Occupation, own: Occupation | null, country: string): Comparison | null {
  const isOften = ({ code }: Occupation): boolean =>
    country === US ? getUsSelfEmployed(code) !== null : country === UK && OFTEN_SELF_EMPLOYED[code] !== undefined;
  if (isOften(here)) return { topic: 'security', verdict: 'worse', gain: -1, values: {} };
  const fall = -(here.usGrowthPct ?? 0);
  if ((country === US || country === UK) && fall >= MIN_FALL_PCT) {
    return {
      topic: 'outlook',
      verdict: 'worse',
      gain: -fall,
      values: { here: String(fall), year: String(GROWTH_YEARS.to) },
    };
  }
  return own !== null && isOften(own) ? { topic: 'security', verdict: 'better', gain: 1, values: {} } : null;
}

/** Helping more people directly may give work more meaning. Helping fewer takes none away, so nothing is worse. */
function compareMeaning(here: Occupation, own: Occupation | null): Comparison | null {
  const demands = findDemands('helping', here, own);
  if (demands === null || demands.here - demands.own < MIN_MEANING_DIFFERENCE) return null;
  // What may not be called high of a job by itself is not compared.
  if (limitDemand(here.code, 'helping', 100) === null) return null;
  return { topic: 'meaning', verdict: 'better', gain: demands.here - demands.own, values: {} };
}

function comparePay(
  here: Occupation,
  own: Occupation | null,
  country: string,
  payNow: number | null,
): Comparison | null {
  const pay = findMedian(here, country);
  const jobPay = own === null ? null : findMedian(own, country);
  if (pay === null || (payNow !== null && pay.isNet)) return null;
  const now = payNow ?? (jobPay?.isExact ? jobPay.median : null);
  if (now === null) return null;
  const money = (amount: number): string => formatMoney(roundToHundreds(amount), pay.currency);
  const whose = payNow === null ? PAY_COMPARED.job : PAY_COMPARED.own;
  const values = { here: money(pay.median), own: money(now), whose, Whose: capitalise(whose) };
  const gain = pay.median / now - 1;
  const verdict = gain >= MIN_PAY_DIFFERENCE ? 'better' : gain <= -MIN_PAY_DIFFERENCE ? 'worse' : 'same';
  // A median that is only known to be at least an amount says nothing if that amount is no better.
  return verdict === 'better' || pay.isExact ? { topic: 'pay', verdict, gain, values } : null;
}

/** Returns the published median, or what it is at least (`isExact` is false); null if neither is published. */
function findMedian(
  occupation: Occupation,
  country: string,
): (Pick<PublishedPay, 'currency' | 'isNet'> & { median: number; isExact: boolean }) | null {
  const pay = choosePay(country, occupation);
  if (pay.kind !== 'published') return null;
  const { currency, isNet } = pay;
  const median = pay.median ?? pay.atLeast;
  return median === null ? null : { currency, isNet, median, isExact: pay.median !== null };
}

/** The wanted changes that a career's reason and doubt state, as sentences. */
export interface ChangeCase {
  better: readonly string[];
  /** Each fact with what to ask, for a change that the career does not bring. */
  worse: readonly { fact: string; check: string; topic: ChangeTopic }[];
}

/** A change is a reason for this many careers of a list at most. */
const MAX_CAREERS_WITH_SAME_CHANGE = 2;

/**
 * Returns for each career what the reader's wanted changes say for and against it. What is worse than now is always said;
 * what is better is a reason for two careers at most, first of all for those whose other reason is weak. About as much
 * pressure or pay is counted once, where the report compares all careers with the job now.
 * @param careers best first; `isWeak` is true if the career's other reason is an answer to a statement, or none
 */
export function composeChangeCases(
  careers: readonly { code: string; isWeak: boolean }[],
  context: ChangeContext,
): ReadonlyMap<string, ChangeCase> {
  const facts = careers.map(({ code, isWeak }) => ({ code, isWeak, facts: compareWithJob(code, context) }));
  const praised = new Map<string, ChangeFact[]>();
  for (const change of context.changes) {
    const chosen = facts
      .filter((each) => each.facts.some((fact) => fact.change === change && fact.verdict === 'better'))
      .toSorted((a, b) => Number(b.isWeak) - Number(a.isWeak))
      .slice(0, MAX_CAREERS_WITH_SAME_CHANGE);
    for (const { code, facts: own } of chosen) {
      const found = own.filter((fact) => fact.change === change);
      praised.set(code, [...(praised.get(code) ?? []), ...found]);
    }
  }
  const uses = new Map<readonly string[], number>();
  const next = (texts: readonly string[]): string => {
    const used = uses.get(texts) ?? 0;
    uses.set(texts, used + 1);
    return texts[used % texts.length] ?? '';
  };
  return new Map(
    facts.map(({ code, facts: own }): [string, ChangeCase] => [
      code,
      {
        better: (praised.get(code) ?? []).map(({ topic, values }) =>
          fillWording(next(CHANGE_TEXTS[topic].better), values),
        ),
        worse: own
          .filter(({ topic, verdict }) => verdict !== 'better' && listTexts(topic, verdict).length > 0)
          .map(({ topic, verdict, values }) => ({
            topic,
            fact: fillWording(next(listTexts(topic, verdict)), values),
            check: next(CHANGE_TEXTS[topic].check),
          })),
      },
    ]),
  );
}

function listTexts(topic: ChangeTopic, verdict: ChangeFact['verdict']): readonly string[] {
  const texts: Partial<Record<ChangeFact['verdict'], readonly string[]>> = CHANGE_TEXTS[topic];
  return texts[verdict] ?? [];
}
