import { type AdminRange, MAX_ADMIN_RANGE_DAYS } from '@bearings/contracts';
import { useSearchParams } from '@bearings/web/router';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_DAYS = 30;
const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export interface RangeControls {
  range: AdminRange;
  /** Number of days in the range if it ends today, which selects a preset; otherwise null. */
  preset: number | null;
  choose: (days: number) => void;
  /** Sets the first or last day. Moves the other one if the range would be empty or too long. */
  change: (end: 'from' | 'to', day: string) => void;
}

/** Returns the range of days in the URL, or the last 30 days. Days are in UTC, as in the figures. */
export function useRange(): RangeControls {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const to = validDay(params.get('to')) ?? today;
  const from = validDay(params.get('from')) ?? dayOf(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS);
  const days = daysBetween(from, to);
  const range = isUsable(days) ? { from, to } : lastDays(today, DEFAULT_DAYS);

  const set = (next: AdminRange) => {
    const changed = new URLSearchParams(params);
    changed.set('from', next.from);
    changed.set('to', next.to);
    setParams(changed);
  };
  return {
    range,
    preset: range.to === today ? daysBetween(range.from, range.to) : null,
    choose: (count) => set(lastDays(today, count)),
    change: (end, day) => {
      if (validDay(day) === null) return;
      const next = { ...range, [end]: day };
      const other = end === 'from' ? 'to' : 'from';
      set(isUsable(daysBetween(next.from, next.to)) ? next : { ...next, [other]: day });
    },
  };
}

const isUsable = (days: number): boolean => days >= 1 && days <= MAX_ADMIN_RANGE_DAYS;
const lastDays = (today: string, days: number): AdminRange => ({
  from: dayOf(Date.parse(today) - (days - 1) * DAY_MS),
  to: today,
});
const validDay = (day: string | null): string | null =>
  day !== null && DATE_PATTERN.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
