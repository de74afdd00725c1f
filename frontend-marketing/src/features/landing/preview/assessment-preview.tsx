import { START_JOURNEY_PATH } from '@bearings/contracts';
import { Button, Card, Container, Heading, Note, Progress, Section, Stack, TextLink } from '@bearings/ui';
import type { Ref } from 'react';
import { StartLink } from '../../../components/start-link';
import { SAMPLE_STATEMENTS } from '../../../content/sample-statements';
import { previewTexts as texts } from '../landing-texts';

interface AssessmentPreviewProps {
  /** Number of the shown statement, from 1. */
  question: number;
  onQuestionChange: (question: number) => void;
  /** The heading, which the page scrolls to and focuses. */
  ref: Ref<HTMLHeadingElement>;
}

/** A sample of the assessment on the landing page. The answers are neither stored nor sent. */
export function AssessmentPreview({ question, onQuestionChange, ref }: AssessmentPreviewProps) {
  const isLast = question === SAMPLE_STATEMENTS.length;
  return (
    <Section tone="sunken" spacing="small" aria-labelledby="preview-title">
      <Container width="narrow">
        <Card padding="large">
          <Stack gap={3}>
            <Stack gap={1}>
              <Heading level={2} id="preview-title" ref={ref} tabIndex={-1} className="scroll-mt-8">
                {texts.title}
              </Heading>
              <Note>{texts.note}</Note>
              <TextLink alone href={START_JOURNEY_PATH} className="self-start text-sm">
                {texts.startEarly}
              </TextLink>
            </Stack>
            <Progress label={texts.progress} value={Math.round(((question - 1) / SAMPLE_STATEMENTS.length) * 100)} />
            <SampleQuestion key={question} number={question} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Button variant="secondary" disabled={question === 1} onClick={() => onQuestionChange(question - 1)}>
                {texts.previous}
              </Button>
              {isLast ? (
                <StartLink label={texts.start} size="medium" />
              ) : (
                <Button onClick={() => onQuestionChange(question + 1)}>{texts.next}</Button>
              )}
            </div>
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

function SampleQuestion({ number }: { number: number }) {
  return (
    <fieldset>
      <legend aria-live="polite">
        <span className="block text-sm text-muted">{texts.counter(number)}</span>
        <span className="mt-2 block font-serif text-2xl leading-snug text-balance">
          {SAMPLE_STATEMENTS[number - 1]}
        </span>
        <span className="mt-2 block text-sm text-muted">{texts.legend}</span>
      </legend>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        {texts.options.map((option) => (
          <label
            key={option}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 font-medium hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="sample-answer"
              value={option}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
