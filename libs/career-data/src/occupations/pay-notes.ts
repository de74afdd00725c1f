import type { PayNote } from '../schema.js';
import { PAY_NOTES } from '../tables.js';

/** Returns the values of one kind of pay note, by the code of the occupation. */
function pickNote<Name extends keyof PayNote>(name: Name): Readonly<Record<string, NonNullable<PayNote[Name]>>> {
  return Object.fromEntries(
    Object.entries(PAY_NOTES).flatMap(([code, { [name]: note }]) => (note === undefined ? [] : [[code, note]])),
  );
}

const codesWithNote = (name: keyof PayNote): ReadonlySet<string> => new Set(Object.keys(pickNote(name)));

/**
 * Occupations for which the pay of their UK statistical group is misleading, with the reason, which the report shows
 * instead of a figure. The reasons come from general knowledge of the groups. On 22 November 2026 they were compared
 * with the job titles that the ONS lists in each group (SOC 2020).
 */
export const MISLEADING_GROUPS = pickNote('misleadingGroup');

/** Occupations for which the pay of their statistical group in the United States is misleading, with the reason. */
export const MISLEADING_US_GROUPS = pickNote('misleadingUsGroup');

/**
 * Health occupations whose pay we do not estimate. They require a degree in the United Kingdom, but shorter training in
 * countries such as Germany, where they are paid less: for physiotherapists and speech therapists, estimates from
 * British pay were about 50% too high there (published medians of 2024). The others are included by judgement.
 */
export const TRAINED_DIFFERENTLY = codesWithNote('trainedDifferently');

/**
 * Occupations in which many people work in term time only. These people earn less than the published figure, which is
 * for a full year.
 */
export const OFTEN_TERM_TIME = codesWithNote('oftenTermTime');

/**
 * Occupations with many self-employed people, whom UK pay figures leave out, and a noun for these people. The list is
 * from general knowledge of the trades, so texts do not say how many are self-employed.
 */
export const OFTEN_SELF_EMPLOYED = pickNote('selfEmployed');
