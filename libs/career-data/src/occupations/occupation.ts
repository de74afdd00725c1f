import type { UsLevel } from './labels.js';
import type { Category } from '@bearings/domain';

/** Yearly gross pay in the country's currency; null if the statistics office withholds a figure. */
export interface PayFigures {
  median: number | null;
  p25: number | null;
  p75: number | null;
  /** The year of the figures; null if there are none. */
  year: number | null;
  /** Whom the figures describe, in the words of the statistics office. */
  basis: string;
  /** Full name of the publisher. */
  source: string;
  /** Sentence on why there is no median; null if there is one. */
  note: string | null;
}

export interface UkFigures extends PayFigures {
  /** Code of the SOC 2020 unit group; null if the UK classification has no group for this work. */
  soc2020: string | null;
  socTitle: string | null;
  /** How well the UK group matches this occupation. */
  match: 'exact' | 'close' | 'broad' | 'none';
  /** True if the figures describe a group that includes other occupations. */
  wider: boolean;
  /** Number of people employed in the group in 2024, as a lower bound; null if unknown. */
  employment: number | null;
}

export interface UsFigures extends PayFigures {
  /** The statistics office's title of the group that the figures describe. */
  groupTitle: string;
  /** True if the figures describe a group that includes other occupations. */
  wider: boolean;
  employment: number | null;
}

export interface Occupation {
  /** O*NET-SOC code, the key. */
  code: string;
  /** British title without an article, with capitals only at the start and in names: "Chief executive". */
  title: string;
  /** What the work demands in each category, as a percentile among 862 rated occupations, 0 to 100; null if unknown. */
  demand: Record<Category, number | null>;
  /** True if some ratings of this occupation are missing in the source. */
  partial: boolean;
  /** How much preparation the work requires in the United States, from 1 (little) to 5 (extensive). */
  jobZone: 1 | 2 | 3 | 4 | 5;
  /**
   * Education in the United States: the most common one of people in the job, the share in per cent who have it, and
   * the one with which people usually start. Both educations are noun phrases such as "a bachelor's degree", which
   * texts put after "most often" or "usually".
   */
  education: { modal: string | null; modalSharePct: number | null; usTypicalEntry: string };
  /** The education in `usTypicalEntry`, with the studies that it requires. */
  usLevel: UsLevel;
  /** This and the next five lists contain British noun phrases, most important first. Only names have capitals. */
  topSkills: string[];
  distinctiveSkills: string[];
  knowledge: string[];
  software: string[];
  workStyles: string[];
  workValues: string[];
  /** Physical demand as a percentile among all rated occupations. */
  physicalDemandPct: number | null;
  /** Share of the work that can be done from home, 0 to 1. */
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
  isco08Major: string;
  uk: UkFigures;
  us: UsFigures;
}
