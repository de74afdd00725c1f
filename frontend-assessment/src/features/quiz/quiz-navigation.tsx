import { ArrowLeft, ArrowRight, Button } from '@bearings/ui';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { LAST_POSITION } from '../journey/journey';
import { journey } from '../journey/use-journey';

interface QuizNavigationProps {
  position: number;
  /** Whether the statement on screen has an answer; without one going on explains itself. */
  answered: boolean;
  /** Whether the answers can be looked over as a whole. */
  checkable: boolean;
  submitting: boolean;
  onGoOn: () => void;
}

/** Back, on, and to the check of all answers. */
export function QuizNavigation({
  position,
  answered,
  checkable,
  submitting,
  onGoOn,
}: QuizNavigationProps) {
  const isLast = position === LAST_POSITION;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button
        variant="secondary"
        size="large"
        className="px-4 sm:px-7"
        disabled={position === 0}
        onClick={() => journey.goTo(position - 1)}
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.previous}
      </Button>
      <div className="flex grow flex-row-reverse flex-wrap gap-3">
        <Button
          size="large"
          className="grow px-4 sm:grow-0 sm:px-7"
          aria-disabled={!answered || undefined}
          loading={submitting}
          onClick={onGoOn}
        >
          {isLast ? texts.complete : texts.next}
          {!isLast && <ArrowRight size={20} aria-hidden="true" />}
        </Button>
        {checkable && (
          <Button variant="ghost" size="large" className="grow sm:grow-0" onClick={journey.review}>
            {texts.check}
          </Button>
        )}
      </div>
    </div>
  );
}
