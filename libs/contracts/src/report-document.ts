import type { ReportCareer, ReportSection } from './api.generated.js';
import type { PersonalityType } from './assessment.js';
import type { Category } from './categories.js';

/** A report's sections in order. URLs contain the ids, so they must not change; titles may. */
export const REPORT_SECTIONS = [
  { id: 'profile', title: 'Your profile' },
  { id: 'strengths', title: 'Strengths and watch-points' },
  { id: 'careers', title: 'Ten careers that fit' },
  { id: 'workplace', title: 'Where you work best' },
  { id: 'roadmap', title: 'Skills roadmap' },
  { id: 'people', title: 'People and networks' },
  { id: 'next-steps', title: 'Next steps' },
  { id: 'method', title: 'How this was worked out' },
] as const;

export type ReportSectionId = (typeof REPORT_SECTIONS)[number]['id'];

const SECTION_TITLES = new Map<ReportSectionId, string>(REPORT_SECTIONS.map(({ id, title }) => [id, title]));

/** Returns the title of a section. */
export const getSectionTitle = (id: ReportSectionId): string => SECTION_TITLES.get(id) ?? '';

/** Periods in which a step is due. */
export const STEP_PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type StepPeriod = (typeof STEP_PERIODS)[number];

/** Kinds of next steps, by what the reader should do. */
export const STEP_KINDS = [
  'try',
  'names',
  'search',
  'talk',
  'meet',
  'way',
  'pay',
  'check',
  'watch',
  'register',
  'apply',
  'practise',
  'narrow',
  'review',
  'aim',
  'return',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Topics of a career's details. */
export const CAREER_DETAIL_IDS = [
  'tasks',
  'start',
  'ways',
  'time',
  'registration',
  'jobs',
  'cost',
  'checks',
  'try',
  'note',
  'hours',
  'models',
] as const;
export type CareerDetailId = (typeof CAREER_DETAIL_IDS)[number];

/** Topics of the notes on a career. */
export const CAREER_NOTE_IDS = [
  'liked',
  'liked-in-part',
  'disliked',
  'disliked-in-part',
  'at-times',
  'long',
  'paid',
  'subject',
  'entry',
] as const;
export type CareerNoteId = (typeof CAREER_NOTE_IDS)[number];

/** Icons for a career's work setting. */
export const SETTING_ICONS = [
  'hours',
  'partTime',
  'nights',
  'outdoors',
  'people',
  'indoors',
  'desk',
  'lifting',
  'driving',
  'recordCheck',
  'register',
] as const;
export type SettingIcon = (typeof SETTING_ICONS)[number];

export const CAREER_LINK_KINDS = ['profile', 'apprenticeships', 'jobs'] as const;
export type CareerLinkKind = (typeof CAREER_LINK_KINDS)[number];

/** Topics of the assessment's optional step whose answers a report can list as taken into account. */
export const CIRCUMSTANCE_TOPICS = [
  'likes',
  'dislikes',
  'stage',
  'level',
  'subjects',
  'schoolSubjects',
  'field',
  'training',
  'dealBreakers',
  'fieldsLeftOut',
  'jobsInMind',
] as const;
export type CircumstanceTopic = (typeof CIRCUMSTANCE_TOPICS)[number];

export type ReportBlock = ReportSection['blocks'][number];

/**
 * Returns blocks without the next steps and their headings. Used if the reader has a plan, which contains the steps.
 */
export const withoutSteps = (blocks: readonly ReportBlock[]): ReportBlock[] =>
  blocks.filter(({ kind }, place) => kind !== 'steps' && !(kind === 'heading' && blocks[place + 1]?.kind === 'steps'));

export type ReportPay = ReportCareer['pay'];

/** The fit words, which say how well a career fits the reader, best first. */
export const REPORT_FITS = ['Strong', 'Good', 'Possible'] as const;
export type ReportFit = (typeof REPORT_FITS)[number];

/**
 * Minimum stability for each fit word; for the reasons see "Fit words" in docs/method.md. Stability
 * is the share of re-simulated answers that put a career among the best ten.
 */
export const MIN_FIT_STABILITY = { Strong: 0.75, Good: 0.5 } as const;

/** A trait that is typical of a personality type, and the category and the end of its scale that agree with it. */
export interface TypicalTrait {
  text: string;
  category: Category;
  end: 'high' | 'low';
}

/**
 * Three traits for each personality type. A report marks those with which the reader's score agrees: it is in the bands
 * "high" and above, or "low" and below. See "Type and traits" in docs/method.md.
 */
export const PERSONALITY_TRAITS: Record<PersonalityType, readonly TypicalTrait[]> = {
  extravert: [
    { text: 'People-focused', category: 'helping', end: 'high' },
    { text: 'High energy', category: 'burnout', end: 'high' },
    { text: 'Collaborative', category: 'communication', end: 'high' },
  ],
  introvert: [
    { text: 'Thoughtful', category: 'analytical', end: 'high' },
    { text: 'Detail-oriented', category: 'planning', end: 'high' },
    { text: 'Independent', category: 'communication', end: 'low' },
  ],
};

/** Labels of the traits. */
export const TYPICAL_TRAITS_LABELS: Record<PersonalityType, string> = {
  extravert: 'Typical of extraverts',
  introvert: 'Typical of introverts',
};
