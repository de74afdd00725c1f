import { CIRCUMSTANCE_ROWS } from '../tables.js';
import type { Occupation } from './occupation.js';

/** The least share of an occupation's tasks, from 0 to 1, that can be done from home if much of the work can be. */
export const MIN_HOME_WORK_SHARE = 0.6;

const deskByCode = new Map(CIRCUMSTANCE_ROWS.map(({ code, dealBreakers }) => [code, dealBreakers.desk ?? 0]));

/**
 * Returns the share of an occupation's tasks that can be done from home, or null if it is unknown. It is 0 for work that
 * is not done at a desk even at times, because the study of tasks rates the paperwork of chefs and shop assistants
 * highly, who work in a kitchen or a shop.
 */
export function getHomeWorkShare({ code, remoteIndex }: Pick<Occupation, 'code' | 'remoteIndex'>): number | null {
  if (remoteIndex === null) return null;
  return deskByCode.get(code) ? remoteIndex : 0;
}
