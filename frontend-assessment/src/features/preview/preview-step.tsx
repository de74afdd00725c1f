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
import { isApiError } from '@bearings/web';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { previewTexts as texts } from '../../texts/preview-texts';
import { useFunnelAssessmentQuery } from '../journey/assessment.api';
import { journey } from '../journey/use-journey';
import { LockedSections } from './locked-sections';
import { Findings } from './findings';

/** Step three: what is free, and what payment opens. */
export function PreviewStep({ assessmentId }: { assessmentId: string }) {
  const { data, error, isFetching, refetch } = useFunnelAssessmentQuery(assessmentId);
  const isGone = isApiError(error) && error.status === 404;

  useEffect(() => {
    // Somebody else's by now, or deleted: nothing of it may stay at this browser.
    if (isGone) journey.forget();
  }, [isGone]);

  if (data?.isPaid) return <Paid assessmentId={assessmentId} />;
  if (data?.preview) return <Shown assessment={data} preview={data.preview} />;
  if (isFetching || isGone) {
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
      action={<Button onClick={() => void refetch()}>{texts.failed.action}</Button>}
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
          <Button variant="secondary" onClick={journey.forget}>
            {texts.startAgain}
          </Button>
        </>
      }
    >
      {texts.paid.text}
    </EmptyState>
  );
}

function Shown({ assessment, preview }: { assessment: Assessment; preview: Preview }) {
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
            <Button variant="secondary" size="small" onClick={journey.review}>
              {texts.review}
            </Button>
          }
        >
          {preview.quality.text}
        </Alert>
      )}
      <Findings preview={preview} />
      <LockedSections assessmentId={assessment.id} titles={preview.lockedSections} />
      <Stack gap={2} align="start">
        <p>
          {texts.blog.before}{' '}
          <TextLink asChild>
            <Link to={pages.blog}>{texts.blog.link}</Link>
          </TextLink>
          .
        </p>
        <div className="-ml-4 flex flex-wrap gap-2">
          <Button variant="ghost" size="small" onClick={journey.review}>
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
            onConfirm={journey.forget}
          />
        </div>
      </Stack>
    </Stack>
  );
}
