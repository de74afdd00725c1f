import type { Category } from '@bearings/contracts';

/** Yearly pay in the country's currency, gross, full-time; null where the office suppressed a figure. */
export interface PayFigures {
  median: number | null;
  p25: number | null;
  p75: number | null;
  year: number | null;
  /** Whom the figures describe, as the office puts it. */
  basis: string;
}

export interface Occupation {
  /** O*NET-SOC code, the key. */
  code: string;
  /** UK wording, lower case but for names, without an article: "Chief executive". */
  title: string;
  /** What the work asks for: percentile 0 to 100 over 862 rated occupations; null where unknown. */
  demand: Record<Category, number | null>;
  /** Preparation needed, 1 (little) to 5 (extensive). */
  jobZone: 1 | 2 | 3 | 4 | 5;
  education: { modal: string | null; modalSharePct: number | null; usTypicalEntry: string | null };
  topSkills: string[];
  distinctiveSkills: string[];
  knowledge: string[];
  software: string[];
  workStyles: string[];
  workValues: string[];
  physicalDemandPct: number | null;
  /** Share of the work that can be done from home, 0 to 1. */
  remoteIndex: number | null;
  usGrowthPct: number | null;
  isco08Major: string;
  related: string[];
  uk: PayFigures & { soc2020: string; socTitle: string; employment: number | null };
  us: PayFigures & { employment: number | null };
}
