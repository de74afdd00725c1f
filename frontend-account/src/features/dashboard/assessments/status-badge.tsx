import type { AssessmentStatus } from '@bearings/contracts';
import { Badge, type Tone } from '@bearings/ui';
import { assessmentTexts } from './assessment-texts';

const STATUS_TONES: Record<AssessmentStatus, Tone> = {
  in_progress: 'info',
  payment_required: 'warning',
  generating: 'success',
  ready: 'success',
  error: 'success',
};

/** Badge with an assessment's status. */
export function StatusBadge({ status }: { status: AssessmentStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{assessmentTexts.badges[status]}</Badge>;
}
