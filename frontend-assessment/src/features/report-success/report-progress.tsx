import { Alert, Stack } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { successTexts as texts } from './success-texts';
import { ReadyView } from './ready-view';
import type { SuccessQuery } from './success-query';
import { ErrorView, NotFoundView } from './trouble-views';
import { useReportWatch, type ReportWatch } from './use-report-watch';
import { CheckingView, GeneratingView } from './waiting-views';

function WatchView({ watch, assessmentId }: { watch: ReportWatch; assessmentId: string }) {
  const { view, signedIn, tryAgain, tryingAgain } = watch;
  switch (view.kind) {
    case 'checking':
    case 'processing':
      return <CheckingView processing={view.kind === 'processing'} />;
    case 'generating':
      return <GeneratingView assessmentId={assessmentId} signedIn={signedIn} {...view} />;
    case 'success':
      return <ReadyView assessmentId={assessmentId} signedIn={signedIn} />;
    case 'notFound':
      return <NotFoundView assessmentId={assessmentId} />;
    case 'error':
      return <ErrorView assessmentId={assessmentId} {...view} onTryAgain={tryAgain} tryingAgain={tryingAgain} />;
  }
}

/** Shows the progress from the payment to the finished report. Each new view gets the focus. */
export function ReportProgress({ query }: { query: SuccessQuery }) {
  const watch = useReportWatch(query);
  const { kind } = watch.view;
  const frame = useRef<HTMLDivElement>(null);
  const lastKind = useRef(kind);

  useEffect(() => {
    if (lastKind.current === kind) return;
    lastKind.current = kind;
    const heading = frame.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [kind]);

  return (
    <div ref={frame}>
      <PageMeta
        title={kind === 'success' ? texts.metaReady : texts.metaTitle}
        description={texts.metaDescription}
        noIndex
      />
      <Stack gap={4}>
        {watch.hasDuplicatePayment && (
          <Alert live title={texts.duplicatePayment.title}>
            {texts.duplicatePayment.text}
          </Alert>
        )}
        <WatchView watch={watch} assessmentId={query.assessmentId} />
      </Stack>
    </div>
  );
}
