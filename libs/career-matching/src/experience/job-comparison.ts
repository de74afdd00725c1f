// Compares an occupation with a person's present job in what they want to change; see "What you've done" in
// docs/method.md. Both the choice of careers and the words of a report read it.
import type { Circumstances, PayNow } from '@bearings/contracts';
import {
  CIRCUMSTANCE_ROWS,
  estimateRise,
  findPublishedMedian,
  getHomeWorkShare,
  getUsSelfEmployed,
  getWorkingLife,
  isOldBesideNow,
  limitDemand,
  type Occupation,
  occupationByCode,
  OFTEN_SELF_EMPLOYED,
} from '@bearings/career-data';
import { type Category, type DealBreakerId, type PayPeriod, UK, US, type WantedChange } from '@bearings/domain';

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
/** Relative differences of pay below this are within what full-time hours, the year of a figure or an estimate can explain. */
export const MIN_PAY_DIFFERENCE = 0.05;
/** A projected fall of US jobs from this many per cent is a doubt. */
const MIN_FALL_PCT = 2;
const REGULARLY = 2;

const HUNDREDTHS = 100;
/** A full-time year has 52 weeks of 37.5 paid hours, which is close to what the published figures cover. */
const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = { year: 1, month: 12, hour: 52 * 37.5 };

const conditionsByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** What exactly is compared: of hours the shifts or the paid hours, of security the employer or the outlook. */
export type ChangeTopic =
  | 'pressure'
  | 'shifts'
  | 'hours'
  | 'people'
  | 'place'
  | 'security'
  | 'outlook'
  | 'meaning'
  | 'pay';

/** How an occupation compares with the person's present job in something that they want to change. */
export interface JobComparison {
  change: WantedChange;
  topic: ChangeTopic;
  /** `same` and `alone`: no better than in the person's job, or bad in itself if that job is unknown. */
  verdict: 'better' | 'worse' | 'same' | 'alone';
  /** How much better it is than in the person's job, in units of the topic; below zero if worse, 0 if that is unknown. */
  gain: number;
  /**
   * What is compared: hours a week, shares of work from 0 to 1 that can be done from home, the percentage of US jobs that
   * are expected to go (`here`), or pay for a year. 0 for other topics.
   */
  here: number;
  own: number;
  /** The year of a pay figure beside what the person earns now, if it is so old that it is shown; null otherwise. */
  oldYear: number | null;
}

/** What a comparison depends on beside the occupation. */
export interface ComparisonContext {
  changes: readonly WantedChange[];
  /** Code of the present job; null if it is unknown. */
  job: string | null;
  country: string;
  /** The person's yearly pay in the currency of the country; null if it is unknown. */
  payNow: number | null;
}

type Comparison = Omit<JobComparison, 'change'>;

/** Returns pay for any period as whole units of the currency for a full-time year. */
export const toYearlyPay = ({ hundredths, period }: PayNow): number =>
  Math.round((hundredths / HUNDREDTHS) * PERIODS_PER_YEAR[period]);

/** Returns what a person wants to change, with the present job and pay that it is compared with. */
export function readWantedChanges(circumstances: Circumstances | undefined, country: string): ComparisonContext {
  const { changes = [], jobs = [], payNow } = circumstances?.experience ?? {};
  return {
    changes,
    job: jobs.find(({ isCurrent }) => isCurrent)?.occupation ?? null,
    country,
    payNow: payNow === undefined ? null : toYearlyPay(payNow),
  };
}

/** Returns how an occupation compares in each wanted change; nothing where the facts are missing or close. */
export function compareWithPresentJob(
  code: string,
  { changes, job, country, payNow }: ComparisonContext,
): JobComparison[] {
  const here = occupationByCode(code);
  if (here === undefined) return [];
  const own = occupationByCode(job ?? '') ?? null;
  return changes.flatMap((change): JobComparison[] => {
    const found = compare(change, here, own, country, payNow);
    return found === null ? [] : [{ change, ...found }];
  });
}

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

const NO_AMOUNTS = { here: 0, own: 0, oldYear: null };

/** Returns two jobs' demands in a category; null if one is unknown. */
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
  const demands = findDemands('burnout', here, own);
  if (demands === null) {
    const demand = here.demand.burnout;
    if (demand === null || limitDemand(here.code, 'burnout', demand) !== 'more') return null;
    return { topic, verdict: 'alone', gain: 0, ...NO_AMOUNTS };
  }
  const gain = demands.own - demands.here;
  if (gain <= -MIN_DEMAND_DIFFERENCE) return { topic, verdict: 'worse', gain, ...NO_AMOUNTS };
  if (gain < MIN_DEMAND_DIFFERENCE) return { topic, verdict: 'same', gain, ...NO_AMOUNTS };
  return gain >= MIN_PRAISED_DIFFERENCE ? { topic, verdict: 'better', gain, ...NO_AMOUNTS } : null;
}

function compareCondition(
  topic: 'shifts' | 'people',
  condition: DealBreakerId,
  { code }: Occupation,
  own: Occupation | null,
): Comparison | null {
  const getShare = (each: string): number => conditionsByCode.get(each)?.[condition] ?? 0;
  const here = getShare(code);
  if (own === null) return here === REGULARLY ? { topic, verdict: 'alone', gain: 0, ...NO_AMOUNTS } : null;
  const now = getShare(own.code);
  const gain = now - here;
  if (here > now) return { topic, verdict: 'worse', gain, ...NO_AMOUNTS };
  if (here === REGULARLY) return { topic, verdict: 'same', gain, ...NO_AMOUNTS };
  return now === REGULARLY ? { topic, verdict: 'better', gain, ...NO_AMOUNTS } : null;
}

function compareHours(here: Occupation, own: Occupation | null): Comparison | null {
  const [a, b] = [getWorkingLife(here.code)?.fullTimeHours, own && getWorkingLife(own.code)?.fullTimeHours];
  if (typeof a !== 'number' || typeof b !== 'number' || Math.abs(a - b) < MIN_HOURS_DIFFERENCE) return null;
  return { topic: 'hours', verdict: a > b ? 'worse' : 'better', gain: b - a, here: a, own: b, oldYear: null };
}

function comparePlace(here: Occupation, own: Occupation | null): Comparison | null {
  const [a, b] = [getHomeWorkShare(here), own && getHomeWorkShare(own)];
  if (a === null || b === null || Math.abs(a - b) < MIN_HOME_DIFFERENCE) return null;
  return { topic: 'place', verdict: a > b ? 'better' : 'worse', gain: a - b, here: a, own: b, oldYear: null };
}

function compareSecurity(here: Occupation, own: Occupation | null, country: string): Comparison | null {
  const isOften = ({ code }: Occupation): boolean =>
    country === US ? getUsSelfEmployed(code) !== null : country === UK && OFTEN_SELF_EMPLOYED[code] !== undefined;
  if (isOften(here)) return { topic: 'security', verdict: 'worse', gain: -1, ...NO_AMOUNTS };
  const fall = -(here.usGrowthPct ?? 0);
  if ((country === US || country === UK) && fall >= MIN_FALL_PCT) {
    return { topic: 'outlook', verdict: 'worse', gain: -fall, here: fall, own: 0, oldYear: null };
  }
  return own !== null && isOften(own) ? { topic: 'security', verdict: 'better', gain: 1, ...NO_AMOUNTS } : null;
}

/** Helping more people directly may give work more meaning. Helping fewer takes none away, so nothing is worse. */
function compareMeaning(here: Occupation, own: Occupation | null): Comparison | null {
  const demands = findDemands('helping', here, own);
  if (demands === null || demands.here - demands.own < MIN_MEANING_DIFFERENCE) return null;
  // What may not be called high of a job by itself is not compared.
  if (limitDemand(here.code, 'helping', 100) === null) return null;
  return { topic: 'meaning', verdict: 'better', gain: demands.here - demands.own, ...NO_AMOUNTS };
}

function comparePay(
  here: Occupation,
  own: Occupation | null,
  country: string,
  payNow: number | null,
): Comparison | null {
  const pay = findPublishedMedian(country, here);
  const jobPay = own === null ? null : findPublishedMedian(country, own);
  if (pay === null || (payNow !== null && pay.isNet)) return null;
  const now = payNow ?? (jobPay?.isExact ? jobPay.amount : null);
  if (now === null) return null;
  const gain = pay.amount / now - 1;
  const isOld = payNow !== null && isOldBesideNow(pay.year);
  // Beside what somebody earns now, pay of an old figure is less only if it still is after what it may have risen since.
  const risen = isOld ? (1 + gain) * (1 + estimateRise(pay.year)) - 1 : gain;
  const verdict = gain >= MIN_PAY_DIFFERENCE ? 'better' : risen <= -MIN_PAY_DIFFERENCE ? 'worse' : 'same';
  // A median that is only known to be at least an amount says nothing if that amount is no better.
  if (verdict !== 'better' && !pay.isExact) return null;
  const oldYear = isOld ? pay.year : null;
  return { topic: 'pay', verdict, gain: verdict === 'worse' ? risen : gain, here: pay.amount, own: now, oldYear };
}
