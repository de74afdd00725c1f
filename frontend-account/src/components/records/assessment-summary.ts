import type { Assessment } from '@bearings/contracts';

/** Counts of assessments by status, for the dashboard. */
export interface AssessmentSummary {
  completed: number;
  /** Number of assessments that are completed but not paid for. */
  pending: number;
  inProgress: number;
  generating: number;
}

export function summariseAssessments(assessments: readonly Assessment[]): AssessmentSummary {
  const countMatches = (matches: (assessment: Assessment) => boolean) => assessments.filter(matches).length;
  return {
    completed: countMatches(({ completedAt, isPaid }) => completedAt !== null && isPaid),
    pending: countMatches(({ completedAt, isPaid }) => completedAt !== null && !isPaid),
    inProgress: countMatches(({ completedAt }) => completedAt === null),
    generating: countMatches(({ status }) => status === 'generating'),
  };
}

const createNewestFirstComparator = (key: (assessment: Assessment) => string) => (a: Assessment, b: Assessment) =>
  key(b).localeCompare(key(a));

/** Returns when an assessment was completed, or if it is incomplete, when it was started. */
const getLastChangeTime = ({ completedAt, createdAt }: Assessment): string => completedAt ?? createdAt;

/** Returns the unfinished assessments, the last started first. */
export function listUnfinished(assessments: readonly Assessment[]): Assessment[] {
  return assessments
    .filter(({ completedAt }) => completedAt === null)
    .toSorted(createNewestFirstComparator(({ createdAt }) => createdAt));
}

/** Returns the finished assessments, the last completed first. */
export function listFinished(assessments: readonly Assessment[]): Assessment[] {
  return assessments
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted(createNewestFirstComparator(getLastChangeTime));
}

/** Returns the assessment that was completed or started last; undefined if there is none. */
export function findLatest(assessments: readonly Assessment[]): Assessment | undefined {
  return assessments.toSorted(createNewestFirstComparator(getLastChangeTime))[0];
}
