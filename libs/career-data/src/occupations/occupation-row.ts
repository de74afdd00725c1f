import type { Category } from '@bearings/contracts';
import type {
  EducationName,
  KnowledgeName,
  SkillName,
  UsLevelName,
  WorkStyleName,
  WorkValueName,
} from './labels.js';
import type { UkFigures } from './occupation.js';

/** One line of the table: figures and terms as published. `occupations.ts` makes an Occupation of it. */
export interface OccupationRow {
  code: string;
  title: string;
  demand: Record<Category, number | null>;
  partial?: true;
  zone: 1 | 2 | 3 | 4 | 5;
  /** Most common level of education, its share in per cent, and the usual US entry level. */
  education: [EducationName | null, number | null, UsLevelName];
  skills: SkillName[];
  distinctive: SkillName[];
  knowledge: KnowledgeName[];
  software: string[];
  styles: WorkStyleName[];
  values: WorkValueName[];
  physical: number | null;
  remote: number | null;
  growth: number | null;
  isco: string;
  related: string[];
  /** GBP a year; `year` is the survey's; `employed` a lower bound for 2024. */
  uk: {
    soc: string | null;
    group: string | null;
    match: UkFigures['match'];
    year: 2024 | 2025 | null;
    median: number | null;
    p25: number | null;
    p75: number | null;
    employed: number | null;
  };
  /** USD a year, 2024. */
  us: {
    group: string;
    wider?: true;
    median: number | null;
    p25: number | null;
    p75: number | null;
    /** USD an hour, where no yearly figure is published. */
    hourly?: number;
    /** The median is published only as "at or above" this. */
    atLeast?: number;
    employed: number;
  };
}
