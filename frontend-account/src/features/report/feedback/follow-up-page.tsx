import { pages } from '@bearings/contracts';
import { FOLLOW_UP_ANSWERS, type FollowUpAnswer } from '@bearings/domain';
import { Alert, Button, Container, EmptyState, Heading, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { RadioScale } from '@bearings/ui/controls';
import { PageMeta } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId, useState, type SubmitEvent } from 'react';
import { useAnswerFollowUpMutation, useStopFollowUpsMutation } from '../../../api/calls.generated';
import { useAttempt } from '../../../components/forms/use-attempt';
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
  const [answer, setAnswer] = useState(toAnswer(chosen));
  const [send, sent] = useAnswerFollowUpMutation();
  const [stop, stopped] = useStopFollowUpsMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const stopAttempt = useAttempt(stop);
  const title = useId();
  const submitAnswer = (event: SubmitEvent) => {
    event.preventDefault();
    if (answer && !pending) void attempt({ key, answer });
  };
  const end = stopped.isSuccess ? texts.stopped : sent.isSuccess ? texts.sent : null;
  const problem = refusal ?? stopAttempt.refusal;
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
          <form aria-labelledby={title} aria-busy={pending} onSubmit={submitAnswer}>
            <Stack gap={3}>
              <Heading level={1} id={title}>
                {texts.title}
              </Heading>
              <p>{texts.lead}</p>
              <RadioScale
                aria-labelledby={title}
                options={texts.answers}
                value={answer}
                onValueChange={(value) => setAnswer(toAnswer(value))}
              />
              {problem && (
                <Alert tone="danger" live title={texts.failed}>
                  {problem.message}
                </Alert>
              )}
              <div className="flex flex-wrap gap-3">
                <Button type="submit" disabled={!answer} loading={pending}>
                  {pending ? texts.sending : texts.send}
                </Button>
                <Button variant="ghost" loading={stopAttempt.pending} onClick={() => void stopAttempt.attempt(key)}>
                  {stopAttempt.pending ? texts.stopping : texts.stop}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Container>
    </Section>
  );
}
