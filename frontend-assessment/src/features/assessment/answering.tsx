import { Alert } from '@bearings/ui';
import { useEffect } from 'react';
import { quizTexts as texts } from './quiz/quiz-texts';
import { useFunnel } from '../../funnel/use-funnel';
import { CircumstancesScreens } from './circumstances/circumstances-screens';
import { QuizStep } from './quiz/quiz-step';
import { ReviewStep } from './quiz/review-step';
import { useDraftSaving } from './quiz/use-draft-saving';
import { useSubmission } from './use-submission';
import { useOnline } from '@bearings/web';

/** On a phone, one statement or one screen of the optional step fills the display. */
const PHONE_CLASSES = 'max-md:flex max-md:min-h-dvh max-md:flex-col max-md:gap-0';

/** The statements, the review and the optional step. Saves drafts and submits the assessment. */
export function Answering() {
  const { step, queued } = useFunnel();
  const online = useOnline();
  const draft = useDraftSaving();
  const submission = useSubmission(draft.settle);
  // The notice is above a list that is longer than a phone's display.
  useEffect(() => {
    if (queued) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [queued]);
  return (
    <div className={`grid gap-6 ${step === 'review' ? '' : PHONE_CLASSES}`}>
      <div
        aria-live="polite"
        className={step === 'review' ? '' : 'max-md:not-empty:pt-3'}
        data-says-offline={!online || undefined}
      >
        {queued && (
          <Alert tone="warning" title={texts.queued.title}>
            {online ? texts.queued.outOfReach : texts.queued.text}
          </Alert>
        )}
        {!queued && !online && <Alert tone="warning">{texts.offline}</Alert>}
      </div>
      {step === 'review' && <ReviewStep submitting={submission.submitting} />}
      {step === 'circumstances' && <CircumstancesScreens {...submission} saveDraft={draft.save} />}
      {step !== 'review' && step !== 'circumstances' && <QuizStep submitting={submission.submitting} />}
    </div>
  );
}
