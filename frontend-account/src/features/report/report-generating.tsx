import { TIMINGS } from '@bearings/contracts';
import { Alert, Button, Progress, RefreshCw, Stack } from '@bearings/ui';
import { HillPath } from '@bearings/ui/illustrations';
import { api, useAppDispatch, useFailureToast, useToast } from '@bearings/web';
import { useEffect } from 'react';
import { reportTexts } from './report-texts';
import { useGenerateReportMutation, useReportStatusQuery } from '../../api/report.api';
import { NoticePage } from '../../components/notice-page';

const texts = reportTexts.generating;

/** Page for a paid report that is being written or has failed; shows the report when it is ready. */
export function ReportGenerating({ assessmentId }: { assessmentId: string }) {
  const dispatch = useAppDispatch();
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const { data, isFetching, refetch } = useReportStatusQuery(assessmentId, {
    pollingInterval: TIMINGS.statusPoll,
  });
  const [generate, { isLoading }] = useGenerateReportMutation();
  const hasMoved = data?.status === 'ready' || data?.status === 'payment_required';

  useEffect(() => {
    if (hasMoved) dispatch(api.util.invalidateTags(['Assessments', 'Reports']));
  }, [dispatch, hasMoved]);

  const refreshReport = async () => {
    const { data: now, isError } = await refetch();
    showFailure(isError ? texts.unchecked : undefined);
    if (!isError && now?.status === 'generating') {
      toast({ title: texts.title, description: texts.stillWriting });
    }
  };
  const tryAgain = async () => {
    const { error } = await generate(assessmentId);
    showFailure(error ? { title: texts.failed, description: texts.again } : undefined);
    if (!error) void refetch();
  };

  const failed = data?.status === 'error';
  return (
    <NoticePage
      title={texts.title}
      illustration={failed ? undefined : <HillPath />}
      action={
        <>
          {failed && (
            <Button loading={isLoading} onClick={() => void tryAgain()}>
              {texts.tryAgain}
            </Button>
          )}
          <Button
            variant={failed ? 'secondary' : 'primary'}
            loading={isFetching && data === undefined}
            onClick={() => void refreshReport()}
          >
            <RefreshCw size={18} aria-hidden="true" />
            <span>{texts.refresh}</span>
          </Button>
        </>
      }
    >
      {failed ? (
        <div className="text-start text-ink">
          <Alert tone="danger" title={texts.failed} live>
            {data.error ?? texts.unknown}
          </Alert>
          <p className="mt-4">{texts.kept}</p>
        </div>
      ) : (
        <Stack gap={3}>
          <p>{texts.text}</p>
          <Progress label={texts.progress} value={data?.progress.percent ?? null} />
          <p aria-live="polite" className="min-h-6 text-sm">
            {data?.progress.section && texts.section(data.progress.section)}
          </p>
        </Stack>
      )}
    </NoticePage>
  );
}
