import type { UsLevel } from './labels.js';
import type { Category } from '@bearings/contracts';

/** Yearly gross pay in the country's currency; null if the statistics office suppressed a figure. */
export interface PayFigures {
  median: number | null;
  p25: number | null;
  p75: number | null;
  /** The year of the figures; null if there are none. */
  year: number | null;
  /** The people whom the figures describe, as the statistics office puts it. */
  basis: string;
  /** Full name of the publisher. */
  source: string;
  /** Sentence on why there is no median; null if there is one. */
  note: string | null;
}

export interface UkFigures extends PayFigures {
  /** SOC 2020 unit group; null if the UK classification has none for this work. */
  soc2020: string | null;
  socTitle: string | null;
  /** How exactly the UK group matches this occupation. */
  match: 'exact' | 'close' | 'broad' | 'none';
  /** The figures describe a group that includes other occupations. */
  wider: boolean;
  /** People employed in the group in 2024, as a lower bound; null if unknown. */
  employment: number | null;
}

export interface UsFigures extends PayFigures {
  /** The statistics office's title of the group that the figures describe. */
  groupTitle: string;
  /** The figures describe a group that includes other occupations. */
  wider: boolean;
  employment: number | null;
}

export interface Occupation {
  /** O*NET-SOC code, the key. */
  code: string;
  /** British title with a capital only at the start and in names, without an article: "Chief executive". */
  title: string;
  /** The demands of the work as percentiles among 862 rated occupations, 0 to 100; null if unknown. */
  demand: Record<Category, number | null>;
  /** True if some ratings of this occupation are missing in the source. */
  partial: boolean;
  /** Preparation needed, 1 (little) to 5 (extensive). */
  jobZone: 1 | 2 | 3 | 4 | 5;
  /**
   * Usual education in the United States, as noun phrases that fit after "most often" or "usually": "a bachelor's
   * degree".
   */
  education: { modal: string | null; modalSharePct: number | null; usTypicalEntry: string };
  /** The level in `usTypicalEntry`, with the training that it requires. */
  usLevel: UsLevel;
  /** These six lists contain British noun phrases in lower case except names, most important first. */
  topSkills: string[];
  distinctiveSkills: string[];
  knowledge: string[];
  software: string[];
  workStyles: string[];
  workValues: string[];
  /** Percentile among all rated occupations. */
  physicalDemandPct: number | null;
  /** Share of the work that can be done from home, 0 to 1. */
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
  isco08Major: string;
  uk: UkFigures;
  us: UsFigures;
}
