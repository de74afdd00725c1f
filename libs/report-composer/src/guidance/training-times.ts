// How long training takes for a reader, in a sentence.
import type { Route } from '@bearings/career-data';
import type { Reader } from './reader.js';
import { timeText } from './training-length.js';
import { type NamedWay, nameTime } from './ways.js';

/** A career's training, where the version of the method knows it. */
export interface TrainedCareer {
  /** It asks for longer training than the person wants. */
  long?: boolean;
  /** Months from the person's qualification. */
  training?: { months: number };
}

/**
 * Returns the training time, unless the ways in name one or a note on the career does: the months from what the
 * reader has, where that is known, else those of the card.
 */
export function timesOf(
  { months, experience }: Route,
  { long = false, training }: TrainedCareer,
  reader: Reader,
  ways: readonly NamedWay[],
): string[] {
  const before =
    experience === undefined ? [] : [`First come ${span(experience)} years in other jobs.`];
  if (long || nameTime(ways, reader)) return before;
  if (training === undefined || reader.level === null) {
    return [`Usual training: ${lengthOf(months)}.`, ...before];
  }
  if (training.months < 1) return ['Little or no training for you.', ...before];
  const ifCounts = ways[0]?.asksIfClose === true ? ', if your degree counts' : '';
  return [`About ${timeText(training.months)} for you${ifCounts}.`, ...before];
}

/** "3 to 5", or "3" where both ends are the same. */
function span([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Months up to two years, else whole or half years. */
function lengthOf([from, to]: readonly [number, number]): string {
  if (to <= 24) return `${span([from, to])} months`;
  const years = (months: number): number => Math.round(months / 6) / 2;
  return from < 12
    ? `${from} months to ${years(to)} years`
    : `${span([years(from), years(to)])} years`;
}
