import { type AdminRange, MAX_ADMIN_RANGE_DAYS } from '@bearings/contracts';
import { InvalidFieldError } from '../platform/http/app-error.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_RANGE_DAYS = 30;

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Completes a range of days: `to` defaults to today, and `from` to the first of the 30 days that end with `to`. Throws
 * a 400 for an invalid range.
 */
export function completeRange({ from, to }: Partial<AdminRange>, now: Date): AdminRange {
  const lastDay = to ?? toIsoDay(now.getTime());
  const first = from ?? toIsoDay(Date.parse(lastDay) - (DEFAULT_RANGE_DAYS - 1) * DAY_MS);
  const days = (Date.parse(lastDay) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) throw new InvalidFieldError('from', 'The first day is after the last.');
  if (days > MAX_ADMIN_RANGE_DAYS) {
    throw new InvalidFieldError('from', 'Please choose at most a year.');
  }
  return { from: first, to: lastDay };
}
