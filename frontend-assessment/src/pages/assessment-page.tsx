import { Container, Section, Stepper } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useEffect } from 'react';
import { DetailsStep } from '../features/details/details-step';
import type { Journey, Step } from '../features/journey/journey';
import { useDraftFromServer, useOwnJourneyOnly } from '../features/journey/use-resumption';
import { useJourney } from '../features/journey/use-journey';
import { useStepFocus } from '../features/journey/use-step-focus';
import { PreviewStep } from '../features/preview/preview-step';
import { Answering } from '../features/quiz/answering';
import { bringLaterPages } from '../load-pages';
import { detailsTexts as texts } from '../texts/details-texts';

/** How long the page rests before it fetches what comes later: what is seen goes first. */
const REST_MS = 2_000;

const STEP_NUMBER: Record<Step, number> = { details: 0, quiz: 1, review: 1, preview: 2 };

function CurrentStep({ step, assessmentId }: Journey) {
  if (step === 'details') return <DetailsStep />;
  if (step === 'preview' && assessmentId) return <PreviewStep assessmentId={assessmentId} />;
  return <Answering />;
}

/** /assessment: details, statements, preview; it goes on where it stopped. */
export function AssessmentPage() {
  const journey = useJourney();
  const page = useStepFocus(journey);
  useOwnJourneyOnly();
  useDraftFromServer();

  useEffect(() => {
    // No later step may wait for a download.
    const timer = setTimeout(bringLaterPages, REST_MS);
    return () => clearTimeout(timer);
  }, []);

  const isWide = journey.step === 'details' || journey.step === 'preview';
  return (
    <Section spacing="small">
      <PageMeta title={texts.metaTitle} description={texts.metaDescription} />
      <Container width={isWide ? 'page' : 'narrow'} ref={page}>
        <div className="mb-8 sm:mb-12">
          <Stepper
            label={texts.steps.label}
            steps={texts.steps.names}
            current={STEP_NUMBER[journey.step]}
          />
        </div>
        <CurrentStep {...journey} />
      </Container>
    </Section>
  );
}
