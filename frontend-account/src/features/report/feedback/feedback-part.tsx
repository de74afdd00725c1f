import type { Feedback } from '@bearings/contracts';
import { MAX_FEEDBACK_COMMENT_LENGTH, RATINGS } from '@bearings/domain';
import { Alert, Field, Heading, Skeleton, Stack, Table, Textarea } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { Checkbox, RadioScale } from '@bearings/ui/controls';
import { SubmitButton, useForm } from '@bearings/web';
import { useDeferredValue, useId } from 'react';
import { feedbackTexts as texts } from './feedback-texts';
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
  const [rate, { isSuccess }] = useRateReportMutation();
  const form = useForm({
    initial: {
      rating: feedback.rating,
      comment: feedback.comment,
      mayQuote: feedback.mayQuote,
      followUps: feedback.followUps,
    },
    send: (feedbackChange) => rate({ id, feedbackChange }),
  });
  const { pending, failure } = form;
  const { rating, mayQuote, followUps } = form.values;
  const lead = useId();
  return (
    <form {...form.props} aria-labelledby={lead}>
      <Stack gap={3}>
        <p id={lead}>{texts.lead}</p>
        <RadioScale
          layout="chips"
          aria-label={texts.title}
          options={texts.ratings}
          value={rating === null ? null : String(rating)}
          onValueChange={(value) => form.change({ rating: RATINGS.find((each) => String(each) === value) ?? null })}
          onClear={() => form.change({ rating: null })}
        />
        <Field label={texts.comment} hint={texts.commentHint}>
          <Textarea {...form.text('comment')} rows={2} maxLength={MAX_FEEDBACK_COMMENT_LENGTH} />
        </Field>
        {!feedback.isPupil && (
          <>
            <Checkbox
              label={texts.mayQuote}
              checked={mayQuote}
              onCheckedChange={(checked) => form.change({ mayQuote: checked })}
            />
            <Checkbox
              label={texts.followUps}
              hint={texts.followUpsHint}
              checked={followUps}
              onCheckedChange={(checked) => form.change({ followUps: checked })}
            />
          </>
        )}
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton form={form}>{pending ? texts.saving : texts.save}</SubmitButton>
          <output>{isSuccess && !pending && !failure ? texts.saved : ''}</output>
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
