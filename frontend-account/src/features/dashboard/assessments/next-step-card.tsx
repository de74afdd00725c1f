import { pages, type Assessment } from '@bearings/contracts';
import { Button, Card, Eyebrow, Heading, Lead, Stack } from '@bearings/ui';
import { CompassRose, FoldedMap, HillPath } from '@bearings/ui/illustrations';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '@bearings/web/router';
import { homeTexts as texts } from '../home-texts';
import { AnsweredProgress } from './answered-progress';
import { AssessmentAction } from './assessment-action';
import { findLatest } from '../../../components/records/assessment-summary';

const STEP_ILLUSTRATIONS = {
  none: CompassRose,
  in_progress: HillPath,
  payment_required: FoldedMap,
  generating: HillPath,
  error: HillPath,
  ready: FoldedMap,
};

/** A card with the next step for the user's latest assessment. */
export function NextStepCard({ assessments }: { assessments: readonly Assessment[] }) {
  const assessment = findLatest(assessments);
  if (!assessment) {
    return (
      <StepCard step="none">
        <Button asChild size="large">
          <Link to={pages.assessment}>{texts.next.none.action}</Link>
        </Button>
      </StepCard>
    );
  }
  return (
    <StepCard
      step={assessment.status}
      progress={assessment.completedAt === null ? <AnsweredProgress assessment={assessment} /> : undefined}
    >
      <AssessmentAction assessment={assessment} size="large" />
    </StepCard>
  );
}

interface StepCardProps {
  step: keyof typeof STEP_ILLUSTRATIONS;
  progress?: ReactElement;
  children: ReactNode;
}

function StepCard({ step, progress, children }: StepCardProps) {
  const Picture = STEP_ILLUSTRATIONS[step];
  return (
    <Card tone="tinted" padding="large" className="grid items-center gap-8 sm:grid-cols-[1fr_auto]">
      <Stack align="start">
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <Heading level={2}>{texts.next[step].title}</Heading>
        <Lead>{texts.next[step].text}</Lead>
        {progress}
        <Stack direction="row" className="mt-2">
          {children}
        </Stack>
      </Stack>
      <div className="hidden w-56 sm:block">
        <Picture />
      </div>
    </Card>
  );
}
