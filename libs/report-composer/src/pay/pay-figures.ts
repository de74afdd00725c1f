import type { CountryRow } from '../content/countries/country-row.js';

/** Pay published by a statistics office: gross, per year, in whole units of the currency. */
export interface PublishedPay {
  kind: 'published';
  country: string;
  currency: string;
  /** Null if the statistics office states only that the median is at least `atLeast`. */
  median: number | null;
  atLeast: number | null;
  /** The lower quartile; null if it is not published. */
  p25: number | null;
  /** The upper quartile; null if it is not published. */
  p75: number | null;
  year: number;
  source: string;
  /** Which workers the figures cover, in the words of the statistics office. */
  basis: string;
  /** Which workers the figures cover, in a few words that are shown with the figure. */
  covers: string;
  /** Title of the occupation group that the figure describes; null if it describes only this occupation. */
  group: string | null;
  /** The group's classification and number, which stand with the source; null if it has none. */
  groupCode: string | null;
  /**
   * Our estimate of pay in two age ranges. Null if pay by age is not published, or if few people aged 22 to 29 do the
   * work.
   */
  byAge: { from22to29: number; from40to49: number } | null;
  /** True if the figure is after tax and contributions. */
  isNet: boolean;
  /**
   * Notes on the figure: that it describes a group of occupations, which workers it leaves out, pay by age, or missing
   * quartiles.
   */
  notes: string[];
}

/** A public-sector pay scale, used if no survey figure describes the work. */
export interface ScalePay {
  kind: 'scale';
  country: string;
  currency: string;
  /** Grades with yearly amounts, lowest first. `max` is null if the top of the grade is not known. */
  grades: readonly { grade: string; min: number; max: number | null; year: string }[];
  /** The calendar year in which the pay scale of the last of `grades` takes effect. */
  year: number;
  /** The year or month of that pay scale, as the publisher writes it: "2025/26". */
  years: string;
  nation: string;
  publisher: string;
  /** The publisher and its document. */
  source: string;
  /** True if pay has risen since that scale took effect. */
  isRaised: boolean;
}

/** Our own estimate, which must be labelled as one wherever it is shown. */
export interface EstimatedPay {
  kind: 'estimate';
  country: string;
  currency: string;
  /** The most likely amount; null if the data allow only a range. */
  point: number | null;
  low: number;
  high: number;
  /** True if the computed range started below the minimum wage and was cut off there. */
  fromMinimumWage: boolean;
  /** The year of the country's average wage, on which the estimate is based. */
  year: number;
  /** The published figure behind the estimate: "the United Kingdom median of £41,000 (2025)". */
  from: string;
  /**
   * True if the estimate takes into account how well the occupation's group is paid, both in this country and in the
   * country of the published figure.
   */
  groupKnown: boolean;
  /** A sentence on how the estimate was computed. */
  method: string;
  sources: string[];
  confidence: CountryRow['confidence'];
}

export interface UnknownPay {
  kind: 'none';
  country: string;
  /** Always "no figure for this country". */
  text: string;
  /** A sentence on why there is no figure; null if no reason is known. */
  reason: string | null;
}

export type Pay = PublishedPay | ScalePay | EstimatedPay | UnknownPay;

/** Returns the pay of an occupation without a figure. `reason` is a sentence that says why, or null. */
export function createNoPay(country: string, reason: string | null): UnknownPay {
  return { kind: 'none', country, text: 'no figure for this country', reason };
}

/** Returns the middle pay before tax, published or estimated; null if it is unknown or published after tax alone. */
export function findGrossMedian(pay: Pay): number | null {
  if (pay.kind === 'published') return pay.isNet ? null : pay.median;
  return pay.kind === 'estimate' ? pay.point : null;
}
