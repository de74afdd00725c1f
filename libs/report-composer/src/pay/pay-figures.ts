import type { CountryRow } from '../content/countries/country-row.js';

/** A figure an office published. All amounts are whole units of the currency, gross, for a year. */
export interface PublishedPay {
  kind: 'published';
  country: string;
  currency: string;
  /** Null if the office publishes only that it is at or above `atLeast`. */
  median: number | null;
  atLeast: number | null;
  /** A quarter of people earn less; null where the office does not say. */
  p25: number | null;
  /** A quarter of people earn more; null where the office does not say. */
  p75: number | null;
  year: number;
  source: string;
  /** The workers that the office's figures cover. */
  basis: string;
  /** The covered workers in a few words, printed with the figure. */
  covers: string;
  /** Title of the wider group that the figure describes; null if it is the occupation's own. */
  group: string | null;
  /** Estimated from pay by age; null if that is not published, or few people of that age do the work. */
  byAge: { from22to29: number; from40to49: number } | null;
  /** Notes on the figure: a wider group, people left out, pay by age, missing quartiles. */
  notes: string[];
}

/** A public-sector pay scale, used if no survey figure describes the work. */
export interface ScalePay {
  kind: 'scale';
  country: string;
  currency: string;
  /** Lowest first; amounts are for a year. */
  grades: readonly { grade: string; min: number; max: number; year: string }[];
  /** The year that the last grade's scale begins in. */
  year: number;
  /** That year as the publisher writes it: "2025/26". */
  years: string;
  nation: string;
  source: string;
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
  /** The range reaches down to the national minimum wage, so no lower amount is printed. */
  fromMinimumWage: boolean;
  /** The year of the country's average wage, which sets the level of the estimate. */
  year: number;
  /** The published figure it was computed from: "the United Kingdom median of £41,000 (2025)". */
  from: string;
  /** Whether the estimate uses the pay of the occupation's group in both countries. */
  groupKnown: boolean;
  /** A sentence on how the estimate was made. */
  method: string;
  sources: string[];
  confidence: CountryRow['confidence'];
}

export interface NoPay {
  kind: 'none';
  country: string;
  /** Always "no figure for this country". */
  text: string;
  /** A sentence with the reason, or null. */
  reason: string | null;
}

export type Pay = PublishedPay | ScalePay | EstimatedPay | NoPay;

/** Returns the result for an occupation without a figure. `reason` is a sentence, or null. */
export function noFigure(country: string, reason: string | null): NoPay {
  return { kind: 'none', country, text: 'no figure for this country', reason };
}
