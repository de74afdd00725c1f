import { pages } from '@bearings/contracts';
import { Container, Section, Stepper } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useEffect } from 'react';
import { DetailsStep } from './details/details-step';
import type { FunnelState, FunnelStep } from '../../funnel/funnel-state';
import { useDraftFromServer, useResetForOtherAccount } from '../../funnel/use-resumption';
import { useFunnel } from '../../funnel/use-funnel';
import { useStepFocus } from '../../funnel/use-step-focus';
import { PreviewStep } from './preview/preview-step';
import { Answering } from './answering';
import { preloadLaterPages } from '../../page-loaders/preload-later-pages';
import { detailsTexts as texts } from './details/details-texts';
import { SHARED_PICTURE_PATH } from './shared-picture';

/** Delay before later pages are preloaded, so that the visible page loads first. */
const PRELOAD_DELAY_MS = 2_000;

const STEP_NUMBER: Record<FunnelStep, number> = {
  details: 0,
  quiz: 1,
  review: 1,
  circumstances: 1,
  preview: 2,
};

function CurrentStep({ step, assessmentId }: FunnelState) {
  if (step === 'details') return <DetailsStep />;
  if (step === 'preview' && assessmentId) return <PreviewStep assessmentId={assessmentId} />;
  return <Answering />;
}

/** The page /assessment: details, statements and preview. Continues where the stored funnel state ends. */
export function AssessmentPage() {
  const state = useFunnel();
  const page = useStepFocus(state);
  useResetForOtherAccount();
  useDraftFromServer();

  useEffect(() => {
    // Downloads the later pages in advance, so that no step has to wait.
    const timer = setTimeout(preloadLaterPages, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const isWideStep = state.step === 'details';
  // On phones a statement uses all of the screen, and so does a screen of the optional step.
  const isFullScreen = state.step === 'quiz' || state.step === 'circumstances';
  const phoneClasses = isFullScreen ? { section: 'max-md:py-0', stepper: 'max-md:hidden' } : {};
  const meta = (
    <PageMeta
      title={texts.metaTitle}
      description={texts.metaDescription}
      path={pages.assessment}
      image={SHARED_PICTURE_PATH}
    />
  );
  // The preview has no container around it, because the backgrounds of its sections are as wide as the window.
  if (state.step === 'preview') {
    return (
      <div ref={page}>
        {meta}
        <CurrentStep {...state} />
      </div>
    );
  }
  return (
    <Section spacing="small" className={phoneClasses.section}>
      {meta}
      <Container width={isWideStep ? 'page' : 'narrow'} ref={page}>
        <div className={`mb-8 sm:mb-12 ${phoneClasses.stepper ?? ''}`}>
          <Stepper label={texts.steps.label} steps={texts.steps.names} current={STEP_NUMBER[state.step]} />
        </div>
        <CurrentStep {...state} />
      </Container>
    </Section>
  );
}
