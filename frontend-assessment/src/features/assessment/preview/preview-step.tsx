import { pages, pageTo, type Assessment, type Preview, type PreviewCareers } from '@bearings/contracts';
import { Alert, Button, Container, EmptyState, Skeleton, Stack, TextLink } from '@bearings/ui';
import { FoldedMap, Lighthouse } from '@bearings/ui/illustrations';
import { AlertDialog } from '@bearings/ui/controls';
import { useEffect } from 'react';
import { Link } from '@bearings/web/router';
import { previewTexts as texts } from './preview-texts';
import { useFunnelAssessmentQuery, usePreviewCareersQuery } from '../../../funnel/assessment.api';
import { isAssessmentMissing } from '../../../funnel/refusals';
import { useRecovery } from '../../../funnel/use-recovery';
import { funnel } from '../../../funnel/use-funnel';
import { CircumstancesCard } from './circumstances-card';
import { CareerInFull } from './career-in-full';
import { CountryLine } from '../../../components/country-report/country-line';
import { OwnedReport } from '../../../components/retake/owned-report';
import { NamedJobs } from './job-cards';
import { LockedCards } from './locked-cards';
import { PreviewHero } from './preview-hero';
import { PriceBar, UnlockSection } from './unlock';
import { PreviewFindings } from './findings';

/** Step three of the funnel: the free results, and what payment unlocks, with its price. */
export function PreviewStep({ assessmentId }: { assessmentId: string }) {
  const { data, error, isFetching, refetch } = useFunnelAssessmentQuery(assessmentId);
  const isPreviewMissing = isAssessmentMissing(error);
  const recovery = useRecovery(assessmentId, isPreviewMissing);
  const isLost = isPreviewMissing && recovery.state === 'impossible';

  useEffect(() => {
    if (isLost) funnel.reopen();
  }, [isLost]);

  if (data?.isPaid) {
    return (
      <Container className="py-8">
        <PaidNotice assessmentId={assessmentId} />
      </Container>
    );
  }
  if (data?.preview) return <ShownPreview assessment={data} preview={data.preview} />;
  if (isFetching || (isPreviewMissing && recovery.state !== 'failed')) {
    return (
      <Container className="grid gap-8 py-8">
        <Skeleton lines={2} label={texts.loading} />
        <Skeleton height="20rem" />
      </Container>
    );
  }
  return (
    <Container className="py-8">
      <EmptyState
        level={1}
        title={texts.failed.title}
        illustration={<Lighthouse />}
        action={
          <Button onClick={isPreviewMissing ? recovery.retry : () => void refetch()}>{texts.failed.action}</Button>
        }
      >
        {texts.failed.text}
      </EmptyState>
    </Container>
  );
}

function PaidNotice({ assessmentId }: { assessmentId: string }) {
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
  const { data, isError, isFetching, isLoading, refetch } = usePreviewCareersQuery(assessment.id);
  return (
    <>
      <PreviewHero
        preview={preview}
        careers={data}
        onRetry={isError && !isFetching ? () => void refetch() : undefined}
      />
      {/* The sections below appear when the careers have loaded, so that nothing moves just before a click. */}
      {isLoading ? (
        <Container className="py-10">
          <Skeleton height="100vh" />
        </Container>
      ) : (
        <PreviewDetails assessment={assessment} preview={preview} careers={data} />
      )}
      <PriceBar assessmentId={assessment.id} />
    </>
  );
}

interface PreviewDetailsProps {
  assessment: Assessment;
  preview: Preview;
  /** The careers; undefined if they could not be loaded. */
  careers: PreviewCareers | undefined;
}

function PreviewDetails({ assessment, preview, careers }: PreviewDetailsProps) {
  return (
    <Container className="grid items-start gap-x-12 gap-y-11 py-10 lg:grid-cols-[1fr_minmax(0,23rem)]">
      <div className="grid min-w-0 gap-11">
        <OwnedReport assessmentId={assessment.id} />
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
        {careers?.shown && <CareerInFull areas={preview.areas} shown={careers.shown} count={careers.count} />}
        {careers?.shown && careers.inMind.length + careers.unanswered > 0 && (
          <div className="grid gap-2 md:grid-cols-2">
            <NamedJobs careers={careers} />
          </div>
        )}
        {careers && <LockedCards cards={careers.locked} />}
        <CountryLine assessment={assessment} />
        <PreviewFindings preview={preview} />
        <CircumstancesCard given={assessment.circumstances} matching={preview.matching} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-[calc(1.5rem+var(--toast-space,0px))]">
        <UnlockSection assessment={assessment} sections={preview.lockedSections} />
        <NextStepsText />
      </div>
    </Container>
  );
}

/** Links to the blog and to earlier steps. */
function NextStepsText() {
  return (
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
  );
}
