import type { Category } from './categories.js';
import type { ReportFit, ReportOccupation } from './report-document.js';

/** The most careers of a report that can be kept or added, and the longest note, in characters. */
export const CHOICE_LIMITS = { kept: 20, added: 20, note: 1_000 } as const;

/** What an owner decided about one career of a report. */
export interface CareerChoice {
  /** O*NET-SOC code. */
  code: string;
  /** Null where it is neither kept nor struck. */
  choice: 'keep' | 'strike' | null;
  /** The owner added it: it is shown although it is not among the careers of the report. */
  added: boolean;
  /** Plain text; empty where there is none. */
  note: string;
  /** When it was kept or struck; null where it is neither. */
  chosenAt: string | null;
}

/** Fields to set; the others stay. Repeating a change changes nothing. */
export type CareerChange = Partial<Pick<CareerChoice, 'choice' | 'added' | 'note'>>;

/** Pay as figures, gross per year in whole units of the currency; see `ReportPay`. */
export interface CareerPay {
  kind: 'published' | 'estimate' | 'none';
  country: string;
  /** Null where there is no figure. */
  currency: string | null;
  /** Null where there is none, or where an estimate has only a range. */
  median: number | null;
  low: number | null;
  high: number | null;
  year: number | null;
}

/** The usual way into a career, in the reader's country. */
export interface CareerWayIn {
  /** Level asked for before training starts: 1 none, 2 school to 16, 3 between that and a degree, 6 a degree. */
  level: 1 | 2 | 3 | 6;
  /** The level in words of the reader's country: "After A levels or a T level". */
  label: string;
  /** Usual training in months, shortest and longest; null where we know none for the country. */
  months: [number, number] | null;
  /** Usual years in other jobs before this one; null where people start in it. */
  years: [number, number] | null;
}

/** Projected change in employment, labelled by its country. */
export interface CareerGrowth {
  country: string;
  percent: number;
  from: number;
  to: number;
  /** The group that the figure is for, where it holds other work too. */
  group?: string;
}

/** One career as data, to compare it with others. */
export interface CareerRow extends ReportOccupation {
  /** What the work is, as one sentence; empty where it is not known. */
  what: string;
  /** Null where it is left out, or for later. */
  fit: ReportFit | null;
  /** Share of 200 retakes with this career among the best ten, 0 to 1; null as `fit`. */
  stability: number | null;
  /** The same for people without a direction; null as `fit`. */
  chance: number | null;
  /** It asks for longer training than the person wants. */
  long: boolean;
  /** One sentence each. */
  reason: string;
  doubt: string;
  /** How it compares, in sentences; empty for the careers of the report. */
  verdict: string;
  pay: CareerPay;
  /** Null where we don't know the reader's country's. */
  wayIn: CareerWayIn | null;
  growth: CareerGrowth | null;
  /** What the work asks for: percentile 0 to 100 over rated occupations; absent where not known. */
  demand: Partial<Record<Category, number>>;
}

/** The careers of a report as data, with those that may take the place of struck ones. */
export interface ReportCareers {
  methodVersion: number;
  /** The country whose pay is shown. */
  country: string;
  /** False: the careers are in no order. */
  ranked: boolean;
  /** The report's, in its order: ten, or fewer. */
  careers: CareerRow[];
  /** The next of 25, best first. */
  next: CareerRow[];
  /** Careers that were added, or chosen in another version of the report. */
  others: CareerRow[];
  /** In the order in which they were made. */
  choices: CareerChoice[];
}
