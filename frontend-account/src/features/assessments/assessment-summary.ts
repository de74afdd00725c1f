import type { Assessment } from '@bearings/contracts';

/** Counts of assessments by status, for the dashboard. */
export interface AssessmentSummary {
  completed: number;
  /** Completed and not paid for. */
  pending: number;
  inProgress: number;
  generating: number;
  ready: number;
}

export function summariseAssessments(assessments: readonly Assessment[]): AssessmentSummary {
  const count = (matches: (assessment: Assessment) => boolean) =>
    assessments.filter(matches).length;
  return {
    completed: count(({ completedAt, isPaid }) => completedAt !== null && isPaid),
    pending: count(({ completedAt, isPaid }) => completedAt !== null && !isPaid),
    inProgress: count(({ completedAt }) => completedAt === null),
    generating: count(({ status }) => status === 'generating'),
    ready: count(({ status }) => status === 'ready'),
  };
}

const byNewest = (key: (assessment: Assessment) => string) => (a: Assessment, b: Assessment) =>
  key(b).localeCompare(key(a));

/** Returns when an assessment was completed, or if it is incomplete, when it was started. */
const lastChange = ({ completedAt, createdAt }: Assessment): string => completedAt ?? createdAt;

/** Returns the unfinished assessments, the last started first. */
export function unfinishedOf(assessments: readonly Assessment[]): Assessment[] {
  return assessments
    .filter(({ completedAt }) => completedAt === null)
    .toSorted(byNewest(({ createdAt }) => createdAt));
}

/** Returns the finished assessments, the last completed first. */
export function finishedOf(assessments: readonly Assessment[]): Assessment[] {
  return assessments
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted(byNewest(lastChange));
}

/** Returns the assessment that was completed or started last; undefined if there is none. */
export function latestOf(assessments: readonly Assessment[]): Assessment | undefined {
  return assessments.toSorted(byNewest(lastChange))[0];
}
