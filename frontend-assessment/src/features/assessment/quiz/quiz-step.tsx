import { QUESTIONS, ANSWER_SCALE, findScaleStep, type Question } from '@bearings/domain';
import { Button, Eyebrow, FieldError, Heading, useEnterKey, useKeyboardPresence } from '@bearings/ui';
import { RadioScale } from '@bearings/ui/controls';
import { FOCUS_CHROME, useChrome, useFailureToast } from '@bearings/web';
import { useRef, useState, type PointerEvent } from 'react';
import { quizTexts as texts } from './quiz-texts';
import { areAllAnswered, LAST_POSITION } from '../../../funnel/funnel-state';
import { usePreferences } from '../../../funnel/preferences';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { QuizNavigation } from './quiz-navigation';
import { KeyPreferences, NextOnAnswerSwitch } from './quiz-preferences';
import { QuizProgress } from './quiz-progress';
import type { Submission } from '../use-submission';

/**
 * On a phone the statement takes the free height, so that for every statement the answers are at
 * the same place at the bottom of the screen. Other controls are above the statement.
 */
const PHONE_CLASSES = 'max-md:flex max-md:grow max-md:flex-col max-md:gap-0';

/**
 * Returns the kind of pointer that caused a click. Returns null for a click from the keyboard, which has no pointer, or
 * from assistive technology, whose pointer has no size.
 */
function getPointerKind({ pointerType, width, height }: PointerEvent): 'touch' | 'mouse' | null {
  if (pointerType === 'mouse' || pointerType === 'pen') return 'mouse';
  return pointerType === 'touch' && (width > 0 || height > 0) ? 'touch' : null;
}

const ELEMENT_IDS = { statement: 'statement', counter: 'question-counter', error: 'answer-error' };

/** Step two of the funnel: one statement at a time. */
export function QuizStep({ submitting }: Pick<Submission, 'submitting'>) {
  const { position } = useFunnel();
  const question = QUESTIONS[position];
  return question ? <Statement question={question} submitting={submitting} /> : null;
}

function Statement({ question, submitting }: { question: Question; submitting: boolean }) {
  const { answers, position } = useFunnel();
  const { nextOnAnswer, numberKeys } = usePreferences();
  const showFailure = useFailureToast();
  const [missingAt, setMissingAt] = useState<number>();
  const hasKeyboard = useKeyboardPresence();
  /** The pointer that clicked the answer; null for keys and assistive technology. */
  const pressedByRef = useRef<'touch' | 'mouse' | null>(null);
  useChrome(FOCUS_CHROME);

  const chosenAnswer = answers[question.id] ?? null;
  const isLastQuestion = position === LAST_POSITION;
  const isMissing = missingAt === position && chosenAnswer === null;

  const goToNext = () => {
    if (chosenAnswer === null) {
      setMissingAt(position);
      showFailure(texts.required);
    } else if (!isLastQuestion) {
      funnel.goTo(position + 1);
    } else if (areAllAnswered(answers)) {
      funnel.askCircumstances();
    } else {
      funnel.review();
    }
  };
  const chooseAnswer = (value: string) => {
    const pressedKind = pressedByRef.current;
    pressedByRef.current = null;
    const option = findScaleStep(value);
    if (!option) return;
    funnel.answer(question.id, option.value);
    showFailure();
    const shouldMoveOn = pressedKind === 'touch' ? nextOnAnswer !== false : pressedKind === 'mouse' && nextOnAnswer;
    if (!shouldMoveOn) return;
    if (isLastQuestion) funnel.review();
    else funnel.goTo(position + 1);
  };
  useEnterKey(goToNext);

  const isCheckable = isLastQuestion || areAllAnswered(answers);
  return (
    <div className={`grid gap-6 sm:gap-8 ${PHONE_CLASSES}`}>
      <QuizProgress answers={answers} position={position} counterId={ELEMENT_IDS.counter} />
      <div className="grid content-end gap-3 max-md:grow max-md:gap-1.5 max-md:py-3 md:min-h-40">
        <Eyebrow>{question.section}</Eyebrow>
        {/* A live region: after a key gave the answer, the focus is already on this heading, so screen readers would
          not announce the new statement without it. */}
        <Heading
          level={1}
          id={ELEMENT_IDS.statement}
          className="max-md:text-2xl max-md:[@media(height<37rem)]:text-xl"
          aria-describedby={ELEMENT_IDS.counter}
          aria-live="polite"
          tabIndex={-1}
        >
          {question.text}
        </Heading>
      </div>
      <RadioScale
        options={ANSWER_SCALE}
        value={chosenAnswer}
        onValueChange={chooseAnswer}
        numberKeys={numberKeys}
        onPointerDown={(event) => (pressedByRef.current = getPointerKind(event))}
        onKeyDown={() => (pressedByRef.current = null)}
        required
        className="max-md:pb-3"
        aria-labelledby={ELEMENT_IDS.statement}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? ELEMENT_IDS.error : undefined}
      />
      <QuizNavigation
        position={position}
        answered={chosenAnswer !== null}
        submitting={submitting}
        onNext={goToNext}
        problem={isMissing && <FieldError id={ELEMENT_IDS.error}>{texts.required.description}</FieldError>}
      />
      {(position === 0 || isCheckable) && (
        <div className="flex flex-wrap items-center justify-between gap-x-10 max-md:-order-1 max-md:pt-1 max-md:text-[0.875rem]">
          {position === 0 && <NextOnAnswerSwitch />}
          {isCheckable && (
            <Button variant="ghost" size="small" className="-mx-4 ml-auto" onClick={funnel.review}>
              {texts.check}
            </Button>
          )}
        </div>
      )}
      {hasKeyboard && <KeyPreferences />}
    </div>
  );
}
