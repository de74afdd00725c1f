import { MIN_FIT_STABILITY, type ReportFit } from '@bearings/domain';

/**
 * Returns the fit word (Strong, Good or Possible) for a career's stability, from 0 to 1. It is always Possible if
 * careers are not ranked.
 */
export function toCareerFit(stability: number, ranked: boolean): ReportFit {
  if (!ranked || stability < MIN_FIT_STABILITY.Good) return 'Possible';
  return stability < MIN_FIT_STABILITY.Strong ? 'Good' : 'Strong';
}
