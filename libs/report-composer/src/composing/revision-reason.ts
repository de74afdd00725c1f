import { fillWording } from '../text.js';
import type { Circumstances } from '@bearings/contracts';
import { isDeepStrictEqual } from 'node:util';
import { listAnswerSentences } from '../answers/circumstances-text.js';
import { CIRCUMSTANCE_PARTS, REVISION_REASONS } from '../content/report-copy/revisions.js';
import type { ReportFacts } from './report-facts.js';

/** Returns a line for the reader on what changed since an earlier revision of the report; null if nothing did. */
export function describeRevisionReason(
  { circumstances: before }: Pick<ReportFacts, 'circumstances'>,
  circumstances: Circumstances,
  isRetaken = false,
): string | null {
  const reasons = [
    ...(isRetaken ? [REVISION_REASONS.retaken] : []),
    ...listCircumstanceChanges(before, circumstances),
    ...(isDeepStrictEqual(before?.sorted, circumstances.sorted)
      ? []
      : [REVISION_REASONS[circumstances.sorted === undefined ? 'unsorted' : 'sorted']]),
  ];
  return reasons.length === 0 ? null : reasons.join(' ');
}

function listCircumstanceChanges(before: Circumstances | null, circumstances: Circumstances): string[] {
  if (before === null || !isAnyAnswered(before)) return isAnyAnswered(circumstances) ? [REVISION_REASONS.added] : [];
  const parts = Object.entries(CIRCUMSTANCE_PARTS).flatMap(([part, name]) =>
    isDeepStrictEqual(Reflect.get(before, part), Reflect.get(circumstances, part)) ? [] : name,
  );
  return parts.length === 0 ? [] : [fillWording(REVISION_REASONS.changed, { parts: parts.join(', ') })];
}

const isAnyAnswered = (circumstances: Circumstances): boolean =>
  circumstances.experience !== undefined || listAnswerSentences(circumstances).length > 0;
