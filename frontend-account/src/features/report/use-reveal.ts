import { markAsRead, NEW_REPORT_KEY } from '@bearings/contracts';
import { matchesMedia } from '@bearings/ui';
import { readStoredText, storeText, useStarted } from '@bearings/web';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReportView } from './report-view';

/** Duration of the opening animation. */
const REVEAL_MS = 6_000;
/** Returns whether this browser opens a report for the first time after it was bought here. */
const isNewReport = ({ assessmentId }: ReportView): boolean => readStoredText(NEW_REPORT_KEY) === assessmentId;

const prefersMotion = (): boolean => matchesMedia('(prefers-reduced-motion: no-preference)');

/**
 * Plays an animation once at the top of a report that was just bought in this browser, unless the reader prefers reduced
 * motion. Returns whether the animation is playing, and a function to skip it.
 */
export function useReveal(report: ReportView): { isUnfolding: boolean; skip: () => void } {
  const isStarted = useStarted();
  const [isUnfolding, setIsUnfolding] = useState(() => isStarted && isNewReport(report) && prefersMotion());
  const isNew = useEffectEvent(() => isNewReport(report));
  useEffect(() => {
    // If storage is full, the report unfolds once more.
    if (isNew()) storeText(NEW_REPORT_KEY, markAsRead(report.assessmentId));
  }, [report.assessmentId]);
  useEffect(() => {
    if (!isUnfolding) return;
    const timer = setTimeout(() => setIsUnfolding(false), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isUnfolding]);
  return { isUnfolding, skip: () => setIsUnfolding(false) };
}
