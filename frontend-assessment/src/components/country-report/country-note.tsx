import type { Assessment } from '@bearings/contracts';
import { useOwnCoverage } from './use-own-coverage';

/** Says what is bought where the country has pay or ways in for few of the reader's careers; else shows nothing. */
export function CountryNote({ assessment }: { assessment: Assessment }) {
  const { coverage } = useOwnCoverage(assessment);
  return coverage?.note ? <p className="font-semibold">{coverage.note}</p> : null;
}
