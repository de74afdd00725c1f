// Finds what separates the first careers of a plan for this reader, so that they can choose which to look at first.
import { occupationByCode } from '@bearings/career-data';
import { findRequiredLicence } from '@bearings/career-matching';
import type { DealBreakerId, JobConditionId, TileId, WantedChange } from '@bearings/domain';
import { isLacking, listLacking } from '../composing/job-conditions.js';
import { DEAL_BREAKERS_BY_CODE, type ReportFacts } from '../composing/report-facts.js';
import { type ChangeFact, compareWithJob } from '../composing/wanted-changes.js';
import { CHANGES_BROUGHT } from '../content/report-copy/first-choice.js';
import { choosePay, type PublishedPay } from '../pay/pay.js';
import type { Reader } from './reader.js';
import { findStart, type Start } from './start.js';
import type { PlannedCareer } from './planned-career.js';

type BroughtTopic = keyof typeof CHANGES_BROUGHT;

/** A difference between careers. It speaks for those in `near`, in the order of the plan, and against those in `far`. */
export type Difference = { near: readonly PlannedCareer[]; far: readonly PlannedCareer[] } & (
  | { on: 'condition'; things: readonly JobConditionId[] }
  | { on: 'change'; topic: BroughtTopic }
  | { on: 'refused'; things: readonly DealBreakerId[] }
  | { on: 'dislikes' | 'likes'; things: readonly TileId[] }
  /** Those in `far` ask for training, of which the longest takes `months`; those in `near` for none. */
  | { on: 'course'; months: number; isPaid: boolean | null; isMaybeNeedless: boolean }
  | { on: 'length'; months: number; longer: number }
  | { on: 'wage' | 'law' }
  /** Published yearly medians of one year. */
  | { on: 'pay'; high: number; low: number; currency: string; year: number }
);

/** A difference that says less is named only if there is no other. */
const MIN_SECOND_WEIGHT = 3;
/** Training of at least this many months is a course that separates two careers. */
const MIN_COURSE_MONTHS = 6;
/** The fewest months by which two courses differ, and the least ratio. */
const MIN_LENGTH_DIFFERENCE = 12;
const MIN_LENGTH_RATIO = 1.5;
/** The least ratio between two pays at which pay is a reason to choose, and that at which it is a strong one. */
const MIN_PAY_RATIO = 1.15;
const HIGH_PAY_RATIO = 1.4;
/** The most months of training that somebody accepts who wants little of it. */
const SHORT_TRAINING_MONTHS = 12;

/** How much each difference says to a reader; what they told us themselves comes first. */
const WEIGHTS: Readonly<Record<Difference['on'], number>> = {
  condition: 9,
  change: 8,
  refused: 7.5,
  course: 7,
  dislikes: 6.5,
  wage: 6,
  length: 5,
  pay: 4,
  likes: 3.5,
  law: 2,
};

/**
 * Returns the one or two largest differences between these careers; none if nothing separates them. The second speaks for
 * none of the careers for which the first speaks, if there is such a difference. None speaks for a career below the
 * reader's level, or one that lacks what they ask for, while another career has neither fault.
 */
export function findDifferences(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Difference[] {
  const found = [
    ...compareConditions(facts, careers),
    ...compareChanges(facts, careers, reader),
    ...compareRefused(facts, careers),
    ...compareTiles(facts, careers, 'dislikes'),
    ...compareStarts(careers, reader),
    ...comparePay(careers, reader),
    ...compareTiles(facts, careers, 'likes'),
    ...compareByLaw(careers, reader),
  ]
    .filter(
      ({ near }) => near.every((career) => isSound(career, facts)) || !careers.some((each) => isSound(each, facts)),
    )
    .toSorted((a, b) => weigh(b, facts, reader) - weigh(a, facts, reader));
  const [first] = found;
  if (first === undefined) return [];
  const others = found.slice(1).filter(({ on }) => on !== first.on);
  const second = others.find((other) => listLeaders([first, other]).length === 0) ?? others[0];
  return second === undefined || WEIGHTS[second.on] < MIN_SECOND_WEIGHT ? [first] : [first, second];
}

/** Returns whether a career is at the reader's level and is not known to lack what they ask of every job. */
const isSound = ({ code, isBelowLevel }: PlannedCareer, facts: ReportFacts): boolean =>
  !isBelowLevel && !isLacking(listLacking(code, facts));

/** Returns the careers for which all of these differences speak. */
export const listLeaders = ([first, ...others]: readonly Difference[]): PlannedCareer[] =>
  (first?.near ?? []).filter(({ code }) => others.every(({ near }) => near.some((career) => career.code === code)));

function weigh(difference: Difference, { circumstances }: ReportFacts, reader: Reader): number {
  const weight = WEIGHTS[difference.on];
  if (difference.on === 'course') return weight + (reader.willingMonths <= SHORT_TRAINING_MONTHS ? 1 : 0);
  if (difference.on !== 'pay') return weight;
  const isWanted = listWantedChanges({ circumstances }, reader).includes('pay');
  return weight + (isWanted ? 4 : 0) + (difference.high >= difference.low * HIGH_PAY_RATIO ? 2 : 0);
}

/** Returns what the reader wants to change about the job that they do now; nothing if no text may name it. */
export const listWantedChanges = (
  { circumstances }: Pick<ReportFacts, 'circumstances'>,
  { jobNow }: Reader,
): readonly WantedChange[] => (jobNow === null ? [] : (circumstances?.experience?.changes ?? []));

/** Returns careers with and without something; null if all or none have it. */
function split(
  careers: readonly PlannedCareer[],
  speaksFor: (career: PlannedCareer) => boolean,
): Pick<Difference, 'near' | 'far'> | null {
  const near = careers.filter(speaksFor);
  const far = careers.filter((career) => !near.includes(career));
  return near.length === 0 || far.length === 0 ? null : { near, far };
}

function compareConditions(facts: ReportFacts, careers: readonly PlannedCareer[]): Difference[] {
  return (facts.circumstances?.conditions ?? []).flatMap((thing): Difference[] => {
    const parts = split(careers, ({ code }) => !listLacking(code, facts).conditions.includes(thing));
    return parts === null ? [] : [{ on: 'condition', things: [thing], ...parts }];
  });
}

const isBrought = (topic: ChangeFact['topic']): topic is BroughtTopic => topic in CHANGES_BROUGHT;

function compareChanges(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Difference[] {
  // Pay is compared with its figures below.
  const changes = listWantedChanges(facts, reader).filter((change) => change !== 'pay');
  const compared = careers.map((career) => ({
    career,
    found: compareWithJob(career.code, { changes, reader, payNow: null }),
  }));
  return changes.flatMap((change): Difference[] => {
    const listThose = (isBetter: boolean) =>
      compared.filter(({ found }) =>
        found.some((fact) => fact.change === change && (fact.verdict === 'better') === isBetter),
      );
    const [better, others] = [listThose(true), listThose(false)];
    const topic = better[0]?.found.find((fact) => fact.change === change)?.topic;
    if (topic === undefined || !isBrought(topic) || others.length === 0) return [];
    return [{ on: 'change', topic, near: better.map(({ career }) => career), far: others.map(({ career }) => career) }];
  });
}

function compareRefused({ circumstances }: ReportFacts, careers: readonly PlannedCareer[]): Difference[] {
  return (circumstances?.dealBreakers ?? []).flatMap((thing): Difference[] => {
    const parts = split(careers, ({ code }) => (DEAL_BREAKERS_BY_CODE.get(code)?.[thing] ?? 0) === 0);
    return parts === null ? [] : [{ on: 'refused', things: [thing], ...parts }];
  });
}

function compareTiles(facts: ReportFacts, careers: readonly PlannedCareer[], on: 'likes' | 'dislikes'): Difference[] {
  const tilesByCode = new Map(
    facts.careers.map(({ code, likedTiles, dislikedTiles }) => [code, on === 'likes' ? likedTiles : dislikedTiles]),
  );
  if (careers.some(({ code }) => !tilesByCode.has(code))) return [];
  const tiles = [...new Set(careers.flatMap(({ code }) => tilesByCode.get(code) ?? []))];
  return tiles.flatMap((tile): Difference[] => {
    const has = ({ code }: PlannedCareer): boolean => tilesByCode.get(code)?.includes(tile) === true;
    const parts = split(careers, (career) => has(career) === (on === 'likes'));
    return parts === null ? [] : [{ on, things: [tile], ...parts }];
  });
}

interface StartedCareer {
  career: PlannedCareer;
  start: Start;
}

const isSameStart = (one: Start, other: Start): boolean =>
  one.months === other.months && one.isPaid === other.isPaid && one.isMaybeNeedless === other.isMaybeNeedless;

/** Compares how long careers ask a reader to train, and if people are paid meanwhile. */
function compareStarts(careers: readonly PlannedCareer[], reader: Reader): Difference[] {
  const started = careers.flatMap((career): StartedCareer[] => {
    const start = findStart(career, reader);
    return start === null ? [] : [{ career, start }];
  });
  const toCareers = (each: readonly StartedCareer[]): PlannedCareer[] => each.map(({ career }) => career);
  const free = started.filter(({ start }) => start.months === 0);
  const trained = started
    .filter(({ start }) => start.months >= MIN_COURSE_MONTHS)
    .toSorted((a, b) => a.start.months - b.start.months);
  const [shortest, longest] = [trained[0], trained.at(-1)];
  if (shortest === undefined || longest === undefined) return [];
  if (free.length > 0) {
    const far = trained.filter(({ start }) => isSameStart(start, longest.start));
    return [{ on: 'course', ...longest.start, near: toCareers(free), far: toCareers(far) }];
  }
  const [months, longer] = [shortest.start.months, longest.start.months];
  const isLonger = longer - months >= MIN_LENGTH_DIFFERENCE && longer >= months * MIN_LENGTH_RATIO;
  const [paid, unpaid] = [true, false].map((isPaid) => trained.filter(({ start }) => start.isPaid === isPaid));
  return [
    ...(isLonger ? [{ on: 'length' as const, months, longer, near: [shortest.career], far: [longest.career] }] : []),
    ...(paid !== undefined && unpaid !== undefined && paid.length > 0 && unpaid.length > 0
      ? [{ on: 'wage' as const, near: toCareers(paid), far: toCareers(unpaid) }]
      : []),
  ];
}

function comparePay(careers: readonly PlannedCareer[], { country }: Reader): Difference[] {
  const paid = careers
    .flatMap((career): { career: PlannedCareer; pay: PublishedPay; median: number }[] => {
      const occupation = occupationByCode(career.code);
      const pay = occupation === undefined ? null : choosePay(country, occupation);
      return pay?.kind === 'published' && pay.median !== null ? [{ career, pay, median: pay.median }] : [];
    })
    .toSorted((a, b) => b.median - a.median);
  const [best, least] = [paid[0], paid.at(-1)];
  if (best === undefined || least === undefined || best.median < least.median * MIN_PAY_RATIO) return [];
  const { currency, year, isNet } = best.pay;
  if (least.pay.year !== year || least.pay.isNet !== isNet) return [];
  return [
    { on: 'pay', high: best.median, low: least.median, currency, year, near: [best.career], far: [least.career] },
  ];
}

function compareByLaw(careers: readonly PlannedCareer[], { country }: Reader): Difference[] {
  const parts = split(careers, ({ code, isKnown }) => isKnown || findRequiredLicence(code, country) === null);
  return parts === null ? [] : [{ on: 'law', ...parts }];
}
