import type { Band, PersonalityType } from './assessment.js';
import type { Category } from './categories.js';

/** The titles of a report's sections, in order; the free preview names them and nothing more. */
export const REPORT_SECTIONS = [
  'Your profile',
  'Strengths and watch-points',
  'Ten careers that fit',
  'Where you work best',
  'Skills roadmap',
  'People and networks',
  'Next steps',
  'How this was worked out',
] as const;

export type ReportSectionTitle = (typeof REPORT_SECTIONS)[number];

/** A stretch of text of one kind. Shown as it stands: a name in it may hold any character. */
export interface TextRun {
  text: string;
  mark?: 'bold' | 'italic';
}

export type ReportBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; items: TextRun[][] };

export interface ReportSection {
  /** Short and stable, for deep links: "profile". */
  id: string;
  title: ReportSectionTitle;
  /** The profile's twelve categories and the ten careers stand beside them, in `ReportDocument`. */
  blocks: ReportBlock[];
}

export interface ReportCategory {
  category: Category;
  name: string;
  /** Whole number, 0 to 100. */
  score: number;
  band: Band;
  runs: TextRun[];
}

/** Pay in the reader's country. Amounts are whole units of the currency, gross, for a year. */
export type ReportPay =
  | {
      kind: 'published';
      country: string;
      currency: string;
      median: number;
      /** Quartiles; null where they are not published. */
      low: number | null;
      high: number | null;
      year: number;
      source: string;
      /** The figure in words, with source and year. */
      text: string;
    }
  | {
      kind: 'estimate';
      country: string;
      currency: string;
      /** Null where only a range may be shown. */
      median: number | null;
      low: number;
      high: number;
      year: number;
      source: string;
      text: string;
    }
  | { kind: 'none'; country: string; text: string };

export interface ReportCareer {
  /** O*NET-SOC code. */
  code: string;
  title: string;
  fit: 'Strong' | 'Good' | 'Worth a look';
  /** Similarity index, 0 to 100: show it only beside its explanation. */
  percent: number;
  /** One of the first five. */
  headlined: boolean;
  why: TextRun[];
  whyNot: TextRun[];
  /** What the work is, a day in it, who thrives, and the ways in (United Kingdom). */
  description: { what: string; day: string; thrives: string; entry: string };
  preparation: string;
  skills: string[];
  knowledge: string[];
  tools: string[];
  pay: ReportPay;
  outlook: string;
}

/** A report as data, for the screen: `content` is the same report as text. */
export interface ReportDocument {
  personality: {
    type: PersonalityType;
    /** 0 (introvert) to 100 (extravert), whole. */
    energy: number;
    /** Within 10 points of the middle: the traits are leanings. */
    closeToMiddle: boolean;
    traits: string[];
  };
  /** The ten preferences are so level that the order of careers means nothing. */
  flat: boolean;
  /** In the fixed order. */
  categories: ReportCategory[];
  /** Ten, best first. */
  careers: ReportCareer[];
  sections: ReportSection[];
}

/** SPEC.md's three fixed traits of each type. */
export const PERSONALITY_TRAITS: Record<PersonalityType, readonly string[]> = {
  extravert: ['People-focused', 'High energy', 'Collaborative'],
  introvert: ['Thoughtful', 'Detail-oriented', 'Independent'],
};
