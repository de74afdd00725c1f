import type { PersonalityType } from '@bearings/domain';

export const PERSONALITY_NAMES: Record<PersonalityType, string> = {
  extravert: 'Extravert',
  introvert: 'Introvert',
};
