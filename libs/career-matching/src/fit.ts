import { FIT_FROM, type ReportFit } from '@bearings/contracts';

/** Returns the fit word for a stability from 0 to 1; always Possible if careers are unranked. */
export function fitOf(stability: number, ranked: boolean): ReportFit {
  if (!ranked || stability < FIT_FROM.Good) return 'Possible';
  return stability < FIT_FROM.Strong ? 'Good' : 'Strong';
}
