import { SAMPLE_STATEMENTS } from '../../content/sample-statements';

/**
 * Returns the share of the sample statements that come before the statement with this number (from 1), as a rounded
 * percentage.
 */
export function sampleProgress(number: number): number {
  return Math.round(((number - 1) / SAMPLE_STATEMENTS.length) * 100);
}
