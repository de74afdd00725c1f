import type { UsLevel } from './labels.js';
import type { Category } from '@bearings/contracts';

/** Yearly pay in the country's currency, gross; null where the office suppressed a figure. */
export interface PayFigures {
  median: number | null;
  p25: number | null;
  p75: number | null;
  /** The year the figures are for; null where there are none. */
  year: number | null;
  /** The people whom the figures describe, in the words of the statistics office. */
  basis: string;
  /** Who published them, in full. */
  source: string;
  /** Why there is no median, as a sentence; null where there is one. */
  note: string | null;
}

export interface UkFigures extends PayFigures {
  /** SOC 2020 unit group; null where the UK classification has none for this work. */
  soc2020: string | null;
  socTitle: string | null;
  /** How well the UK group covers this occupation. */
  match: 'exact' | 'close' | 'broad' | 'none';
  /** The figures describe a group that includes other occupations. */
  wider: boolean;
  /** People employed in the group in 2024, a lower bound; null where unknown. */
  employment: number | null;
}

export interface UsFigures extends PayFigures {
  /** The office's title of the group the figures describe. */
  groupTitle: string;
  /** The figures describe a group that includes other occupations. */
  wider: boolean;
  employment: number | null;
}

export interface Occupation {
  /** O*NET-SOC code, the key. */
  code: string;
  /** UK wording, a capital only at the start and in names, without an article: "Chief executive". */
  title: string;
  /** The work's demand: percentile 0 to 100 over 862 rated occupations; null where unknown. */
  demand: Record<Category, number | null>;
  /** Some ratings behind this occupation are missing at the source. */
  partial: boolean;
  /** Preparation needed, 1 (little) to 5 (extensive). */
  jobZone: 1 | 2 | 3 | 4 | 5;
  /** US practice, as noun phrases that fit after "most often" or "usually": "a bachelor's degree". */
  education: { modal: string | null; modalSharePct: number | null; usTypicalEntry: string };
  /** The level behind `usTypicalEntry`, with what it takes. */
  usLevel: UsLevel;
  /** These six lists have British noun phrases, in lower case except names, the most important first. */
  topSkills: string[];
  distinctiveSkills: string[];
  knowledge: string[];
  software: string[];
  workStyles: string[];
  workValues: string[];
  /** Percentile over all rated occupations. */
  physicalDemandPct: number | null;
  /** Share of the work that can be done from home, 0 to 1. */
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
  isco08Major: string;
  /** Codes of related occupations, all of them in our table. */
  related: string[];
  uk: UkFigures;
  us: UsFigures;
}
