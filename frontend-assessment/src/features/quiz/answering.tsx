import { Alert } from '@bearings/ui';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { useJourney } from '../journey/use-journey';
import { useOnline } from '../journey/use-online';
import { QuizStep } from './quiz-step';
import { ReviewStep } from './review-step';
import { useDraftSaving } from './use-draft-saving';
import { useSubmission } from './use-submission';

/** The statements and the check of the answers, with what keeps and sends them. */
export function Answering() {
  const { step, queued } = useJourney();
  const online = useOnline();
  const submission = useSubmission(useDraftSaving());
  return (
    <div className="grid gap-6">
      <div aria-live="polite" data-says-offline={!online || undefined}>
        {queued && (
          <Alert tone="warning" title={texts.queued.title}>
            {online ? texts.queued.outOfReach : texts.queued.text}
          </Alert>
        )}
        {!queued && !online && <Alert tone="warning">{texts.offline}</Alert>}
      </div>
      {step === 'review' ? <ReviewStep {...submission} /> : <QuizStep {...submission} />}
    </div>
  );
}
