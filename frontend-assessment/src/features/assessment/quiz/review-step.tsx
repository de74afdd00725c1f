import { QUESTIONS, QUESTION_COUNT, findScaleStep, type Question } from '@bearings/domain';
import { Alert, Button, Card, Heading, Lead, Stack, VisuallyHidden } from '@bearings/ui';
import { quizTexts, reviewTexts as texts } from './quiz-texts';
import { countAnswered, findFirstUnansweredPosition, type Answers } from '../../../funnel/funnel-state';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { BAR_CLASSES, STICKY_CLASSES } from './bar';
import { questionsBySection } from './questions-by-section';
import type { Submission } from '../use-submission';

const findAnswerLabel = (answers: Answers, { id }: Question) => findScaleStep(answers[id])?.label;

interface ReviewRowProps {
  question: Question;
  number: number;
  label: string | undefined;
}

function ReviewRow({ question, number, label }: ReviewRowProps) {
  return (
    <li
      data-answer={number - 1}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3 first:border-t-0"
    >
      <div className="min-w-0">
        <p>{question.text}</p>
        <p className={label ? 'text-sm text-muted' : 'text-sm font-medium text-danger'}>{label ?? texts.noAnswer}</p>
      </div>
      <Button variant="ghost" size="small" className="-mr-4" onClick={() => funnel.goTo(number - 1)}>
        <span>{texts.change}</span>
        <VisuallyHidden>{texts.changeOf(number)}</VisuallyHidden>
      </Button>
    </li>
  );
}

function PersonDetails() {
  const { person } = useFunnel();
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{`${person.firstName} ${person.lastName}`}</p>
        <p className="text-sm text-muted">{person.email}</p>
      </div>
      <Button variant="ghost" size="small" className="-mr-4" onClick={funnel.editDetails}>
        <span>{texts.change}</span>
        <VisuallyHidden>{texts.changePerson}</VisuallyHidden>
      </Button>
    </Card>
  );
}

/** Lists all answers, so that the visitor can check them before submission. */
export function ReviewStep({ submitting }: Pick<Submission, 'submitting'>) {
  const { answers, position } = useFunnel();
  const missingCount = QUESTION_COUNT - countAnswered(answers);
  const goToFirstOpen = () => funnel.goTo(findFirstUnansweredPosition(answers));

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Lead>{texts.lead}</Lead>
      </Stack>
      {missingCount > 0 && (
        <Alert
          tone="warning"
          title={texts.missing(missingCount)}
          action={
            <Button variant="secondary" size="small" onClick={goToFirstOpen}>
              {texts.answerMissing}
            </Button>
          }
        />
      )}
      <PersonDetails />
      {questionsBySection.map(({ section, questions }) => (
        <section key={section} aria-label={section}>
          <Heading level={2} size="small">
            {section}
          </Heading>
          <ul className="mt-2">
            {questions.map((question) => (
              <ReviewRow
                key={question.id}
                question={question}
                number={QUESTIONS.indexOf(question) + 1}
                label={findAnswerLabel(answers, question)}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="flex flex-wrap justify-between gap-3 max-md:contents">
        <Button variant="secondary" size="large" onClick={() => funnel.goTo(position)}>
          {texts.back}
        </Button>
        <div className={`${BAR_CLASSES} ${STICKY_CLASSES}`}>
          <Button
            size="large"
            className="max-md:min-h-12 max-md:w-full"
            aria-disabled={missingCount > 0 || undefined}
            loading={submitting}
            onClick={missingCount > 0 ? goToFirstOpen : () => funnel.askCircumstances()}
          >
            {quizTexts.complete}
          </Button>
        </div>
      </div>
    </Stack>
  );
}
