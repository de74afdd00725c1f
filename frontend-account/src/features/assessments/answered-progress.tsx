import { QUESTION_COUNT, type Assessment } from '@bearings/contracts';
import { Progress } from '@bearings/ui';
import { assessmentTexts as texts } from '../../texts/assessment-texts';

/** Progress of an unfinished assessment; renders nothing when the reply has no count. */
export function AnsweredProgress({ assessment }: { assessment: Assessment }) {
  const { answered } = assessment;
  if (answered === undefined) return null;
  return (
    <div className="flex items-center gap-3 text-sm tabular-nums">
      <span>{texts.answered(answered)}</span>
      {/* Decorative: the text beside it gives the same figure. */}
      <div className="w-28" aria-hidden="true">
        <Progress
          label={texts.answered(answered)}
          value={(answered / QUESTION_COUNT) * 100}
          visibleLabel={false}
        />
      </div>
    </div>
  );
}
