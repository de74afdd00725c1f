import { FIT_FROM, type ReportFit } from '@bearings/contracts';

/**
 * Returns the word for a fit, by the share of re-simulations among the best ten, 0 to 1. Where nothing is known of
 * the person, nothing is ranked.
 */
export function fitOf(stability: number, ranked: boolean): ReportFit {
  if (!ranked || stability < FIT_FROM.Good) return 'Possible';
  return stability < FIT_FROM.Strong ? 'Good' : 'Strong';
}
