import { isRecord, TIMINGS } from '@bearings/contracts';
import { Alert, Button, Progress, Stack } from '@bearings/ui';
import { toReadableMessage, useFailureToast } from '@bearings/web';
import { Link, useLocation } from '@bearings/web/router';
import { useState } from 'react';
import { revisionTexts as texts } from './revision-texts';
import { useAssessmentQuery, useReportQuery, type ReportRequest } from '../../../api/report.api';
import type { ReportVersions } from '../report-view';
import { useReviseReportMutation } from '../revisions.api';
import { searchWithVersion } from './version-search';

interface VersionNoticesProps {
  request: ReportRequest;
  versions: ReportVersions;
}

/** Says which version of the report is shown, and the state of a version that was requested. */
export function VersionNotices({ request, versions }: VersionNoticesProps) {
  const location = useLocation();
  const { search } = location;
  const { shown, newest, status } = versions;
  const [atFirst] = useState(() => readVersionBeforeSave(location.state) ?? newest.number);
  const isUpdated = status === 'none' && newest.number > atFirst;
  const isEarlier = shown !== newest.number;
  const toNewest = (
    <Button asChild variant="secondary" size="small">
      <Link to={{ search: searchWithVersion(search, null) }}>{texts.earlier.newest}</Link>
    </Button>
  );
  return (
    <div className="mt-6 grid gap-4 empty:hidden print:hidden">
      {status === 'generating' && <VersionInProgress request={request} />}
      {status === 'error' && <VersionFailedNotice id={request.assessmentId} />}
      {isUpdated && !isEarlier && (
        <Alert tone="success" title={texts.updated.title} live>
          {`${newest.reason} ${newest.change} ${texts.updated.text}`}
        </Alert>
      )}
      {isEarlier && (
        <Alert title={texts.earlier.title} action={toNewest} live>
          {texts.earlier.text}
        </Alert>
      )}
    </div>
  );
}

/**
 * Returns the number of the version that was the newest when the circumstances were saved. It is in
 * the navigation's state.
 */
function readVersionBeforeSave(state: unknown): number | undefined {
  return isRecord(state) && typeof state['savedAfter'] === 'number' ? state['savedAfter'] : undefined;
}

function VersionInProgress({ request }: { request: ReportRequest }) {
  useReportQuery(request, { pollingInterval: TIMINGS.statusPoll });
  return (
    <Alert title={texts.making.title} live>
      <Stack gap={2}>
        <p>{texts.making.text}</p>
        <Progress label={texts.making.progress} value={null} />
      </Stack>
    </Alert>
  );
}

function VersionFailedNotice({ id }: { id: string }) {
  const showFailure = useFailureToast();
  const { data, isFetching, refetch } = useAssessmentQuery(id);
  const [revise, { isLoading }] = useReviseReportMutation();
  const tryAgain = async () => {
    const assessment = data ?? (await refetch()).data;
    const circumstances = assessment?.circumstances ?? { interests: {} };
    const { error } = assessment ? await revise({ id, revisionRequest: { circumstances } }) : { error: true };
    showFailure(
      error ? { title: texts.failed.title, description: toReadableMessage(error, texts.failed.text) } : undefined,
    );
  };
  return (
    <Alert
      tone="warning"
      title={texts.failed.title}
      live
      action={
        <Button size="small" loading={isLoading || isFetching} onClick={() => void tryAgain()}>
          {texts.failed.tryAgain}
        </Button>
      }
    >
      {texts.failed.text}
    </Alert>
  );
}
