// Compares the careers of a report with the reader's present job, for those who ask if a change is worth it.
import { isPromotion, lacksLicence, SKILLED_YEARS } from '@bearings/career-matching';
import type { ReportCareer } from '@bearings/contracts';
import { getUsApprenticeship, isOldBesideNow, occupationByCode } from '@bearings/career-data';
import { type Stage, UK, US, type WantedChange } from '@bearings/domain';
import { findCareerTraining } from '../guidance/career-training.js';
import { isEntryByTraining } from '../guidance/entry.js';
import type { Reader } from '../guidance/reader.js';
import { listOwnTitles } from '../guidance/search-titles.js';
import { choosePay, type EstimatedPay, type PublishedPay } from '../pay/pay.js';
import type { ScalePay } from '../pay/pay-figures.js';
import { getTitleIn } from './career-titles.js';
import { isListBelowLevel } from './level-note.js';
import { findQuarter, type PayQuarter } from './pay-marks.js';
import type { CareerFact, NamedOccupation, ReportFacts } from './report-facts.js';
import { type ChangeFact, compareWithJob, listComparedChanges } from './wanted-changes.js';

/** At these stages a job is one beside school or study, and no career to leave. */
const STAGES_OF_STUDY: ReadonlySet<Stage | undefined> = new Set<Stage>(['school', 'student']);

/** What a career asks first: nothing new, training or other work that is paid, or unpaid training. */
type Start = 'none' | 'paid' | 'unpaid';

/** How the careers compare with the present job in something that the reader may want to change. */
export interface ChangeCount {
  change: WantedChange;
  /** Titles of those that are better, the best first. */
  better: string[];
  same: number;
  worse: number;
}

/** How the careers of a report compare with the reader's present job. */
export interface StayingFacts {
  job: NamedOccupation;
  /** Number of careers in the report. */
  count: number;
  /** The pay of the present job; null if there is no figure. */
  jobPay: PublishedPay | ScalePay | EstimatedPay | null;
  /** The reader's yearly pay before tax; null if it may not be said or is unknown. */
  payNow: number | null;
  /** Where it stands in that of the job; null if that is unknown. */
  quarter: PayQuarter | null;
  /** How the careers' medians compare with the reader's pay, or else with that of the job; null if neither is known. */
  pay: ChangeCount | null;
  isPayWanted: boolean;
  /** The year of the oldest figures that are compared with what the reader earns, if they are old; null if they are not. */
  payYear: number | null;
  /** The changes that the reader wants and on which no career can be compared. */
  unknown: WantedChange[];
  starts: Readonly<Record<Start, number>>;
  /** The changes other than pay that the reader wants and that can be compared. */
  changes: ChangeCount[];
  /** Titles of the careers that people of the job really enter without another licence, best first. */
  moves: string[];
  /** Titles of the posts to which people of the job rise, best first. */
  promotions: string[];
  /** The title under which adverts for the present job are found, if another employer may bring what the reader wants; else null. */
  keptTitle: string | null;
  /** Number of careers below the level of the reader's jobs; null if their years are few or all careers are below it. */
  below: number | null;
}

export interface StayingSource {
  facts: Pick<ReportFacts, 'careers' | 'circumstances'>;
  /** The composed careers, in the same order. */
  careers: readonly ReportCareer[];
  reader: Reader;
  payNow: number | null;
}

/** Compares the careers with the reader's present job; null if they have none or still study, or for a single career. */
export function findStayingFacts({ facts, careers, reader, payNow }: StayingSource): StayingFacts | null {
  const { jobNow, country } = reader;
  if (jobNow === null || careers.length < 2 || STAGES_OF_STUDY.has(facts.circumstances?.stage)) return null;
  const occupation = occupationByCode(jobNow.code);
  const jobPay = occupation === undefined ? null : choosePay(country, occupation);
  const wanted = listComparedChanges(facts.circumstances);
  const counts = countChanges(careers, { changes: [...new Set<WantedChange>(['pay', ...wanted])], reader, payNow });
  const pay = counts.find(({ change }) => change === 'pay');
  const openCareers = facts.careers.filter(({ code }) => !lacksLicence(code, jobNow.code, country));
  const isSkilled = (reader.yearsByJob.get(jobNow.code) ?? 0) >= SKILLED_YEARS;
  return {
    job: { code: jobNow.code, title: getTitleIn(country, jobNow) },
    count: careers.length,
    jobPay: jobPay === null || jobPay.kind === 'none' ? null : jobPay,
    payNow,
    quarter: payNow !== null && jobPay?.kind === 'published' ? findQuarter(jobPay, payNow) : null,
    pay: pay !== undefined && countKnown(pay) > 0 ? pay : null,
    isPayWanted: wanted.includes('pay'),
    payYear: payNow === null ? null : findOldYear(careers),
    unknown: counts
      .filter((count) => wanted.includes(count.change) && countKnown(count) === 0)
      .map(({ change }) => change)
      .filter((change) => occupation === undefined || isWithoutFigures(change, country)),
    starts: countStarts({ facts, careers, reader }),
    changes: counts.filter((each) => each.change !== 'pay' && isComparable(each, occupation !== undefined)),
    promotions: openCareers
      .filter(({ code, experience }) => isPromotion(code, jobNow.code, experience.isRealMove))
      .map(({ title }) => title),
    moves: openCareers
      .filter(({ experience }) => experience.isRealMove && experience.nearestJob === jobNow.code)
      .filter(({ code, experience }) => !isPromotion(code, jobNow.code, experience.isRealMove))
      .map(({ title }) => title),
    keptTitle: wantsAnotherEmployer(facts.circumstances) ? (listOwnTitles(jobNow, reader, false)[0] ?? null) : null,
    below:
      isSkilled && !isListBelowLevel(facts)
        ? facts.careers.filter(({ experience }) => experience.isBelowLevel).length
        : null,
  };
}

/** What people may find in the same work at another employer. */
const CHANGES_BY_EMPLOYER: readonly WantedChange[] = ['hours', 'pressure', 'people', 'meaning', 'place'];

const wantsAnotherEmployer = (circumstances: StayingSource['facts']['circumstances']): boolean =>
  (circumstances?.experience?.changes ?? []).some((change) => CHANGES_BY_EMPLOYER.includes(change));

/** Returns whether we have no figures on a change in a country, so that it is not that no career is clearly better. */
const isWithoutFigures = (change: WantedChange, country: string): boolean =>
  change === 'pay' || (change === 'security' && country !== UK && country !== US);

function countChanges(careers: StayingSource['careers'], context: Parameters<typeof compareWithJob>[1]): ChangeCount[] {
  const facts = careers.flatMap(({ code, title }) => compareWithJob(code, context).map((fact) => ({ ...fact, title })));
  return context.changes.map((change): ChangeCount => {
    const listThose = (verdict: ChangeFact['verdict']) =>
      facts.filter((fact) => fact.change === change && fact.verdict === verdict);
    return {
      change,
      better: listThose('better')
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ title }) => title),
      same: listThose('same').length,
      worse: listThose('worse').length,
    };
  });
}

/** Returns the number of careers for which the comparison found something. */
export const countKnown = ({ better, same, worse }: ChangeCount): number => better.length + same + worse;

/** Changes on which the data are silent for some jobs, or can only speak for a job. */
const PARTLY_KNOWN: ReadonlySet<WantedChange> = new Set<WantedChange>(['security', 'meaning', 'place']);

/** Returns whether a change can be compared: if the job is known, or where something was found. */
const isComparable = (count: ChangeCount, isJobKnown: boolean): boolean =>
  countKnown(count) > 0 || (isJobKnown && !PARTLY_KNOWN.has(count.change));

/** Returns the year of the oldest published pay of the careers, if it is old; else null. */
function findOldYear(careers: StayingSource['careers']): number | null {
  const years = careers.flatMap(({ pay }) => (pay.kind === 'published' ? pay.year : []));
  const oldest = Math.min(...years);
  return years.length > 0 && isOldBesideNow(oldest) ? oldest : null;
}

function countStarts({ facts, careers, reader }: Omit<StayingSource, 'payNow'>): StayingFacts['starts'] {
  const starts = facts.careers.map((fact, index) => findStart(fact, careers[index], reader));
  const count = (start: Start): number => starts.filter((each) => each === start).length;
  return { none: count('none'), paid: count('paid'), unpaid: count('unpaid') };
}

/** Returns what a career asks first, by the first way in that the report draws; by the matching where none is drawn. */
function findStart(fact: CareerFact, career: ReportCareer | undefined, reader: Reader): Start {
  const { code, training } = fact;
  if (reader.done.includes(code)) return 'none';
  const route = career?.routes[0];
  const timed = route?.stations.filter(({ months }) => months !== null && months > 0) ?? [];
  if (timed.length > 0) return timed.every(({ paid }) => paid) ? 'paid' : 'unpaid';
  const own = findCareerTraining(fact, reader);
  const isTrained = own.isOwn && own.months !== null && own.months[1] < 1;
  if (isTrained || !isEntryByTraining(code, reader)) return 'none';
  if (route !== undefined) return route.stations.every(({ paid }) => paid) ? 'paid' : 'unpaid';
  const isPaid = reader.country === US ? getUsApprenticeship(code) !== null : training.paid;
  return isPaid ? 'paid' : 'unpaid';
}
