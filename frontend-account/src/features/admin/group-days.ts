import type { SalesDay } from '@bearings/contracts';

/** Maximum number of bars, so that each is at least a pixel wide on a phone. Longer ranges are shown by week. */
const MAX_BARS = 93;
const DAYS_IN_WEEK = 7;

/**
 * Returns the sales of each day; for a long range, the sums of every seven days, each with the date of its first day.
 */
export function groupDays(days: readonly SalesDay[]): {
  bars: readonly SalesDay[];
  weeks: boolean;
} {
  if (days.length <= MAX_BARS) return { bars: days, weeks: false };
  const bars = Array.from({ length: Math.ceil(days.length / DAYS_IN_WEEK) }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK).reduce((sum, day) => ({
      date: sum.date,
      started: sum.started + day.started,
      completed: sum.completed + day.completed,
      paid: sum.paid + day.paid,
      ready: sum.ready + day.ready,
      revenue: sum.revenue + day.revenue,
    })),
  );
  return { bars, weeks: true };
}
