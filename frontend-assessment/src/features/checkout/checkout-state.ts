import {
  type Assessment,
  type ErrorCode,
  PLACEHOLDER_KEY,
  type PublicConfig,
} from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { isMissing } from '../funnel/refusals';

/** The state of the checkout page. */
export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'ready'; assessment: Assessment; config: PublicConfig; clientSecret: string }
  | { kind: 'unavailable' | 'failed' | 'paid' | 'unfinished' | 'superseded' | 'notFound' };

type CheckoutRefusal = 'paid' | 'unfinished' | 'superseded' | 'unavailable';

/** A call: its reply or its error, or neither while it is pending. */
interface CallResult<T> {
  data?: T | undefined;
  error?: unknown;
}

interface CheckoutCalls {
  config: CallResult<PublicConfig>;
  assessment: CallResult<Assessment>;
  intent: CallResult<{ clientSecret: string }>;
}

/** Whether a publishable key is one: there, and not what a template leaves behind. */
export const isUsableKey = (key: string): boolean =>
  key.startsWith('pk_') && !PLACEHOLDER_KEY.test(key);

const STATE_OF_CODE: Partial<Record<ErrorCode, CheckoutRefusal>> = {
  already_paid: 'paid',
  assessment_unfinished: 'unfinished',
  assessment_superseded: 'superseded',
  payment_unavailable: 'unavailable',
};

function stateOfError(error: unknown): CheckoutState {
  if (!isApiError(error)) return { kind: 'failed' };
  if (isMissing(error)) return { kind: 'notFound' };
  return { kind: (error.body && STATE_OF_CODE[error.body.code]) ?? 'failed' };
}

/** Returns whether the configuration was refused for lack of a key. */
const lacksKey = (error: unknown): boolean =>
  isApiError(error) && error.misfit === 'reply.stripePublicKey';

/** Returns the state for three calls. A problem that the buyer can solve takes precedence. */
export function checkoutState({ config, assessment, intent }: CheckoutCalls): CheckoutState {
  if (assessment.data?.isPaid) return { kind: 'paid' };
  if (assessment.data?.status === 'in_progress') return { kind: 'unfinished' };
  if (lacksKey(config.error)) return { kind: 'unavailable' };
  const error = assessment.error ?? intent.error ?? config.error;
  const failed = error ? stateOfError(error) : null;
  if (failed && failed.kind !== 'failed') return failed;
  if (config.data && !isUsableKey(config.data.stripePublicKey)) return { kind: 'unavailable' };
  if (failed) return failed;
  if (!config.data || !assessment.data || !intent.data) return { kind: 'loading' };
  return {
    kind: 'ready',
    config: config.data,
    assessment: assessment.data,
    clientSecret: intent.data.clientSecret,
  };
}
