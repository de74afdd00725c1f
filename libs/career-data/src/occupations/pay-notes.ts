import type { PayNote } from '../schema.js';
import { PAY_NOTES } from '../tables.js';

/** Returns the occupations that have a note, with the note, by code. */
function noted<Name extends keyof PayNote>(
  name: Name,
): Readonly<Record<string, NonNullable<PayNote[Name]>>> {
  return Object.fromEntries(
    Object.entries(PAY_NOTES).flatMap(([code, { [name]: note }]) =>
      note === undefined ? [] : [[code, note]],
    ),
  );
}

const codesOf = (name: keyof PayNote): ReadonlySet<string> => new Set(Object.keys(noted(name)));

/**
 * Occupations that their UK statistical group does not represent. The report shows the reason instead of a figure.
 * Written from general knowledge of the groups and compared with the job titles that the ONS lists in each (SOC 2020)
 * on 22 November 2026.
 */
export const MISLEADING_GROUPS = noted('misleadingGroup');

/**
 * Health occupations that need a degree in the United Kingdom but a shorter training elsewhere, such as in Germany,
 * and are paid accordingly. Estimates from British pay were about half too high for physiotherapists and speech
 * therapists there (published medians of 2024); the others are included by judgement.
 */
export const TRAINED_DIFFERENTLY = codesOf('trainedDifferently');

/** Occupations in which many people work in term time only, so that they earn less than the figure for a full year. */
export const OFTEN_TERM_TIME = codesOf('oftenTermTime');

/**
 * Occupations with many self-employed people, with a noun for them. The UK figures cover employees only. From general
 * knowledge of these trades, so no share is stated.
 */
export const OFTEN_SELF_EMPLOYED = noted('selfEmployed');
