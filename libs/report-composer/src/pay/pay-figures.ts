import type { CountryRow } from '../content/countries/country-row.js';

/** A figure published by a statistics office. All amounts are whole units of the currency, gross, per year. */
export interface PublishedPay {
  kind: 'published';
  country: string;
  currency: string;
  /** Null if the statistics office publishes only that the median is at or above `atLeast`. */
  median: number | null;
  atLeast: number | null;
  /** The lower quartile; null if it is not published. */
  p25: number | null;
  /** The upper quartile; null if it is not published. */
  p75: number | null;
  year: number;
  source: string;
  /** The workers that the figures cover, as the statistics office puts it. */
  basis: string;
  /** The covered workers in a few words, shown with the figure. */
  covers: string;
  /** Title of the wider group that the figure describes; null if the figure is the occupation's own. */
  group: string | null;
  /** Estimate from pay by age; null if that is not published, or few people of that age do the work. */
  byAge: { from22to29: number; from40to49: number } | null;
  /** Notes on the figure: on a wider group, workers not included, pay by age, missing quartiles. */
  notes: string[];
}

/** A public-sector pay scale, used if no survey figure describes the work. */
export interface ScalePay {
  kind: 'scale';
  country: string;
  currency: string;
  /** Grades with yearly amounts, lowest first. */
  grades: readonly { grade: string; min: number; max: number; year: string }[];
  /** The year in which the last grade's scale begins. */
  year: number;
  /** That financial year as the publisher writes it: "2025/26". */
  years: string;
  nation: string;
  source: string;
}

/** Our own estimate, which must be labelled as one wherever it is shown. */
export interface EstimatedPay {
  kind: 'estimate';
  country: string;
  currency: string;
  /** Null if the data allow only a range. */
  point: number | null;
  low: number;
  high: number;
  /** True if the range reaches down to the national minimum wage, so that no lower amount is shown. */
  fromMinimumWage: boolean;
  /** The year of the country's average wage, on which the estimate is based. */
  year: number;
  /** The published figure from which it was computed: "the United Kingdom median of £41,000 (2025)". */
  from: string;
  /** True if the estimate uses the pay of the occupation's group in both countries. */
  groupKnown: boolean;
  /** A sentence on how the estimate was computed. */
  method: string;
  sources: string[];
  confidence: CountryRow['confidence'];
}

export interface NoPay {
  kind: 'none';
  country: string;
  /** Always "no figure for this country". */
  text: string;
  /** A sentence with the reason; null if there is none. */
  reason: string | null;
}

export type Pay = PublishedPay | ScalePay | EstimatedPay | NoPay;

/** Returns the result for an occupation without a figure. `reason` is a sentence, or null. */
export function noFigure(country: string, reason: string | null): NoPay {
  return { kind: 'none', country, text: 'no figure for this country', reason };
}
