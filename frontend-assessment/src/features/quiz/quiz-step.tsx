import { QUESTIONS, SCALE, type Question } from '@bearings/contracts';
import { Eyebrow, FieldError, Heading } from '@bearings/ui';
import { RadioScale } from '@bearings/ui/controls';
import { useState } from 'react';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { allAnswered, LAST_POSITION } from '../journey/journey';
import { usePreferences } from '../journey/preferences';
import { journey, useJourney } from '../journey/use-journey';
import { useProblemToast } from '../problem-toast/use-problem-toast';
import { QuizNavigation } from './quiz-navigation';
import { KeyHints, QuizPreferences } from './quiz-preferences';
import { QuizProgress } from './quiz-progress';
import { useEnterKey } from './use-enter-key';
import type { Submission } from './use-submission';

const IDS = { statement: 'statement', counter: 'question-counter', error: 'answer-error' };

/** Step two: one statement a page. */
export function QuizStep(submission: Submission) {
  const { position } = useJourney();
  const question = QUESTIONS[position];
  return question ? <Statement question={question} {...submission} /> : null;
}

interface StatementProps extends Submission {
  question: Question;
}

function Statement({ question, complete, submitting }: StatementProps) {
  const { answers, position } = useJourney();
  const { nextOnAnswer, numberKeys } = usePreferences();
  const problem = useProblemToast();
  const [missingAt, setMissingAt] = useState<number>();

  const chosen = answers[question.id] ?? null;
  const isLast = position === LAST_POSITION;
  const isMissing = missingAt === position && chosen === null;

  const goOn = () => {
    if (chosen === null) {
      setMissingAt(position);
      problem.say(texts.required);
    } else if (!isLast) {
      journey.goTo(position + 1);
    } else if (allAnswered(answers)) {
      complete();
    } else {
      journey.review();
    }
  };
  const choose = (value: string, byArrow = false) => {
    const option = SCALE.find((step) => step.value === value);
    if (!option) return;
    journey.answer(question.id, option.value);
    problem.settle();
    // An arrow passes over answers on its way to the one that is meant.
    if (!nextOnAnswer || byArrow) return;
    if (isLast) journey.review();
    else journey.goTo(position + 1);
  };
  useEnterKey(goOn);

  return (
    <div className="grid gap-6 sm:gap-8">
      <QuizProgress answers={answers} position={position} counterId={IDS.counter} />
      <div className="grid content-end gap-3 sm:min-h-40">
        <Eyebrow>{question.section}</Eyebrow>
        {/* Live: by the keys the focus is here already, and would not be read out again. */}
        <Heading
          level={1}
          id={IDS.statement}
          aria-describedby={IDS.counter}
          aria-live="polite"
          tabIndex={-1}
        >
          {question.text}
        </Heading>
      </div>
      <div className="grid gap-3">
        <RadioScale
          options={SCALE}
          value={chosen}
          onValueChange={choose}
          numberKeys={numberKeys}
          required
          aria-labelledby={IDS.statement}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? IDS.error : undefined}
        />
        {isMissing && <FieldError id={IDS.error}>{texts.required.description}</FieldError>}
      </div>
      <QuizNavigation
        position={position}
        answered={chosen !== null}
        checkable={isLast || allAnswered(answers)}
        submitting={submitting}
        onGoOn={goOn}
      />
      {numberKeys && <KeyHints />}
      <QuizPreferences />
    </div>
  );
}
