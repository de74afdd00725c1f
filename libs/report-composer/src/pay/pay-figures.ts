import type { CountryRow } from '../content/countries/country-row.js';

/** A sentence that qualifies a figure. */
export interface PayNote {
  text: string;
  /** The same in a short description; null where that leaves it out. */
  brief: string | null;
}

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
  /** the workers that the office's figures cover. */
  basis: string;
  /** The same in a few words, to print beside the figure. */
  covers: string;
  /** Title of the group that the figure describes, where that holds other work too; else null. */
  group: string | null;
  /** Estimated from pay by age; null where that is not published. */
  byAge: { from22to29: number; from40to49: number } | null;
  /** Whether many do the work without an employer, and are left out of the figure. */
  leavesOutSelfEmployed: boolean;
  /** Sentences that belong beside the figure: a wider group described, people left out. */
  notes: PayNote[];
  /** Sentences that a short description leaves out: pay by age, quartiles that are missing. */
  furtherNotes: string[];
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
  /** The range reaches down to what the law lets employers pay full-time, so no lower amount is printed. */
  fromMinimumWage: boolean;
  /** The year of the country's average wage, whose level the estimate has. */
  year: number;
  /** The published figure it was computed from: "the United Kingdom median of £41,000 (2025)". */
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

/** Returns the answer where no figure may be shown. `reason` is a sentence, or null. */
export function noFigure(country: string, reason: string | null): NoPay {
  return { kind: 'none', country, text: 'no figure for this country', reason };
}
