import type { PlanStep } from '@bearings/contracts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The groups of steps in a plan. `until` is the largest number of days from today to a step's date. */
const GROUP_LIMITS = [
  { id: 'earlier', until: -1 },
  { id: 'week', until: 7 },
  { id: 'month', until: 30 },
  { id: 'quarter', until: 90 },
  { id: 'year', until: 365 },
  { id: 'later', until: Infinity },
] as const;

export interface PlanGroup {
  id: (typeof GROUP_LIMITS)[number]['id'];
  steps: PlanStep[];
}

/** Returns today as an ISO date in the reader's time zone. */
export function formatLocalDate(now: Date = new Date()): string {
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${padTwoDigits(now.getMonth() + 1)}-${padTwoDigits(now.getDate())}`;
}

/** Returns the ISO date that is `days` days after `date`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, date.length);
}

/**
 * Returns the group of the plan's steps to which a date belongs, such as `week` for the next seven days. The group
 * depends on the number of days from today.
 */
export function findGroup(date: string, now: string): PlanGroup['id'] {
  const days = (Date.parse(date) - Date.parse(now)) / DAY_MS;
  return GROUP_LIMITS.find(({ until }) => days <= until)?.id ?? 'later';
}

/** Groups the steps of a reader's plan by their dates, and leaves out groups without steps. */
export function groupSteps(steps: readonly PlanStep[], now: string): PlanGroup[] {
  return GROUP_LIMITS.map(({ id }) => ({
    id,
    steps: steps.filter(({ dueOn }) => findGroup(dueOn, now) === id),
  })).filter((group) => group.steps.length > 0);
}
