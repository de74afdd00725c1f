import { MIN_FIT_STABILITY, type ReportFit } from '@bearings/contracts';

/** Returns the fit word for a stability from 0 to 1; always Possible if careers are unranked. */
export function toFit(stability: number, ranked: boolean): ReportFit {
  if (!ranked || stability < MIN_FIT_STABILITY.Good) return 'Possible';
  return stability < MIN_FIT_STABILITY.Strong ? 'Good' : 'Strong';
}
