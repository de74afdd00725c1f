import type { Feedback } from '@bearings/contracts';
import { MAX_FEEDBACK_COMMENT_LENGTH, RATINGS } from '@bearings/domain';
import { Alert, Button, Field, Heading, Skeleton, Stack, Table, Textarea } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { Checkbox, RadioScale } from '@bearings/ui/controls';
import { useDeferredValue, useId, useState, type SubmitEvent } from 'react';
import { feedbackTexts as texts } from './feedback-texts';
import { useAttempt } from '../../../components/forms/use-attempt';
import { useFeedbackQuery, useRateReportMutation } from './feedback.api';
import { JobQuestions } from './job-questions';
import { LoadFailed } from '../../../components/load-failed';

/**
 * The collapsed section at the end of a report. It asks whether the report was worth it and whether the reader would
 * look into certain jobs, and shows the answers about them.
 */
export function FeedbackPart({ id }: { id: string }) {
  return (
    <div className="print:hidden">
      <Accordion level={2} items={[{ value: id, title: texts.title, content: <LoadedFeedback id={id} /> }]} />
    </div>
  );
}

function LoadedFeedback({ id }: { id: string }) {
  const { data, isFetching, refetch } = useFeedbackQuery(id);
  // The first render of the form has low priority, so that it does not block the page.
  const isShown = useDeferredValue(data !== undefined);
  if (data && isShown) {
    return (
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <RatingForm id={id} feedback={data} />
        <Stack gap={3}>
          <JobQuestions assessmentId={id} onDone={() => void refetch()} />
          {data.jobs.length > 0 && <AnsweredJobs jobs={data.jobs} />}
        </Stack>
      </div>
    );
  }
  if (data || isFetching) return <Skeleton lines={3} label={texts.loading} />;
  return <LoadFailed tone="danger" text={texts.failed} retry={texts.retry} onRetry={refetch} />;
}

function RatingForm({ id, feedback }: { id: string; feedback: Feedback }) {
  const [rating, setRating] = useState(feedback.rating);
  const [comment, setComment] = useState(feedback.comment);
  const [mayQuote, setMayQuote] = useState(feedback.mayQuote);
  const [followUps, setFollowUps] = useState(feedback.followUps);
  const [rate, { isSuccess }] = useRateReportMutation();
  const { attempt, pending, refusal } = useAttempt(rate);
  const lead = useId();
  const submitFeedback = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) void attempt({ id, feedbackChange: { rating, comment, mayQuote, followUps } });
  };
  return (
    <form aria-labelledby={lead} aria-busy={pending} onSubmit={submitFeedback}>
      <Stack gap={3}>
        <p id={lead}>{texts.lead}</p>
        <RadioScale
          layout="chips"
          aria-label={texts.title}
          options={texts.ratings}
          value={rating === null ? null : String(rating)}
          onValueChange={(value) => setRating(RATINGS.find((each) => String(each) === value) ?? null)}
          onClear={() => setRating(null)}
        />
        <Field label={texts.comment} hint={texts.commentHint}>
          <Textarea
            rows={2}
            maxLength={MAX_FEEDBACK_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
        {!feedback.isPupil && (
          <>
            <Checkbox label={texts.mayQuote} checked={mayQuote} onCheckedChange={setMayQuote} />
            <Checkbox
              label={texts.followUps}
              hint={texts.followUpsHint}
              checked={followUps}
              onCheckedChange={setFollowUps}
            />
          </>
        )}
        {refusal && (
          <Alert tone="danger" live>
            {refusal.message}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <output>{isSuccess && !pending && !refusal ? texts.saved : ''}</output>
        </div>
      </Stack>
    </form>
  );
}

function AnsweredJobs({ jobs }: Pick<Feedback, 'jobs'>) {
  const { title, text, suggested, decoy, answers } = texts.jobs;
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <p className="text-sm text-muted">{text}</p>
      <Table caption={title} captionHidden>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.title}>
              <th scope="row">{job.title}</th>
              <td>{answers[job.answer]}</td>
              <td>{job.isSuggested ? suggested : decoy}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
