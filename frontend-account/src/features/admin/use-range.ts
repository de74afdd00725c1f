import { type AdminRange, MAX_ADMIN_RANGE_DAYS } from '@bearings/contracts';
import { useSearchParams } from '@bearings/web/router';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_RANGE_DAYS = 30;
const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export interface RangeControls {
  range: AdminRange;
  /**
   * Number of days in the range if the range ends today, otherwise null. The page marks the preset with this number of
   * days as chosen.
   */
  preset: number | null;
  choose: (days: number) => void;
  /** Sets the first or last day. If the range would be empty or too long, sets the other end to the same day. */
  change: (end: 'from' | 'to', day: string) => void;
}

/** Returns the range of days in the URL, or the last 30 days. Days are in UTC, as in the figures. */
export function useRange(): RangeControls {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => toIsoDay(Date.now()));
  const to = parseDay(params.get('to')) ?? today;
  const fromDay = parseDay(params.get('from')) ?? toIsoDay(Date.parse(to) - (DEFAULT_RANGE_DAYS - 1) * DAY_MS);
  const days = countDays(fromDay, to);
  const range = isValidRangeLength(days) ? { from: fromDay, to } : createLastDaysRange(today, DEFAULT_RANGE_DAYS);

  const setRange = (next: AdminRange) => {
    const changedParams = new URLSearchParams(params);
    changedParams.set('from', next.from);
    changedParams.set('to', next.to);
    setParams(changedParams);
  };
  return {
    range,
    preset: range.to === today ? countDays(range.from, range.to) : null,
    choose: (count) => setRange(createLastDaysRange(today, count)),
    change: (end, day) => {
      if (parseDay(day) === null) return;
      const nextRange = { ...range, [end]: day };
      const otherEnd = end === 'from' ? 'to' : 'from';
      setRange(
        isValidRangeLength(countDays(nextRange.from, nextRange.to)) ? nextRange : { ...nextRange, [otherEnd]: day },
      );
    },
  };
}

const isValidRangeLength = (days: number): boolean => days >= 1 && days <= MAX_ADMIN_RANGE_DAYS;
const createLastDaysRange = (today: string, days: number): AdminRange => ({
  from: toIsoDay(Date.parse(today) - (days - 1) * DAY_MS),
  to: today,
});
const parseDay = (day: string | null): string | null =>
  day !== null && DATE_PATTERN.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
