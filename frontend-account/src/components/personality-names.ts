import type { PersonalityType } from '@bearings/contracts';

export const PERSONALITY_NAMES: Record<PersonalityType, string> = {
  extravert: 'Extravert',
  introvert: 'Introvert',
};
