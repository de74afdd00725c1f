import type { Category, PersonalityType } from '@bearings/contracts';

/** Returns a record with a value for each of the twelve categories. */
export function byCategory<T>(valueOf: (category: Category) => T): Record<Category, T> {
  return {
    leadership: valueOf('leadership'),
    motivation: valueOf('motivation'),
    communication: valueOf('communication'),
    helping: valueOf('helping'),
    analytical: valueOf('analytical'),
    creativity: valueOf('creativity'),
    planning: valueOf('planning'),
    practical: valueOf('practical'),
    resilience: valueOf('resilience'),
    risk: valueOf('risk'),
    spatial: valueOf('spatial'),
    burnout: valueOf('burnout'),
  };
}

/** Category scores from 0 to 100, unrounded: thirteen values are possible. Round only to show. */
export type CategoryScores = Record<Category, number>;

export interface Personality {
  type: PersonalityType;
  /** 0 (introvert) to 100 (extravert), unrounded; 50 and up is extravert. */
  energy: number;
  /** Within 10 points of the middle. */
  closeToMiddle: boolean;
  /** The weighting that made it. */
  version: number;
}
