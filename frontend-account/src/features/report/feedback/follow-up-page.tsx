import { pages } from '@bearings/contracts';
import { FOLLOW_UP_ANSWERS, type FollowUpAnswer } from '@bearings/domain';
import { Alert, Button, Container, EmptyState, Heading, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { RadioScale } from '@bearings/ui/controls';
import { PageMeta, SubmitButton, useForm, useSend } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { useAnswerFollowUpMutation, useStopFollowUpsMutation } from '../../../api/calls.generated';
import { useLinkToken } from '../../../session/use-link-token';
import { feedbackTexts } from './feedback-texts';

const texts = feedbackTexts.followUp;

const toAnswer = (text: string | undefined): FollowUpAnswer | null =>
  FOLLOW_UP_ANSWERS.find(({ id }) => id === text)?.id ?? null;

/**
 * The page that the links in a follow-up email open. Only its buttons send an answer, because mail scanners open links.
 */
export function FollowUpPage() {
  const [key = '', chosen] = useLinkToken().split('.');
  const [send, sent] = useAnswerFollowUpMutation();
  const [stop, stopped] = useStopFollowUpsMutation();
  const form = useForm({
    initial: { answer: toAnswer(chosen) },
    // The button is disabled while there is no answer.
    send: ({ answer }) => (answer ? send({ key, answer }) : {}),
  });
  const stopping = useSend({ send: () => stop(key) });
  const { answer } = form.values;
  const title = useId();
  const end = stopped.isSuccess ? texts.stopped : sent.isSuccess ? texts.sent : null;
  const problem = form.failure ?? stopping.refusal?.message;
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container width="narrow">
        {(end ?? key === '') ? (
          <div aria-live="polite">
            <EmptyState
              level={1}
              title={(end ?? texts.dead).title}
              illustration={<Lighthouse />}
              action={
                <Button asChild variant="secondary">
                  <Link to={pages.dashboard}>{texts.dashboard}</Link>
                </Button>
              }
            >
              {(end ?? texts.dead).text}
            </EmptyState>
          </div>
        ) : (
          <form {...form.props} aria-labelledby={title}>
            <Stack gap={3}>
              <Heading level={1} id={title}>
                {texts.title}
              </Heading>
              <p>{texts.lead}</p>
              <RadioScale
                aria-labelledby={title}
                options={texts.answers}
                value={answer}
                onValueChange={(value) => form.change({ answer: toAnswer(value) })}
              />
              {problem && (
                <Alert tone="danger" live title={texts.failed}>
                  {problem}
                </Alert>
              )}
              <div className="flex flex-wrap gap-3">
                <SubmitButton form={form} disabled={!answer}>
                  {form.pending ? texts.sending : texts.send}
                </SubmitButton>
                <Button variant="ghost" loading={stopping.pending} onClick={() => void stopping.run()}>
                  {stopping.pending ? texts.stopping : texts.stop}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Container>
    </Section>
  );
}
