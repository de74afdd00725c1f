import type { Band, PersonalityType } from './assessment.js';
import type { Category } from './categories.js';
import type { DealBreakerId } from './circumstances.js';

/** The titles of a report's sections, in order. The free preview shows the titles only. */
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

/** Text with one format. Rendered literally, since a name may contain any character. */
export interface TextRun {
  text: string;
  mark?: 'bold' | 'italic';
  /** Address on another site, whose printed form is the text. */
  href?: string;
}

export type ReportBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; items: TextRun[][] };

export interface ReportSection {
  /** Short and stable, for deep links: "profile". */
  id: string;
  /** One of `REPORT_SECTIONS`; with another number where a list has fewer than ten careers. */
  title: string;
  /** Without the twelve categories and the careers, which are in `ReportDocument`. */
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

/** Pay in the reader's country. Amounts are gross per year, in whole units of the currency. */
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
      /** Title of the group that the figure describes, where that holds other work too. */
      group?: string | null;
      /** Estimated from pay by age; absent where that is not published. */
      byAge?: { from22to29: number; from40to49: number };
      /** The figure as sentences, with source, year and the workers it covers. */
      text: string;
    }
  | {
      kind: 'estimate';
      country: string;
      currency: string;
      /** Null if only a range may be shown. */
      median: number | null;
      low: number;
      high: number;
      year: number;
      source: string;
      text: string;
    }
  | { kind: 'none'; country: string; text: string };

/** One fact about a career, under its label. */
export interface ReportCareerDetail {
  label: string;
  text: string;
  /** The text with its links; absent where it has none. */
  runs?: TextRun[];
}

export type ReportFit = 'Strong' | 'Good' | 'Worth a look';

/** An occupation that is only named. */
export interface ReportOccupation {
  /** O*NET-SOC code. */
  code: string;
  title: string;
}

export interface ReportCareer extends ReportOccupation {
  fit: ReportFit;
  /** How often it is among the best ten when the answers vary a little, 0 to 1. */
  stability: number;
  /** Senior posts that one may grow into from here. */
  later: ReportOccupation[];
  /** Near-duplicates that fit too. */
  also: ReportOccupation[];
  /** It asks for longer training than the person wants. */
  long: boolean;
  /** Sentences on training, what the person refused and likes, and entry jobs. */
  notes: string[];
  /** One of the first five. */
  headlined: boolean;
  why: TextRun[];
  whyNot: TextRun[];
  /** What the work is, a day in it, who thrives, and the ways in (United Kingdom). */
  description: { what: string; day: string; thrives: string; entry: string };
  /** American, and empty for readers elsewhere, whose ways in are among the details. */
  preparation: string;
  skills: string[];
  knowledge: string[];
  tools: string[];
  pay: ReportPay;
  outlook: string;
  /** Tasks, ways in and hours, for the reader's country. */
  details: ReportCareerDetail[];
}

/** A career for somebody who would train longer. */
export interface ReportLongerCareer extends ReportOccupation {
  fit: ReportFit;
  text: string;
}

/** What one deal-breaker left out. An occupation that two of them leave out is in both. */
export interface ReportExclusion {
  id: DealBreakerId;
  label: string;
  occupations: ReportOccupation[];
}

/** What is said of a job that the person has in mind. */
export interface ReportJobVerdict extends ReportOccupation {
  /** Null where a deal-breaker leaves it out, or where it is a post for later. */
  fit: ReportFit | null;
  stability: number | null;
  amongTen: boolean;
  text: string;
}

/** What a report says beside the ten careers. */
export interface ReportMatching {
  /** The answers to the 36 statements differ by more than chance makes likely. */
  direction: boolean;
  /** False: from what is known the careers are in no order. */
  ranked: boolean;
  /** The step was answered, if only in part. */
  step: boolean;
  /** What was taken into account, one sentence each. */
  takenIntoAccount: string[];
  longer: ReportLongerCareer[];
  /** How many occupations the deal-breakers left out, of how many. */
  excludedCount: number;
  occupationCount: number;
  excluded: ReportExclusion[];
  inMind: ReportJobVerdict[];
}

/** A report as data, for the screen: `content` is the same report as text. */
export interface ReportDocument {
  /** Version of the matching method. */
  methodVersion: number;
  matching: ReportMatching;
  personality: {
    type: PersonalityType;
    /** 0 (introvert) to 100 (extravert), whole. */
    energy: number;
    /** Within 10 points of the middle: the traits are leanings. */
    closeToMiddle: boolean;
    traits: string[];
  };
  /** Whether the order of the careers has no meaning. */
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
