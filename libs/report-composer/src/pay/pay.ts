import { countryInSentence, UK, US } from '@bearings/domain';
import { COUNTRY_ROWS } from '../content/countries/countries.data.js';
import { countryByCode, wageSourceText } from '../content/countries/countries.js';
import {
  findLocalPay,
  getMinimumWage,
  listCountrySources,
  MISLEADING_GROUPS,
  type Occupation,
  OCCUPATIONS,
  type PayFigures,
  TRAINED_DIFFERENTLY,
} from '@bearings/career-data';
import type { CountryRow } from '../content/countries/country-row.js';
import { formatMoney } from './money.js';
import { type EstimatedPay, type UnknownPay, createNoPay, type Pay } from './pay-figures.js';
import { findPublishedPay } from './published-pay.js';
import { type Estimator, isBelowEntryJobs, isOftenFarOff } from './unfit-estimates.js';

export type { EstimatedPay, UnknownPay, Pay, PublishedPay } from './pay-figures.js';

/**
 * A country's pay is not estimated if its average wage is older than the newest one in the table by more than this many
 * years.
 */
const MAX_WAGE_AGE_YEARS = 5;
const NEWEST_WAGE_YEAR = Math.max(...COUNTRY_ROWS.map(({ wageYear }) => wageYear));

/**
 * Limits of our estimates, by how reliable the country's figures are. `least` and `most` limit the factor for the
 * occupation's ISCO group. `spread` is how far the range extends on each side, as a share of the estimate.
 */
const RANGES_BY_CONFIDENCE = {
  A: { least: 0.8, most: 1.25, spread: 0.35 },
  B: { least: 0.4, most: 1.8, spread: 0.45 },
  C: { least: 0.4, most: 1.8, spread: 0.6 },
} as const;

/**
 * If the published medians of Germany and Singapore are both above our estimates by more than this factor, or both
 * below them, we show no estimate. The factor is the upper end of the narrowest range of an estimate.
 */
const MAX_MEDIAN_RATIO = 1.35;
/**
 * Occupations whose pay is never estimated: pilots, because their pay depends on airline and hours, and published pay
 * was 50% above our estimates.
 */
const CODES_WITHOUT_ESTIMATE: ReadonlySet<string> = new Set(['53-2011.00', '53-2012.00']);
/** Countries in which graduates' pay is too far from the average wage to be estimated. */
const COUNTRIES_WITHOUT_GRADUATE_ESTIMATES: ReadonlySet<string> = new Set(['IN']);
const PROFESSIONALS_GROUP = '2';
/** Countries whose published medians correct our estimates for all others. */
const CORRECTING_COUNTRIES = ['DE', 'SG'] as const;

/**
 * Returns the yearly pay of an occupation in a country: the published pay or a public-sector scale, if there is one.
 * Otherwise the result is an estimate (see "Pay" in docs/method.md), or no figure.
 */
export function choosePay(code: string, occupation: Occupation): Pay {
  const country = countryByCode(code);
  if (country === undefined) return createNoPay(code, null);
  const publishedPay = findPublishedPay(country, occupation);
  if (publishedPay !== null) return publishedPay;
  const reason = findFailingReason(country, occupation);
  if (reason !== null) return createNoPay(country.code, reason);
  const estimate = estimatePay(country, occupation);
  return estimate.kind === 'none' ? estimate : raiseToMinimumWage(estimate);
}

const FAR_OFF_REASON = 'Our estimates were far off where its pay is published.';

const estimateAmount: Estimator = (country, occupation) => {
  const estimate = estimatePay(country, occupation);
  return estimate.kind === 'estimate' ? (estimate.low + estimate.high) / 2 : null;
};

/** Returns the reason why an estimate would be wrong; null if none is known. */
function findFailingReason(country: CountryRow, occupation: Occupation): string | null {
  if (TRAINED_DIFFERENTLY.has(occupation.code)) {
    return 'Countries train for it too differently for an estimate.';
  }
  if (CODES_WITHOUT_ESTIMATE.has(occupation.code) || contradictsPublished(occupation.code)) {
    return FAR_OFF_REASON;
  }
  if (listCountrySources(country.code).some(({ pay }) => pay?.net === true)) {
    return 'Published pay is net here, and our estimates are gross.';
  }
  if (isOftenFarOff(occupation, estimateAmount)) return FAR_OFF_REASON;
  if (isBelowEntryJobs(country, occupation, estimateAmount)) {
    return 'Our estimate would be below the pay of the people whom it leads, so it can’t be right.';
  }
  const isGraduate = occupation.isco08Major === PROFESSIONALS_GROUP || occupation.usLevel.study !== undefined;
  return COUNTRIES_WITHOUT_GRADUATE_ESTIMATES.has(country.code) && isGraduate
    ? `Graduates’ pay in ${countryInSentence(country.code)} is too uneven to estimate.`
    : null;
}

/**
 * Returns an estimate whose range starts at the national minimum wage or above; no figure if the whole range is below
 * the minimum wage.
 */
function raiseToMinimumWage(estimate: EstimatedPay): EstimatedPay | UnknownPay {
  const minimumPerYear = getMinimumWage(estimate.country)?.perYear ?? 0;
  const { point, low, high } = estimate;
  if (low >= minimumPerYear) return estimate;
  if (high <= minimumPerYear) {
    return createNoPay(estimate.country, 'Our estimate may be below the legal minimum wage, so it can’t be right.');
  }
  const likelyPoint = point !== null && point >= minimumPerYear ? point : null;
  return { ...estimate, point: likelyPoint, low: roundPay(minimumPerYear), fromMinimumWage: true };
}

/**
 * Estimates pay in a country from the median that `chooseBase` returns. The median is multiplied by three factors: the
 * ratio of the two countries' average wages; the ratio of how well the occupation's group is paid in each of them,
 * within limits; and the correction of `averageCorrection`. The correction ignores the published medians of the country
 * `without`, so that tests can compare estimates for that country with these medians.
 */
export function estimatePay(
  country: CountryRow,
  occupation: Occupation,
  without = country.code,
): EstimatedPay | UnknownPay {
  if (country.wageYear < NEWEST_WAGE_YEAR - MAX_WAGE_AGE_YEARS) {
    return createNoPay(country.code, `The average wage that we have is of ${country.wageYear}, which is too old.`);
  }
  const base = chooseBase(occupation);
  if (base === null) {
    return createNoPay(
      country.code,
      'No yearly median is published in the United Kingdom or the United States to estimate from.',
    );
  }
  const { spread } = RANGES_BY_CONFIDENCE[country.confidence];
  const isGroupKnown = computeGroupRatio(country, base.country, occupation.isco08Major) !== null;
  const amount = estimateUncorrected(country, occupation, base) * averageCorrection(occupation.code, without);
  return {
    kind: 'estimate',
    country: country.code,
    currency: country.currency,
    point: country.pointEstimate ? roundPay(amount) : null,
    low: roundPay(amount * (1 - spread)),
    high: roundPay(amount * (1 + spread)),
    fromMinimumWage: false,
    year: country.wageYear,
    from: describePayBase(base),
    groupKnown: isGroupKnown,
    method: methodSentence(country, base, isGroupKnown, occupation.isco08Major),
    sources: listSources(country, base, isGroupKnown),
    confidence: country.confidence,
  };
}

function estimateUncorrected(country: CountryRow, { isco08Major }: Occupation, base: PayBase): number {
  const { least, most } = RANGES_BY_CONFIDENCE[country.confidence];
  const ratio = computeGroupRatio(country, base.country, isco08Major);
  const factor = ratio === null ? 1 : Math.min(most, Math.max(least, ratio));
  return base.median * (country.averageWage / base.country.averageWage) * factor;
}

/**
 * How a country's published medians compare with our uncorrected estimates, as ratios by
 * occupation. The countries are Germany (Statistik der Bundesagentur für Arbeit, Entgeltatlas,
 * about 2023) and Singapore (Ministry of Manpower, Occupational Wages 2024).
 */
interface PayRatios {
  ratios: ReadonlyMap<string, number>;
  /** The median of the ratios: how far the country's pay is above or below our estimates in general. */
  level: number;
}

let payRatios: ReadonlyMap<string, PayRatios> | undefined;

function computePayRatiosByCountry(): ReadonlyMap<string, PayRatios> {
  payRatios ??= new Map(
    CORRECTING_COUNTRIES.flatMap((code) => {
      const country = countryByCode(code);
      if (country === undefined) return [];
      const ratios = OCCUPATIONS.flatMap((occupation): [string, number][] => {
        const published = findLocalPay(code, occupation.code)?.median ?? null;
        const base = chooseBase(occupation);
        if (published === null || base === null) return [];
        return [[occupation.code, published / estimateUncorrected(country, occupation, base)]];
      });
      const level = median(ratios.map(([, ratio]) => ratio));
      return [[code, { ratios: new Map(ratios), level }] as const];
    }),
  );
  return payRatios;
}

/**
 * Returns the factor that corrects our estimate of an occupation's pay. It comes from the ratios of published medians
 * to our estimates in Germany and Singapore, except the country `without`. Each ratio is divided by its country's
 * median ratio, so that only this occupation's error remains. The factor is the square root of the geometric mean of
 * these quotients, because about half of the error (as a logarithm) in one country also occurs in the other.
 */
function averageCorrection(code: string, without: string): number {
  const logs = [...computePayRatiosByCountry()].flatMap(([country, { ratios, level }]) => {
    const ratio = country === without ? undefined : ratios.get(code);
    return ratio === undefined ? [] : [Math.log(ratio / level)];
  });
  if (logs.length === 0) return 1;
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length / 2);
}

/**
 * Returns whether the published medians of Germany and Singapore are both far above our uncorrected estimates, or both
 * far below them.
 */
function contradictsPublished(code: string): boolean {
  const ratios = [...computePayRatiosByCountry().values()].flatMap((each) => each.ratios.get(code) ?? []);
  return (
    ratios.length > 1 &&
    (ratios.every((ratio) => ratio > MAX_MEDIAN_RATIO) || ratios.every((ratio) => ratio < 1 / MAX_MEDIAN_RATIO))
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

interface PayBase {
  country: CountryRow;
  median: number;
  figures: PayFigures & { wider: boolean };
}

/**
 * Returns the figures on which an estimate is based: the UK median, or the US median if the UK has none or a misleading
 * one; null if there is no US median either.
 */
function chooseBase({ code, uk, us }: Occupation): PayBase | null {
  const isUkUsable = uk.median !== null && !(code in MISLEADING_GROUPS);
  const figures = isUkUsable ? uk : us;
  const country = countryByCode(isUkUsable ? UK : US);
  return country === undefined || figures.median === null ? null : { country, median: figures.median, figures };
}

function computeGroupRatio(country: CountryRow, base: CountryRow, major: string): number | null {
  const homeRatio = country.groupPay?.ratios[major];
  const baseRatio = base.groupPay?.ratios[major];
  return homeRatio === undefined || baseRatio === undefined ? null : homeRatio / baseRatio;
}

/** Rounds pay to the nearest thousand from 20,000, otherwise to the nearest hundred. */
function roundPay(amount: number): number {
  const step = amount >= 20_000 ? 1000 : 100;
  return Math.round(amount / step) * step;
}

function describePayBase({ country, median: amount, figures }: PayBase): string {
  const name = figures.wider ? 'group median' : 'median';
  return `${countryInSentence(country.code)} ${name} of ${formatMoney(amount, country.currency)} (${figures.year})`;
}

function methodSentence(country: CountryRow, base: PayBase, groupKnown: boolean, major: string): string {
  const wages = `the ratio of average wages in ${countryInSentence(country.code)} (${country.wageYear}) and ${countryInSentence(base.country.code)} (${base.country.wageYear})`;
  const group = groupKnown
    ? `and by how occupations of ISCO-08 major group ${major} are paid against the average in each`
    : 'with no allowance for the occupation group, whose pay there is not known';
  return `Estimated from ${describePayBase(base)} by ${wages}, ${group}.`;
}

function listSources(country: CountryRow, base: PayBase, groupKnown: boolean): string[] {
  const sources = [base.figures.source, `${wageSourceText(country)} (${country.wageYear})`];
  if (groupKnown && country.groupPay !== null) {
    sources.push(`${country.groupPay.source} (${country.groupPay.year})`);
  }
  const correctingSources = CORRECTING_COUNTRIES.flatMap(listCountrySources).filter(
    (source) => source.pay !== undefined,
  );
  return [...sources, ...correctingSources.map(({ title, publisher }) => `${publisher}, ${title}`)];
}
