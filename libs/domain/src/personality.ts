import type { Category } from './categories.js';

export const PERSONALITY_TYPES = ['extravert', 'introvert'] as const;
export type PersonalityType = (typeof PERSONALITY_TYPES)[number];

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
