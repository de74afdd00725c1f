// Finds the occupations that lack what a person asks of a job: pay, part-time work, work from home or paid training.
import type { Circumstances } from '@bearings/contracts';
import {
  ALL_EMPLOYEES,
  getHomeWorkShare,
  getWorkingLife,
  MIN_HOME_WORK_SHARE,
  occupationByCode,
  OCCUPATIONS,
  type Occupation,
} from '@bearings/career-data';
import { capitalise, JOB_CONDITIONS, type JobConditionId, numberWord, UK } from '@bearings/domain';
import { LACKING_TEXTS as texts } from '../content/report-copy/circumstances.js';
import { isTrainingPaid } from '../guidance/paid-training.js';
import { createAnyReader, type Reader } from '../guidance/reader.js';
import type { ReportFacts } from './report-facts.js';
import { choosePay } from '../pay/pay.js';
import { findGrossMedian } from '../pay/pay-figures.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';

/** Whether an occupation has what a person asks of a job. */
type Meeting = 'meets' | 'lacks' | 'unknown';

type ConditionTest = (occupation: Occupation, reader: Reader) => Meeting;

const reaches = (share: number | null, least: number): Meeting =>
  share === null ? 'unknown' : share >= least ? 'meets' : 'lacks';

const CONDITION_TESTS: Readonly<Record<JobConditionId, ConditionTest>> = {
  partTime: ({ code }) => reaches(getWorkingLife(code)?.partTimePct ?? null, ALL_EMPLOYEES.partTimePct ?? 0),
  fromHome: (occupation) => reaches(getHomeWorkShare(occupation), MIN_HOME_WORK_SHARE),
  paidTraining: ({ code }, reader) => {
    const isPaid = isTrainingPaid(code, reader);
    return isPaid === null ? 'unknown' : isPaid ? 'meets' : 'lacks';
  },
};

/** What a person says of themselves, and the country for which careers are matched to it. */
type Asking = Pick<ReportFacts, 'circumstances' | 'matchedIn'>;

/** What an occupation is known to lack of what a person asks. */
interface Lacking {
  conditions: JobConditionId[];
  /** Conditions of which nobody knows if it meets them. They are not lacking. */
  unknown: JobConditionId[];
  isPaidLess: boolean;
}

const NOTHING_LACKING: Lacking = { conditions: [], unknown: [], isPaidLess: false };

/** Returns the codes of the occupations that lack something that a person asks of every job. */
export function listCodesLacking(asking: Asking): ReadonlySet<string> {
  const { circumstances } = asking;
  const { conditions = [], payFloor } = circumstances ?? {};
  if (circumstances === null || (conditions.length === 0 && payFloor === undefined)) return new Set();
  const reader = createReaderOf(asking);
  const lacking = OCCUPATIONS.filter((occupation) => isLacking(compareWithAsked(occupation, circumstances, reader)));
  return new Set(lacking.map(({ code }) => code));
}

const createReaderOf = ({ circumstances, matchedIn }: Asking): Reader =>
  createAnyReader(matchedIn ?? UK, circumstances);

/** Returns whether an occupation is known to lack something that a person asks of every job. */
export const isLacking = ({ conditions, isPaidLess }: Lacking): boolean => conditions.length > 0 || isPaidLess;

/** Returns what an occupation is known to lack of what a person asks, and what is not known of it. */
export function listLacking(code: string, asking: Asking): Lacking {
  const { circumstances } = asking;
  const occupation = occupationByCode(code);
  if (circumstances === null || occupation === undefined) return NOTHING_LACKING;
  return compareWithAsked(occupation, circumstances, createReaderOf(asking));
}

function compareWithAsked(
  occupation: Occupation,
  { conditions = [], payFloor }: Circumstances,
  reader: Reader,
): Lacking {
  const listThose = (meeting: Meeting) =>
    conditions.filter((id) => CONDITION_TESTS[id](occupation, reader) === meeting);
  return {
    conditions: listThose('lacks'),
    unknown: listThose('unknown'),
    isPaidLess: compareWithFloor(occupation, payFloor) === 'less',
  };
}

/** Returns how the middle pay of an occupation compares with the least that a person asks. */
function compareWithFloor(occupation: Occupation, payFloor: Circumstances['payFloor']): 'enough' | 'less' | 'unknown' {
  if (payFloor === undefined) return 'enough';
  const pay = choosePay(payFloor.country, occupation);
  const median = findGrossMedian(pay);
  if (median !== null) return median < payFloor.yearly ? 'less' : 'enough';
  const isEnough = pay.kind === 'published' && !pay.isNet && (pay.atLeast ?? 0) >= payFloor.yearly;
  return isEnough ? 'enough' : 'unknown';
}

/** Returns a phrase on what an occupation lacks of what a person asks; empty if it lacks nothing. */
export function describeLacking(code: string, asking: Asking): string {
  const lacking = listLacking(code, asking);
  return isLacking(lacking) ? fillWording(texts.row, { things: nameLacking(lacking) }) : '';
}

const nameConditions = (ids: readonly JobConditionId[]): string[] =>
  JOB_CONDITIONS.filter(({ id }) => ids.includes(id)).map(({ id }) => texts.things[id]);

const nameLacking = ({ conditions, isPaidLess }: Lacking): string =>
  joinList([...nameConditions(conditions), ...(isPaidLess ? [texts.things.pay] : [])]);

/** Returns sentences on what an occupation lacks and what of it is not known; or an empty text. */
export function composeLackingNote(code: string, asking: Asking): string {
  const lacking = listLacking(code, asking);
  const occupation = occupationByCode(code);
  const isPayUnknown =
    occupation !== undefined && compareWithFloor(occupation, asking.circumstances?.payFloor) === 'unknown';
  return [
    isLacking(lacking) ? fillWording(texts.note, { things: nameLacking(lacking) }) : '',
    lacking.unknown.length > 0
      ? fillWording(texts.unknown, { things: joinList(nameConditions(lacking.unknown), 'or') })
      : '',
    isPayUnknown ? texts.payUnknown : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** How the careers of a report meet what the person asks of every job. */
export interface ConditionCounts {
  /** Number of careers that meet all of it. */
  meeting: number;
  /** What most of the others lack and nothing else, with their number; null if each lacks several things. */
  costliest: { thing: JobConditionId | 'pay'; count: number } | null;
}

/** Counts how many careers meet what a person asks of every job; null if they ask nothing. */
export function countMeeting(codes: readonly string[], asking: Asking): ConditionCounts | null {
  const { conditions = [], payFloor } = asking.circumstances ?? {};
  const asked = [...conditions, ...(payFloor === undefined ? [] : (['pay'] as const))];
  if (asked.length === 0 || codes.length === 0) return null;
  const lacking = codes.map((code) => {
    const { conditions: things, isPaidLess } = listLacking(code, asking);
    return [...things, ...(isPaidLess ? (['pay'] as const) : [])];
  });
  const [costliest] = asked
    .map((thing) => ({ thing, count: lacking.filter((each) => each.length === 1 && each[0] === thing).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return { meeting: lacking.filter((each) => each.length === 0).length, costliest: costliest ?? null };
}

/** Returns sentences on how many careers meet what a person asks, and what costs most; empty if they ask nothing, or for a single career. */
export function describeMeeting(codes: readonly string[], asking: Asking): string {
  const counts = countMeeting(codes, asking);
  if (counts === null || codes.length === 1) return '';
  const { meeting, costliest } = counts;
  const lacking = codes.length - meeting;
  const all = numberWord(codes.length);
  if (lacking === 0) return fillWording(texts.all, { count: all });
  const first = fillWording(meeting === 0 ? texts.none : texts.some[lacking > 1 ? 1 : 0], {
    Lacking: capitalise(numberWord(lacking)),
    count: all,
  });
  if (costliest === null || lacking === 1) return first;
  const without = fillWording(texts.without, {
    thing: texts.things[costliest.thing],
    number: numberWord(costliest.count),
  });
  return `${first} ${without}`;
}
