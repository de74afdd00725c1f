import { Progress } from '@bearings/ui';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { answeredCount, percentAnswered, type Answers } from '../journey/journey';

interface QuizProgressProps {
  answers: Answers;
  position: number;
  counterId: string;
}

/** Which statement this is, and how many of the 36 have an answer. */
export function QuizProgress({ answers, position, counterId }: QuizProgressProps) {
  const percent = percentAnswered(answers);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm font-medium tabular-nums">
        <p id={counterId}>{texts.counter(position + 1)}</p>
        <p className="text-muted">{texts.percent(percent)}</p>
      </div>
      <Progress
        label={texts.progress}
        value={percent}
        valueText={texts.progressValue(answeredCount(answers))}
        visibleLabel={false}
      />
    </div>
  );
}
