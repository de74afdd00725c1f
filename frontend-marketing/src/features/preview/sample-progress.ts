import { SAMPLE_STATEMENTS } from '../../content/sample-statements';

/** Returns the rounded percentage of statements before the given one (numbered from 1). */
export function sampleProgress(number: number): number {
  return Math.round(((number - 1) / SAMPLE_STATEMENTS.length) * 100);
}
