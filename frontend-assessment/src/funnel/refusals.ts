import { PERSON_FIELDS } from '@bearings/contracts';
import { isApiError, toReadableMessage } from '@bearings/web';
import { funnelTexts as texts } from './funnel-texts';
import type { DetailsRefusal } from './funnel-state';

/** Returns whether the error says that the server has no such assessment for this session. */
export const isAssessmentMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 403);

/** Returns which field of the name and email the server rejected, and why; null for any other error. */
export function findRefusedDetail(error: unknown): DetailsRefusal | null {
  const field = isApiError(error) && PERSON_FIELDS.find((name) => name === error.body?.field);
  return field ? { field, message: toReadableMessage(error, texts.failed.description) } : null;
}
