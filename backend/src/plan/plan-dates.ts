const DAY_MS = 24 * 60 * 60 * 1_000;
const SUNDAY_INDEX = 0;
const SATURDAY_INDEX = 6;

/** Returns a day as an ISO date in UTC, such as "2026-11-30". */
export function toIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Returns the date `days` after `from`, or the nearest weekday if that is a weekend. */
export function findWeekdayAfter(from: Date, days: number): string {
  const date = new Date(from.getTime() + days * DAY_MS);
  const day = date.getUTCDay();
  const shift = day === SATURDAY_INDEX ? -1 : day === SUNDAY_INDEX ? 1 : 0;
  return toIsoDay(new Date(date.getTime() + shift * DAY_MS));
}

/** Returns whether a text is an existing date, such as "2028-02-29". */
export function isIsoDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && toIsoDay(date) === text;
}
