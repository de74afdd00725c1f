import { Progress } from '@bearings/ui';
import { quizTexts as texts } from './quiz-texts';
import { countAnswered, getPercentAnswered, type Answers } from '../../../funnel/funnel-state';
import { SaveAndExit } from './save-and-exit';

interface QuizProgressProps {
  answers: Answers;
  position: number;
  counterId: string;
}

/** Shows the number of the statement, and how many of the 36 are answered. On a phone the text is shorter. */
export function QuizProgress({ answers, position, counterId }: QuizProgressProps) {
  const percent = getPercentAnswered(answers);
  return (
    <div className="grid gap-2 max-md:-order-2 max-md:gap-0 max-md:pt-1 max-md:[--progress-height:0.25rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm font-medium tabular-nums">
        <p id={counterId} className="max-md:sr-only">
          {texts.counter(position + 1)}
        </p>
        <p className="md:hidden" aria-hidden="true">
          {`${texts.shortCounter(position + 1)} · ${texts.part}`}
        </p>
        <p className="text-muted max-md:sr-only">
          <span>{texts.percent(percent)}</span>
          <span>{` · ${texts.part}`}</span>
        </p>
        <SaveAndExit />
      </div>
      <Progress
        label={texts.progress}
        value={percent}
        valueText={texts.progressValue(countAnswered(answers))}
        visibleLabel={false}
      />
    </div>
  );
}
