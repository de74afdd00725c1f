import type { Assessment } from '@bearings/contracts';
import { QUESTION_COUNT } from '@bearings/domain';
import { Progress } from '@bearings/ui';
import { assessmentTexts as texts } from './assessment-texts';

/**
 * Shows how many statements of an unfinished assessment are answered. Renders nothing if the API's
 * reply lacks the number.
 */
export function AnsweredProgress({ assessment }: { assessment: Assessment }) {
  const { answered } = assessment;
  if (answered === undefined) return null;
  return (
    <div className="flex items-center gap-3 text-sm tabular-nums">
      <span>{texts.answered(answered)}</span>
      {/* Hidden from screen readers, because the text next to it gives the same number. */}
      <div className="w-28" aria-hidden="true">
        <Progress label={texts.answered(answered)} value={(answered / QUESTION_COUNT) * 100} visibleLabel={false} />
      </div>
    </div>
  );
}
