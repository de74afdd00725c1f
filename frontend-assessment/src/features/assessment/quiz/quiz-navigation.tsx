import { ArrowLeft, ArrowRight, Button } from '@bearings/ui';
import type { ReactElement } from 'react';
import { quizTexts as texts } from './quiz-texts';
import { LAST_POSITION } from '../../../funnel/funnel-state';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { BAR_CLASSES, STICKY_CLASSES } from './bar';

interface QuizNavigationProps {
  position: number;
  /** True if the statement has an answer. Otherwise assistive technology announces Next as disabled. */
  answered: boolean;
  submitting: boolean;
  onNext: () => void;
  /** The error after Next was pressed without an answer; otherwise false. Shown above the buttons. */
  problem: ReactElement | false;
}

/** Classes that make the labels of the buttons fit on one line on screens of 360 px or more. */
const BAR_BUTTON_CLASSES = 'max-md:min-h-12 max-md:gap-1.5 max-md:px-3 max-md:text-[0.9375rem]';
/**
 * Hides the arrow of Previous on narrow screens at the last statement, so that Complete and its
 * spinner fit on one line.
 */
const LAST_ARROW_CLASSES = 'max-[24rem]:hidden';

/** The buttons Previous and Next; at the last statement, Complete. */
export function QuizNavigation({ position, answered, submitting, onNext, problem }: QuizNavigationProps) {
  const isLastQuestion = position === LAST_POSITION;
  // If the submission waits for a connection, a long message makes the page scroll. A bar that
  // stays in view would then cover the answers.
  const { queued } = useFunnel();
  const sticky = queued ? '' : STICKY_CLASSES;
  return (
    <div className={`grid gap-3 max-md:gap-2 ${BAR_CLASSES} ${sticky}`}>
      {problem}
      <div className="flex items-center justify-between gap-3 max-md:gap-2">
        <Button
          variant="secondary"
          size="large"
          className={`px-4 sm:px-7 ${BAR_BUTTON_CLASSES}`}
          disabled={position === 0}
          onClick={() => funnel.goTo(position - 1)}
        >
          <ArrowLeft size={20} className={`shrink-0 ${isLastQuestion ? LAST_ARROW_CLASSES : ''}`} aria-hidden="true" />
          <span>{texts.previous}</span>
        </Button>
        <Button
          size="large"
          className={`px-4 max-md:grow sm:px-7 ${BAR_BUTTON_CLASSES}`}
          aria-disabled={!answered || undefined}
          loading={submitting}
          onClick={onNext}
        >
          <span>{isLastQuestion ? texts.complete : texts.next}</span>
          {!isLastQuestion && <ArrowRight size={20} className="shrink-0" aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
