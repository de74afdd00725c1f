import { useStarted } from '@bearings/web';
import { useEffect, useState } from 'react';
import { storeValue } from '../../session/browser-storage';
import type { ReportView } from './report-view';

/** Duration of the opening animation. */
const REVEAL_MS = 6_000;
/** Maximum age of a report that counts as new. An older one was probably opened on another device before. */
const MAX_NEW_REPORT_AGE_MS = 24 * 60 * 60_000;

const getRevealKey = (id: string): string => `bearings:revealed:${id}`;

/** Returns whether a report is opened for the first time and the reader does not prefer reduced motion. */
function isFirstOpening({ assessmentId, generatedAt, isSample, versions }: ReportView): boolean {
  if (isSample || versions.all.length > 1) return false;
  if (Date.now() - Date.parse(generatedAt) > MAX_NEW_REPORT_AGE_MS) return false;
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return false;
  try {
    return window.localStorage.getItem(getRevealKey(assessmentId)) === null;
  } catch {
    // Storage is blocked, so the animation would be repeated on every visit.
    return false;
  }
}

/**
 * Plays an animation once at the top of a new report, but not if the server rendered the top, because then the reader
 * has already seen it. Returns whether the animation is playing, and a function to skip it.
 */
export function useReveal(report: ReportView): { isUnfolding: boolean; skip: () => void } {
  const { assessmentId } = report;
  const isStarted = useStarted();
  const [isUnfolding, setIsUnfolding] = useState(() => isStarted && isFirstOpening(report));
  useEffect(() => {
    if (!isUnfolding) return;
    // If storage is full, the animation is repeated when the report is opened again.
    storeValue(getRevealKey(assessmentId), new Date().toISOString());
    const timer = setTimeout(() => setIsUnfolding(false), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isUnfolding, assessmentId]);
  return { isUnfolding, skip: () => setIsUnfolding(false) };
}
