import type { CountryCode } from '@bearings/contracts';

/** The pay data of one country. */
export interface CountryRow {
  code: CountryCode;
  /** ISO 4217. */
  currency: string;
  /** The average wage for a year, in the country's currency. */
  averageWage: number;
  wageYear: number;
  wageKind: string;
  wageSource: string;
  /** Reliability of the figures; A is best. */
  confidence: 'A' | 'B' | 'C';
  /** False: only a range may be shown. */
  pointEstimate: boolean;
  /** Pay of each ISCO-08 major group over the country's average; null where unknown. */
  groupPay: { year: number; source: string; ratios: Readonly<Record<string, number>> } | null;
}
