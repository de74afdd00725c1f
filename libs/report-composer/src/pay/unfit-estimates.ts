// Decides which estimates of pay are not shown, because published figures contradict them; see "Pay" in docs/method.md.
import { CIRCUMSTANCE_ROWS, MISLEADING_GROUPS, type Occupation, occupationByCode } from '@bearings/career-data';
import type { CountryRow } from '../content/countries/country-row.js';
import { COUNTRY_ROWS } from '../content/countries/countries.data.js';
import { findPublishedPay } from './published-pay.js';

/** An estimate is far off if it exceeds the published median by more than this factor. */
const MAX_EXCESS = 1.5;
/** An occupation's pay is not estimated if its estimates are far off in this many countries. */
const MIN_FAR_OFF_COUNTRIES = 2;

/** Returns the estimated pay of an occupation in a country, without that country's published figures; null if none. */
export type Estimator = (country: CountryRow, occupation: Occupation) => number | null;

const entryCodesByPost = new Map(CIRCUMSTANCE_ROWS.map(({ code, from }) => [code, Object.keys(from ?? {})]));

/** Returns whether our estimates exceed the published medians of an occupation by half in two countries or more. */
export function isOftenFarOff(occupation: Occupation, estimate: Estimator): boolean {
  const farOffCountries = COUNTRY_ROWS.filter((country) => {
    const published = findPublishedPay(country, occupation);
    if (published?.kind !== 'published' || published.median === null || published.group !== null) return false;
    return (estimate(country, occupation) ?? 0) > MAX_EXCESS * published.median;
  });
  return farOffCountries.length >= MIN_FAR_OFF_COUNTRIES;
}

/**
 * Returns whether an estimate would pay the holder of a senior post less than the people whom they lead, although the
 * published medians of the United Kingdom have it the other way round.
 */
export function isBelowEntryJobs(country: CountryRow, post: Occupation, estimate: Estimator): boolean {
  const postEstimate = estimate(country, post);
  if (postEstimate === null) return false;
  return (entryCodesByPost.get(post.code) ?? []).some((code) => {
    const job = occupationByCode(code);
    if (job === undefined || !isPaidMoreInUk(post, job)) return false;
    const jobEstimate = estimate(country, job);
    return jobEstimate !== null && postEstimate < jobEstimate;
  });
}

function isPaidMoreInUk(post: Occupation, job: Occupation): boolean {
  if (post.code in MISLEADING_GROUPS || job.code in MISLEADING_GROUPS) return false;
  return post.uk.median !== null && job.uk.median !== null && post.uk.median > job.uk.median;
}
