import type { Check } from './route-card.js';

/**
 * The check that every card had when it was written; a second reader read all of them against the same
 * sources on the same day. A card checked again gets a check of its own.
 */
export const FIRST_CHECK: Check = {
  on: '2026-11-22',
  against: [
    'Office for National Statistics, SOC 2020 unit groups: entry routes and job titles',
    'Skills England, apprenticeship standards: editions 2021 and 2026',
    'O*NET 30.1: experience and training asked for',
    'our own knowledge of UK training and registers, not a published source',
  ],
};
