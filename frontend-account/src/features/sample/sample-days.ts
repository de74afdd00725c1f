const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Returns the day so many days from now, as an ISO date. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday so many days from now: a Saturday becomes Friday, a Sunday Monday. */
export function weekdayIn(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS).getUTCDay();
  return inDays(days + (day === SATURDAY ? -1 : day === SUNDAY ? 1 : 0));
}
