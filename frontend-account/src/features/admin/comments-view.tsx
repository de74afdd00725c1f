import { endpoints, type Quality } from '@bearings/contracts';
import { Alert, Button, Heading, Note, Skeleton, Stack } from '@bearings/ui';
import { formatDateTime, useFailureToast } from '@bearings/web';
import { useState } from 'react';
import { qualityTexts as texts } from './quality-texts';
import { useAdminQualityQuery, useApproveCommentMutation, useRunQualityMutation } from './admin.api';
import { QualityFiguresTable, SubjectsTable } from './quality-tables';
import { LoadFailed } from '../../components/load-failed';

const POLL_MS = 2_000;

/**
 * Shows the quality of the questionnaire and readers' feedback in figures, the worst first, and the comments that wait
 * for approval.
 */
export function QualityView() {
  const [finishedAtBeforeRequest, setFinishedAtBeforeRequest] = useState<string | null>(null);
  const [run, { isLoading }] = useRunQualityMutation();
  const showFailure = useFailureToast();
  const { data, isFetching, refetch } = useAdminQualityQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: finishedAtBeforeRequest === null ? 0 : POLL_MS,
  });
  // When a new computation is requested, the finishing time of the previous one is stored. As soon as the server sends
  // a different finishing time, the new computation has finished.
  const isRunning = finishedAtBeforeRequest !== null && finishedAtBeforeRequest === (data?.finishedAt ?? '');
  if (finishedAtBeforeRequest !== null && !isRunning) setFinishedAtBeforeRequest(null);
  const compute = async () => {
    const { error } = await run();
    showFailure(error ? { title: texts.failed } : undefined);
    if (!error) setFinishedAtBeforeRequest(data?.finishedAt ?? '');
  };
  if (!data && isFetching) return <Skeleton lines={8} label={texts.loading} />;
  if (!data) {
    return <LoadFailed tone="danger" live text={texts.failed} retry={texts.retry} onRetry={refetch} />;
  }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        {data.seeded && <Alert>{texts.seeded}</Alert>}
        <Note>
          {`${data.finishedAt ? texts.computed(formatDateTime(data.finishedAt)) : texts.never} ${texts.cells}`}
        </Note>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" loading={isLoading || isRunning} onClick={() => void compute()}>
            {isRunning ? texts.running : texts.run}
          </Button>
          <Button asChild variant="secondary" size="small">
            <a href={endpoints.exportQuality.path}>{texts.csv}</a>
          </Button>
        </div>
      </Stack>
      <QualityFigures {...data} />
    </Stack>
  );
}

function QualityFigures({ figures, comments }: Quality) {
  const norms = figures.find(({ kind }) => kind === 'norm');
  return (
    <>
      <QualityFiguresTable {...texts.readers} figures={figures} claims />
      <SubjectsTable {...texts.careers} figures={figures} />
      <SubjectsTable {...texts.followUps} figures={figures} />
      <Comments comments={comments} />
      <QualityFiguresTable {...texts.answers} figures={figures} />
      <SubjectsTable {...texts.items} figures={figures} />
      <SubjectsTable {...texts.scales} figures={figures} />
      <SubjectsTable {...texts.correlations} figures={figures} order="extreme" limit={12} />
      <SubjectsTable {...texts.countries} figures={figures} order="extreme" limit={12} />
      <Note>{texts.norms(norms?.n ?? 0)}</Note>
    </>
  );
}

function Comments({ comments }: Pick<Quality, 'comments'>) {
  const [approve] = useApproveCommentMutation();
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {texts.comments.title}
      </Heading>
      {comments.length === 0 && <p>{texts.comments.none}</p>}
      <ul className="grid gap-4">
        {comments.map(({ id, text, rating, approved }) => (
          <li key={id} className="grid gap-1">
            <p className="wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
              <span>{texts.comments.stars(rating)}</span>
              {approved && <span>{texts.comments.approved}</span>}
              <Button
                variant="secondary"
                size="small"
                onClick={() => void approve({ id, commentApproval: { approved: !approved } })}
              >
                {approved ? texts.comments.withdraw : texts.comments.approve}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
