import type { ReportCareer, ReportSection } from './api.generated.js';
import type { PersonalityType } from './assessment.js';

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

export type ReportBlock = ReportSection['blocks'][number];

export type ReportPay = ReportCareer['pay'];

export const REPORT_FITS = ['Strong', 'Good', 'Worth a look'] as const;
export type ReportFit = (typeof REPORT_FITS)[number];

/** SPEC.md's three fixed traits of each type. */
export const PERSONALITY_TRAITS: Record<PersonalityType, readonly string[]> = {
  extravert: ['People-focused', 'High energy', 'Collaborative'],
  introvert: ['Thoughtful', 'Detail-oriented', 'Independent'],
};
