import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import { Card } from '@bearings/ui';
import { RadioScale } from '@bearings/ui/controls';
import { circumstancesTexts } from './circumstances-texts';
import { answerKeepQuestion, type KeepQuestion, listKeepQuestions } from './kept-jobs';
import type { ScreenProps } from './screen';

const texts = circumstancesTexts.keep;

const listLabels = (ids: readonly DealBreakerId[]): string =>
  DEAL_BREAKERS.flatMap(({ id, label }) => (ids.includes(id) ? label.toLowerCase() : [])).join('; ');

interface KeepQuestionsProps extends Pick<ScreenProps, 'choices' | 'onChange'> {
  /** Whether to ask about the person's own jobs too, or only about those in mind. */
  withOwnJobs: boolean;
}

/** Asks whether jobs that the person does, did or named stay in the list, before a deal-breaker leaves them out. */
export function KeepQuestions({ choices, onChange, withOwnJobs }: KeepQuestionsProps) {
  const questions = listKeepQuestions(choices).filter(
    ({ code }) => withOwnJobs || choices.jobs.some((job) => job.code === code),
  );
  return (
    // A question appears because of another answer, so screen readers are told.
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {questions.map((question) => (
        <KeepQuestionCard
          key={question.code}
          {...question}
          onAnswer={(isKept) => onChange({ keptJobs: answerKeepQuestion(choices, question, isKept) })}
        />
      ))}
    </div>
  );
}

function KeepQuestionCard(props: KeepQuestion & { onAnswer: (isKept: boolean | null) => void }) {
  const { code, title, isPresent, dealBreakers, isKept, onAnswer } = props;
  const [id, detailId] = [`keep-${code}`, `keep-${code}-why`];
  const answers = isPresent ? texts.answersForPresent : texts.answers;
  return (
    <Card className="grid gap-3">
      <div>
        <p id={id} className="font-semibold">
          {isPresent ? texts.present(title) : texts.question(title)}
        </p>
        <p id={detailId} className="text-muted">
          {texts.why(listLabels(dealBreakers))}
        </p>
      </div>
      <RadioScale
        layout="chips"
        aria-labelledby={id}
        aria-describedby={detailId}
        options={[
          { value: 'keep', label: answers.keep },
          { value: 'leave', label: answers.leave },
        ]}
        value={isKept === null ? null : isKept ? 'keep' : 'leave'}
        onValueChange={(value) => onAnswer(value === 'keep')}
        onClear={() => onAnswer(null)}
      />
    </Card>
  );
}
