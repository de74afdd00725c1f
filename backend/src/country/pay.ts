import { countryByName } from '../content/countries/countries.js';
import type { CountryRow } from '../content/countries/country-row.js';
import type { Occupation, PayFigures } from '../content/occupations/occupation.js';
import { formatMoney } from './money.js';

/** A figure an office published. All amounts are whole units of the currency, gross, for a year. */
export interface PublishedPay {
  kind: 'published';
  country: string;
  currency: string;
  median: number;
  /** A quarter of people earn less; null where the office suppressed it. */
  p25: number | null;
  /** A quarter of people earn more; null where the office suppressed it. */
  p75: number | null;
  year: number;
  source: string;
  /** Whom the figures describe, as the office puts it. */
  basis: string;
  /** Sentences that belong beside the figure: quartiles that are missing, a wider group described. */
  notes: string[];
}

/** Our own estimate, to be labelled as one wherever it is shown. */
export interface EstimatedPay {
  kind: 'estimate';
  country: string;
  currency: string;
  /** Null where the data allow a range only. */
  point: number | null;
  low: number;
  high: number;
  /** The year of the country's average wage, whose level the estimate has. */
  year: number;
  /** What it was reckoned from: "the United Kingdom median of £41,000 (2025)". */
  from: string;
  /** Whether the pay of the occupation's group in both countries entered into it. */
  groupKnown: boolean;
  /** A sentence that says how the estimate was made. */
  method: string;
  sources: string[];
  confidence: CountryRow['confidence'];
}

export interface NoPay {
  kind: 'none';
  country: string;
  /** Always "no figure for this country". */
  text: string;
  /** A sentence that says why, or null. */
  reason: string | null;
}

export type Pay = PublishedPay | EstimatedPay | NoPay;

const UK = 'United Kingdom';
const US = 'United States';

/** How far the ISCO group factor may move an estimate, and how wide its range is, by confidence. */
const CONFIDENCE = {
  A: { least: 0.8, most: 1.25, spread: 0.35 },
  B: { least: 0.4, most: 1.8, spread: 0.45 },
  C: { least: 0.4, most: 1.8, spread: 0.6 },
} as const;

/**
 * Yearly pay of an occupation in a country: the published figures in the United Kingdom and the
 * United States, an estimate elsewhere (docs/method.md, "Pay"), or none.
 */
export function payIn(countryName: string, occupation: Occupation): Pay {
  const country = countryByName(countryName);
  if (country === undefined) return noFigure(countryName, null);
  if (country.name === UK) return publishedUk(country, occupation);
  if (country.name === US) return publishedUs(country, occupation);
  return estimatePay(country, occupation);
}

/**
 * An estimate for a country from the median of the United Kingdom, or of the United States where
 * the former has none. Exported for the test that holds published US medians against it.
 */
export function estimatePay(country: CountryRow, occupation: Occupation): EstimatedPay | NoPay {
  const base = baseOf(occupation);
  if (base === null) {
    return noFigure(
      country.name,
      'No yearly median is published in the United Kingdom or the United States to estimate from.',
    );
  }
  const { least, most, spread } = CONFIDENCE[country.confidence];
  const ratio = groupRatio(country, base.country, occupation.isco08Major);
  const factor = ratio === null ? 1 : Math.min(most, Math.max(least, ratio));
  const amount = base.median * (country.averageWage / base.country.averageWage) * factor;
  return {
    kind: 'estimate',
    country: country.name,
    currency: country.currency,
    point: country.pointEstimate ? roundPay(amount) : null,
    low: roundPay(amount * (1 - spread)),
    high: roundPay(amount * (1 + spread)),
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

function baseOf({ uk, us }: Occupation): Base | null {
  for (const [name, figures] of [
    [UK, uk],
    [US, us],
  ] as const) {
    const country = countryByName(name);
    if (country !== undefined && figures.median !== null) {
      return { country, median: figures.median, figures };
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
  return `the ${country.name} median of ${formatMoney(median, country.currency)} (${figures.year})`;
}

function methodSentence(
  country: CountryRow,
  base: Base,
  groupKnown: boolean,
  major: string,
): string {
  const wages = `the ratio of average wages in ${countryInSentence(country.name)} (${country.wageYear}) and ${countryInSentence(base.country.name)} (${base.country.wageYear})`;
  const group = groupKnown
    ? `and by how occupations of ISCO-08 major group ${major} are paid against the average in each`
    : 'with no allowance for the occupation group, whose pay there is not known';
  return `Estimated from ${fromText(base)} by ${wages}, ${group}.`;
}

/** A country's name within a sentence: "the Netherlands". */
export function countryInSentence(name: string): string {
  return /^(?:Netherlands|United )/.test(name) ? `the ${name}` : name;
}

function sourcesOf(country: CountryRow, base: Base, groupKnown: boolean): string[] {
  const sources = [base.figures.source, `${country.wageSource} (${country.wageYear})`];
  if (groupKnown && country.groupPay !== null) {
    sources.push(`${country.groupPay.source} (${country.groupPay.year})`);
  }
  return sources;
}

function publishedUk(country: CountryRow, { uk }: Occupation): Pay {
  const group =
    uk.wider && uk.socTitle !== null
      ? `The figure describes the whole group "${spelledOut(uk.socTitle)}" (SOC 2020 ${uk.soc2020}), which holds other work too.`
      : null;
  return published(country, uk, group);
}

/** The classification's own short form for what is left over. */
function spelledOut(title: string): string {
  return title.replace(/ n\.e\.c\.$/, ' (not elsewhere classified)');
}

function publishedUs(country: CountryRow, { us }: Occupation): Pay {
  const group = us.wider
    ? `The figure describes the whole US group "${us.groupTitle}", which holds other work too.`
    : null;
  return published(country, us, group);
}

function published(country: CountryRow, figures: PayFigures, group: string | null): Pay {
  const { median, p25, p75, year, source, basis, note } = figures;
  if (median === null || year === null) return noFigure(country.name, note);
  const notes = [group, missingQuartiles(p25, p75)].filter((text) => text !== null);
  return {
    kind: 'published',
    country: country.name,
    currency: country.currency,
    median,
    p25,
    p75,
    year,
    source,
    basis,
    notes,
  };
}

function missingQuartiles(p25: number | null, p75: number | null): string | null {
  if (p25 === null && p75 === null) return 'Only the median is published.';
  if (p25 === null) return 'The lower quartile is not published.';
  if (p75 === null) return 'The upper quartile is not published.';
  return null;
}

function noFigure(country: string, reason: string | null): NoPay {
  return { kind: 'none', country, text: 'no figure for this country', reason };
}
