import type { Assessment } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { formatDate } from '@bearings/web';
import { PERSONALITY_NAMES } from '../../../components/personality-names';
import { assessmentTexts as texts } from './assessment-texts';
import { AnsweredProgress } from './answered-progress';
import { AssessmentAction } from './assessment-action';
import { StatusBadge } from './status-badge';

function formatTitle({ completedAt, createdAt }: Assessment): string {
  return completedAt ? texts.completedOn(formatDate(completedAt)) : texts.startedOn(formatDate(createdAt));
}

/** One assessment in a list: date, result, status and action. */
export function AssessmentRow({ assessment }: { assessment: Assessment }) {
  const { id, completedAt, personalityType, status } = assessment;
  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={3} className="text-lg">
            {formatTitle(assessment)}
          </Heading>
          <StatusBadge status={status} />
        </div>
        {completedAt && (
          <p className="mt-1 text-sm">
            {texts.type(personalityType ? PERSONALITY_NAMES[personalityType] : texts.analysing)}
          </p>
        )}
        {completedAt === null && (
          <div className="mt-2">
            <AnsweredProgress assessment={assessment} />
          </div>
        )}
        <details className="mt-1 text-xs text-muted">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-2">
            {texts.details}
          </summary>
          <p className="break-all">{`${texts.id} ${id}`}</p>
        </details>
        {status === 'error' && <p className="mt-2 text-sm text-danger">{texts.failedText}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        <AssessmentAction assessment={assessment} />
      </div>
    </li>
  );
}
