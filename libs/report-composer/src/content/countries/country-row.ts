import type { CountryCode } from '@bearings/domain';

/** The pay data of one country. */
export interface CountryRow {
  code: CountryCode;
  /** Currency code (ISO 4217). */
  currency: string;
  /** The average yearly wage in the country's currency. */
  averageWage: number;
  wageYear: number;
  wageKind: string;
  wageSource: string;
  /** Reliability of the country's wage figures: A is best. */
  confidence: 'A' | 'B' | 'C';
  /** True if an estimate of pay may state the most likely amount. Otherwise only a range is shown. */
  pointEstimate: boolean;
  /** Average pay in each ISCO-08 major group of occupations, divided by the country's average wage; null if unknown. */
  groupPay: { year: number; source: string; ratios: Readonly<Record<string, number>> } | null;
}
