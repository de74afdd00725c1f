import { JOB_ANSWERS, type JobAnswer } from '@bearings/domain';
import { Alert, Button, Card, Heading, Stack } from '@bearings/ui';
import { useEffect, useRef, useState } from 'react';
import { jobQuestionTexts as texts } from './job-question-texts';
import { useAnswerJobMutation, useJobQuestionsQuery } from './feedback.api';

interface JobQuestionsProps {
  assessmentId: string;
  /** Called when the last job has been answered and the answer is stored. */
  onDone: () => void;
}

/** Asks the reader of a report whether they would look into certain jobs, one after the other. Answering is optional. */
export function JobQuestions({ assessmentId, onDone }: JobQuestionsProps) {
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

  const answer = async (code: string, given: JobAnswer) => {
    const isLast = jobs.filter((each) => each.answer === null).length === 1;
    const { error: failure } = await answerJob({ id: assessmentId, jobAnswered: { code, answer: given } });
    if (isLast && !failure) onDone();
  };
  if (skipped || !job) return null;
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="job-questions">
        <Stack gap={3}>
          <Heading level={3} size="small" id="job-questions">
            {texts.title}
          </Heading>
          <p className="text-sm text-muted">{texts.lead}</p>
          <div className="min-h-36">
            <p className="text-sm text-muted">{texts.progress(index + 1, jobs.length)}</p>
            <h4 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
              {job.title}
            </h4>
            <p>{job.what}</p>
          </div>
          {error && (
            <Alert tone="danger" live>
              {texts.failed}
            </Alert>
          )}
          <div className="flex flex-wrap gap-2">
            {JOB_ANSWERS.map((given) => (
              <Button key={given} variant="secondary" onClick={() => void answer(job.code, given)}>
                {texts.answers[given]}
              </Button>
            ))}
            <Button variant="ghost" onClick={() => setSkipped(true)}>
              {texts.skip}
            </Button>
          </div>
        </Stack>
      </section>
    </Card>
  );
}
