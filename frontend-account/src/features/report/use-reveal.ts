import { useEffect, useState } from 'react';
import type { ReportView } from './report-view';

/** When the last career has landed. */
const REVEAL_MS = 6_000;
/** A report that is older is opened on another device, not for the first time. */
const NEW_FOR_MS = 24 * 60 * 60_000;

const keyOf = (id: string): string => `bearings:revealed:${id}`;

/** Whether a report of this reader opens for the first time, where movement is welcome. */
function isFirstOpening({ assessmentId, generatedAt, isSample, versions }: ReportView): boolean {
  if (isSample || versions.all.length > 1) return false;
  if (Date.now() - Date.parse(generatedAt) > NEW_FOR_MS) return false;
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return false;
  try {
    return window.localStorage.getItem(keyOf(assessmentId)) === null;
  } catch {
    return false;
  }
}

/** Unfolds a new report once: returns whether it unfolds now, and the way to skip that. */
export function useReveal(report: ReportView): { isUnfolding: boolean; skip: () => void } {
  const { assessmentId } = report;
  const [isUnfolding, setIsUnfolding] = useState(() => isFirstOpening(report));
  useEffect(() => {
    if (!isUnfolding) return;
    try {
      window.localStorage.setItem(keyOf(assessmentId), new Date().toISOString());
    } catch {
      // Where storage is blocked it is not shown at all.
    }
    const timer = setTimeout(() => setIsUnfolding(false), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isUnfolding, assessmentId]);
  return { isUnfolding, skip: () => setIsUnfolding(false) };
}
