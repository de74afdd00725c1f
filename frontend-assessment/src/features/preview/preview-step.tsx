import { pages, pageTo, type Assessment, type Preview } from '@bearings/contracts';
import {
  Alert,
  Button,
  EmptyState,
  FoldedMap,
  Heading,
  Lead,
  Lighthouse,
  Skeleton,
  Stack,
  TextLink,
} from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { useEffect } from 'react';
import { Link } from '@bearings/web/router';
import { previewTexts as texts } from '../../texts/preview-texts';
import { useFunnelAssessmentQuery } from '../funnel/assessment.api';
import { isMissing } from '../funnel/refusals';
import { useRecovery } from '../funnel/use-recovery';
import { CountryReport } from '../country-report/load-country-report';
import { funnel } from '../funnel/use-funnel';
import { CircumstancesCard } from './circumstances-card';
import { LockedSections } from './locked-sections';
import { Findings } from './findings';

/** Step three: the free findings, and the locked sections with the price. */
export function PreviewStep({ assessmentId }: { assessmentId: string }) {
  const { data, error, isFetching, refetch } = useFunnelAssessmentQuery(assessmentId);
  const missing = isMissing(error);
  const recovery = useRecovery(assessmentId, missing);
  const isLost = missing && recovery.state === 'impossible';

  useEffect(() => {
    if (isLost) funnel.reopen();
  }, [isLost]);

  if (data?.isPaid) return <Paid assessmentId={assessmentId} />;
  if (data?.preview) return <ShownPreview assessment={data} preview={data.preview} />;
  if (isFetching || (missing && recovery.state !== 'failed')) {
    return (
      <Stack gap={4}>
        <Skeleton lines={2} label={texts.loading} />
        <Skeleton height="12rem" />
        <Skeleton height="20rem" />
      </Stack>
    );
  }
  return (
    <EmptyState
      level={1}
      title={texts.failed.title}
      illustration={<Lighthouse />}
      action={
        <Button onClick={missing ? recovery.retry : () => void refetch()}>
          {texts.failed.action}
        </Button>
      }
    >
      {texts.failed.text}
    </EmptyState>
  );
}

function Paid({ assessmentId }: { assessmentId: string }) {
  return (
    <EmptyState
      level={1}
      title={texts.paid.title}
      illustration={<FoldedMap />}
      action={
        <>
          <Button asChild>
            <Link to={pageTo.report(assessmentId)}>{texts.paid.action}</Link>
          </Button>
          <Button variant="secondary" onClick={funnel.forget}>
            {texts.startAgain}
          </Button>
        </>
      }
    >
      {texts.paid.text}
    </EmptyState>
  );
}

function ShownPreview({ assessment, preview }: { assessment: Assessment; preview: Preview }) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Lead>{texts.lead}</Lead>
      </Stack>
      {preview.quality && (
        <Alert
          tone={preview.quality.reviewAdvised ? 'warning' : 'info'}
          title={preview.quality.title}
          action={
            <Button variant="secondary" size="small" onClick={funnel.review}>
              {texts.review}
            </Button>
          }
        >
          {preview.quality.text}
        </Alert>
      )}
      <Findings preview={preview} />
      <CircumstancesCard given={assessment.circumstances} matching={preview.matching} />
      <CountryReport assessment={assessment} />
      <LockedSections assessment={assessment} titles={preview.lockedSections} />
      <Stack gap={2} align="start">
        <p>
          <span>{`${texts.blog.before} `}</span>
          <TextLink asChild>
            <Link to={pages.blog}>{texts.blog.link}</Link>
          </TextLink>
          <span>.</span>
        </p>
        <div className="-ml-4 flex flex-wrap gap-2">
          <Button variant="ghost" size="small" onClick={funnel.review}>
            {texts.review}
          </Button>
          <AlertDialog
            trigger={
              <Button variant="ghost" size="small">
                {texts.startAgain}
              </Button>
            }
            title={texts.startAgainDialog.title}
            description={texts.startAgainDialog.description}
            confirmLabel={texts.startAgainDialog.confirm}
            cancelLabel={texts.startAgainDialog.cancel}
            onConfirm={funnel.forget}
          />
        </div>
      </Stack>
    </Stack>
  );
}
