import { JOB_ANSWERS } from '@bearings/contracts';
import { Alert, Button, Card, Heading, Stack } from '@bearings/ui';
import { isApiError } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { jobQuestionTexts as texts } from '../../texts/job-question-texts';
import { useAnswerJobMutation, useJobQuestionsQuery } from './job-questions.api';

/**
 * The HTTP status with which the server rejects an answer after the report was opened, because the questions are closed
 * from then on.
 */
const CONFLICT_STATUS = 409;

/**
 * Asks the buyer whether they would look into certain jobs, one job after the other, until the report is opened.
 * Answering is optional.
 */
export function JobQuestions({ assessmentId }: { assessmentId: string }) {
  const { data } = useJobQuestionsQuery(assessmentId);
  const [answerJob, { error }] = useAnswerJobMutation();
  const [skipped, setSkipped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const jobs = data?.jobs ?? [];
  const index = jobs.findIndex((job) => job.answer === null);
  const job = jobs[index];
  const shownIndex = useRef(index);
  useEffect(() => {
    // Moves the focus to the heading: the clicked button stays in place, and another press would
    // answer for the next job.
    if (shownIndex.current !== -1 && index !== shownIndex.current && heading.current) heading.current.focus();
    shownIndex.current = index;
  }, [index]);

  const isClosed = isApiError(error) && error.status === CONFLICT_STATUS;
  if (skipped || isClosed || jobs.length === 0) return null;
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="job-questions">
        {job ? (
          <Stack gap={3}>
            <Heading level={2} size="small" id="job-questions">
              {texts.title}
            </Heading>
            <p className="text-sm text-muted">{texts.lead}</p>
            <div className="min-h-36">
              <p className="text-sm text-muted">{texts.progress(index + 1, jobs.length)}</p>
              <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
                {job.title}
              </h3>
              <p>{job.what}</p>
            </div>
            {error && (
              <Alert tone="danger" live>
                {texts.failed}
              </Alert>
            )}
            <div className="flex flex-wrap gap-2">
              {JOB_ANSWERS.map((answer) => (
                <Button
                  key={answer}
                  variant="secondary"
                  onClick={() => void answerJob({ id: assessmentId, jobAnswered: { code: job.code, answer } })}
                >
                  {texts.answers[answer]}
                </Button>
              ))}
              <Button variant="ghost" onClick={() => setSkipped(true)}>
                {texts.skip}
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack gap={1}>
            <Heading level={2} size="small" id="job-questions">
              {texts.done.title}
            </Heading>
            <output className="block">{texts.done.text}</output>
          </Stack>
        )}
      </section>
    </Card>
  );
}
