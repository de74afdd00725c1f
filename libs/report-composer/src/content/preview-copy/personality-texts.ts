import type { PersonalityType } from '@bearings/domain';

/** How far the score for the personality type is from the middle of its scale: within 10 points, within 30, or more. */
export const CLARITY_LEVELS = ['close', 'clear', 'very clear'] as const;
export type Clarity = (typeof CLARITY_LEVELS)[number];

export const TYPE_TEXTS: Record<PersonalityType, Record<Clarity, string>> = {
  extravert: {
    close:
      'You are close to the middle, on the extravert side. Read it as a leaning rather than a label: on another day you might come out on the other side.',
    clear: 'You come out as an extravert: on the whole you turn outward, towards people and activity.',
    'very clear':
      'You come out very clearly as an extravert: in nearly all that counts here you turn outward, towards people and activity.',
  },
  introvert: {
    close:
      'You are close to the middle, on the introvert side. Read it as a leaning rather than a label: on another day you might come out on the other side.',
    clear: 'You come out as an introvert: on the whole you turn inward, towards quiet and your own thoughts.',
    'very clear':
      'You come out very clearly as an introvert: in nearly all that counts here you turn inward, towards quiet and your own thoughts.',
  },
};

/** Texts on the category that contributes most to the personality type. */
export const DRIVER_TEXTS: Record<PersonalityType, Record<'communication' | 'leadership' | 'risk', string>> = {
  extravert: {
    communication: 'What counts most is how you answered about talking to people and being in company.',
    leadership: 'What counts most is how you answered about taking the lead.',
    risk: 'What counts most is how you answered about taking chances.',
  },
  introvert: {
    communication: 'What counts most is how you answered about crowds and talking to new people.',
    leadership: 'What counts most is how you answered about leaving the lead to others.',
    risk: 'What counts most is how you answered about choosing the safe option.',
  },
};

/** Text shown if all three categories that determine the personality type are exactly in the middle. */
export const BALANCED_TEXT = 'Your answers about company, leading and taking chances sit right in the middle.';

export const NEITHER_BETTER_NOTE = 'Neither type is better than the other.';
