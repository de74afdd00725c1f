import type { WorkField } from '@bearings/domain';

/**
 * One or more fields of work under one name, for cards that hint at a career before payment without naming it. Small
 * fields share a name, so that it does not reveal the career.
 */
interface CardField {
  /** First two digits of the occupation codes. */
  groups: readonly string[];
  sign: WorkField;
  name: string;
  sector: keyof typeof SECTOR_LABELS;
}

/** Wider groups of work, for a card whose career the name of its field would reveal. */
export const SECTOR_LABELS = {
  office: { sign: 'business', name: 'Business, law, safety and office' },
  science: { sign: 'science', name: 'Computing, science and engineering' },
  people: { sign: 'community', name: 'Health, care and services' },
  culture: { sign: 'arts', name: 'Arts, media and education' },
  hands: { sign: 'repair', name: 'Building, making and transport' },
} as const satisfies Record<string, { sign: WorkField; name: string }>;

export const CARD_FIELDS: readonly CardField[] = [
  { groups: ['11'], sign: 'management', name: 'Running things', sector: 'office' },
  { groups: ['13', '41'], sign: 'business', name: 'Business and sales', sector: 'office' },
  { groups: ['15'], sign: 'computing', name: 'Computing', sector: 'science' },
  { groups: ['17'], sign: 'engineering', name: 'Engineering and design', sector: 'science' },
  { groups: ['19'], sign: 'science', name: 'Science', sector: 'science' },
  { groups: ['21'], sign: 'community', name: 'Community work', sector: 'people' },
  { groups: ['23', '33'], sign: 'law', name: 'Law and safety', sector: 'office' },
  { groups: ['25'], sign: 'education', name: 'Education', sector: 'culture' },
  { groups: ['27'], sign: 'arts', name: 'Arts and media', sector: 'culture' },
  { groups: ['29', '31'], sign: 'health', name: 'Health and care', sector: 'people' },
  { groups: ['35', '39'], sign: 'personal', name: 'Food and services', sector: 'people' },
  { groups: ['43'], sign: 'office', name: 'Office work', sector: 'office' },
  { groups: ['37', '45', '47'], sign: 'construction', name: 'Building and land', sector: 'hands' },
  { groups: ['49'], sign: 'repair', name: 'Installing and repair', sector: 'hands' },
  { groups: ['51'], sign: 'making', name: 'Making things', sector: 'hands' },
  { groups: ['53'], sign: 'transport', name: 'Transport', sector: 'hands' },
];

/** The education required before training starts, in a few words. */
export const CARD_LEVELS = {
  school: 'From school',
  college: 'After college',
  degree: 'Degree',
  /** Replaces `school` or `college` if the exact level would reveal the career. */
  below: 'No degree',
} as const;

/** Replaces a field, an education level or pay that would reveal the career. */
export const IN_REPORT_LABEL = 'In your report';
export const PAY_BANDS = {
  below: 'Under {to}',
  between: '{from} to {to}',
  above: 'Over {from}',
  /** No pay figure is published, and none can be estimated. */
  none: 'Pay not published',
} as const;
