// Finds the occupations that lack what a person asks of a job: pay, part-time work, work from home or paid training.
import type { Circumstances } from '@bearings/contracts';
import { type JobConditionId, UK } from '@bearings/domain';
import { ALL_EMPLOYEES, getWorkingLife, OCCUPATIONS, type Occupation } from '@bearings/career-data';
import { toPayView } from '../composing/career-view.js';
import { getPay } from '../composing/compose-career.js';
import { getHomeWorkShare } from '../composing/report-facts.js';
import { createAnyReader, type Reader } from '../guidance/reader.js';
import { findTrainingNeed } from '../guidance/training-length.js';

/** The least share of an occupation's tasks, from 0 to 1, that can be done from home if much of the work can be. */
const MIN_HOME_WORK_SHARE = 0.6;

type ConditionTest = (occupation: Occupation, reader: Reader) => boolean;

/** Whether an occupation meets each condition. One of which we do not know it does not. */
const MEETS: Readonly<Record<JobConditionId, ConditionTest>> = {
  partTime: ({ code }) => (getWorkingLife(code)?.partTimePct ?? 0) >= (ALL_EMPLOYEES.partTimePct ?? 0),
  fromHome: (occupation) => (getHomeWorkShare(occupation) ?? 0) >= MIN_HOME_WORK_SHARE,
  paidTraining: ({ code }, reader) => {
    const { months, paid } = findTrainingNeed(code, reader);
    return paid || months === 0;
  },
};

/** Returns the codes of the occupations that lack something that a person asks of every job. */
export function listCodesLacking(circumstances: Circumstances | null): ReadonlySet<string> {
  const { conditions = [], payFloor } = circumstances ?? {};
  if (circumstances === null || (conditions.length === 0 && payFloor === undefined)) return new Set();
  // Training takes the same time in every country, as in the matching.
  const reader = createAnyReader(UK, circumstances);
  return new Set(
    OCCUPATIONS.filter(
      (occupation) => isPaidLess(occupation.code, payFloor) || conditions.some((id) => !MEETS[id](occupation, reader)),
    ).map(({ code }) => code),
  );
}

/** Returns what an occupation lacks of what a person asks: the conditions, and whether it pays less. */
export function listLacking(
  code: string,
  circumstances: Circumstances | null,
): { conditions: JobConditionId[]; isPaidLess: boolean } {
  const { conditions = [], payFloor } = circumstances ?? {};
  const occupation = OCCUPATIONS.find((each) => each.code === code);
  if (circumstances === null || occupation === undefined) return { conditions: [], isPaidLess: false };
  // Training takes the same time in every country, as in the matching.
  const reader = createAnyReader(UK, circumstances);
  return {
    conditions: conditions.filter((id) => !MEETS[id](occupation, reader)),
    isPaidLess: isPaidLess(code, payFloor),
  };
}

/** Returns whether the middle pay of an occupation is known and below what the person asks. */
function isPaidLess(code: string, payFloor: Circumstances['payFloor']): boolean {
  if (payFloor === undefined) return false;
  const pay = toPayView(getPay(code, payFloor.country));
  return pay.kind !== 'none' && pay.median !== null && pay.median < payFloor.yearly;
}
