import { SAMPLE_STATEMENTS } from '../../content/sample-statements';

/**
 * Returns, as a rounded percentage, how many of the sample statements come before the statement with this number (from
 * 1).
 */
export function sampleProgress(number: number): number {
  return Math.round(((number - 1) / SAMPLE_STATEMENTS.length) * 100);
}
