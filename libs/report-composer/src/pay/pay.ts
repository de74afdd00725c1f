import { countryInSentence, UK, US } from '@bearings/contracts';
import { COUNTRY_ROWS } from '../content/countries/countries.data.js';
import { countryByCode, wageSourceText } from '../content/countries/countries.js';
import { hasMinimumWage, MINIMUM_WAGE_SHARE } from '../content/countries/minimum-wage.js';
import {
  MISLEADING_GROUPS,
  type Occupation,
  type PayFigures,
  TRAINED_DIFFERENTLY,
} from '@bearings/career-data';
import type { CountryRow } from '../content/countries/country-row.js';
import { formatMoney } from './money.js';
import { type EstimatedPay, type NoPay, noFigure, type Pay } from './pay-figures.js';
import { publishedIn } from './published-pay.js';

export type { EstimatedPay, NoPay, Pay, PublishedPay } from './pay-figures.js';

/** Years by which a country's average wage may be older than the newest. */
const MAX_WAGE_AGE = 5;
const NEWEST_WAGE_YEAR = Math.max(...COUNTRY_ROWS.map(({ wageYear }) => wageYear));

/** How far the ISCO group factor may move an estimate, and how wide its range is, by confidence. */
const CONFIDENCE = {
  A: { least: 0.8, most: 1.25, spread: 0.35 },
  B: { least: 0.4, most: 1.8, spread: 0.45 },
  C: { least: 0.4, most: 1.8, spread: 0.6 },
} as const;

/**
 * Yearly pay of an occupation in a country: published figures in the United Kingdom, the United
 * States and, where there are any, Canada; an estimate elsewhere (docs/method.md, "Pay"), or none.
 */
export function payIn(code: string, occupation: Occupation): Pay {
  const country = countryByCode(code);
  if (country === undefined) return noFigure(code, null);
  const published = publishedIn(country, occupation);
  if (published !== null) return published;
  if (TRAINED_DIFFERENTLY.has(occupation.code)) {
    return noFigure(country.code, 'Countries train for it too differently for an estimate.');
  }
  const estimate = estimatePay(country, occupation);
  return estimate.kind === 'none' ? estimate : aboveMinimumWage(estimate, country);
}

/** Returns an estimate without amounts that may be below the country's legal minimum wage. */
function aboveMinimumWage(estimate: EstimatedPay, country: CountryRow): EstimatedPay | NoPay {
  const least = hasMinimumWage(country.code) ? MINIMUM_WAGE_SHARE * country.averageWage : 0;
  const { point, low, high } = estimate;
  if (low >= least) return estimate;
  if (high <= least) {
    return noFigure(
      country.code,
      'Our estimate may be below the legal minimum wage, so it can’t be right.',
    );
  }
  const likely = point !== null && point >= least ? point : null;
  return { ...estimate, point: likely, low: roundPay(least), fromMinimumWage: true };
}

/**
 * An estimate for a country from the median of the United Kingdom, or of the United States where
 * the former has none. Exported for the test that compares it with published US medians.
 */
export function estimatePay(country: CountryRow, occupation: Occupation): EstimatedPay | NoPay {
  if (country.wageYear < NEWEST_WAGE_YEAR - MAX_WAGE_AGE) {
    return noFigure(
      country.code,
      `The newest average wage that we have is of ${country.wageYear}, too old to estimate from.`,
    );
  }
  const base = baseOf(occupation);
  if (base === null) {
    return noFigure(
      country.code,
      'No yearly median is published in the United Kingdom or the United States to estimate from.',
    );
  }
  const { least, most, spread } = CONFIDENCE[country.confidence];
  const ratio = groupRatio(country, base.country, occupation.isco08Major);
  const factor = ratio === null ? 1 : Math.min(most, Math.max(least, ratio));
  const amount = base.median * (country.averageWage / base.country.averageWage) * factor;
  return {
    kind: 'estimate',
    country: country.code,
    currency: country.currency,
    point: country.pointEstimate ? roundPay(amount) : null,
    low: roundPay(amount * (1 - spread)),
    high: roundPay(amount * (1 + spread)),
    fromMinimumWage: false,
    year: country.wageYear,
    from: fromText(base),
    groupKnown: ratio !== null,
    method: methodSentence(country, base, ratio !== null, occupation.isco08Major),
    sources: sourcesOf(country, base, ratio !== null),
    confidence: country.confidence,
  };
}

interface Base {
  country: CountryRow;
  median: number;
  figures: PayFigures;
}

/** The UK median, unless its group says little about the occupation; else the US median. */
function baseOf({ code, uk, us }: Occupation): Base | null {
  for (const [country, figures] of [
    [UK, uk],
    [US, us],
  ] as const) {
    const row = countryByCode(country);
    const misleads = country === UK && code in MISLEADING_GROUPS;
    if (row !== undefined && figures.median !== null && !misleads) {
      return { country: row, median: figures.median, figures };
    }
  }
  return null;
}

function groupRatio(country: CountryRow, base: CountryRow, major: string): number | null {
  const here = country.groupPay?.ratios[major];
  const there = base.groupPay?.ratios[major];
  return here === undefined || there === undefined ? null : here / there;
}

/** To the nearest thousand from 20,000, else to the nearest hundred. */
function roundPay(amount: number): number {
  const step = amount >= 20_000 ? 1000 : 100;
  return Math.round(amount / step) * step;
}

function fromText({ country, median, figures }: Base): string {
  return `${countryInSentence(country.code)} median of ${formatMoney(median, country.currency)} (${figures.year})`;
}

function methodSentence(
  country: CountryRow,
  base: Base,
  groupKnown: boolean,
  major: string,
): string {
  const wages = `the ratio of average wages in ${countryInSentence(country.code)} (${country.wageYear}) and ${countryInSentence(base.country.code)} (${base.country.wageYear})`;
  const group = groupKnown
    ? `and by how occupations of ISCO-08 major group ${major} are paid against the average in each`
    : 'with no allowance for the occupation group, whose pay there is not known';
  return `Estimated from ${fromText(base)} by ${wages}, ${group}.`;
}

function sourcesOf(country: CountryRow, base: Base, groupKnown: boolean): string[] {
  const sources = [base.figures.source, `${wageSourceText(country)} (${country.wageYear})`];
  if (groupKnown && country.groupPay !== null) {
    sources.push(`${country.groupPay.source} (${country.groupPay.year})`);
  }
  return sources;
}
