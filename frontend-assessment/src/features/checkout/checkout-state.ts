import { type Assessment, type ErrorCode, PLACEHOLDER_KEY_PATTERN, type PublicConfig } from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { isAssessmentMissing } from '../../funnel/refusals';

export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'ready'; assessment: Assessment; config: PublicConfig; clientSecret: string }
  /** The buyer has to confirm their age, or the answer is being sent. */
  | { kind: 'age'; assessment: Assessment; age: number }
  /** `cookies` means that the browser blocks cookies, so that the server cannot find the assessment. */
  | {
      kind: 'unavailable' | 'failed' | 'paid' | 'unfinished' | 'superseded' | 'notFound' | 'cookies';
    };

type CheckoutRefusal = 'paid' | 'unfinished' | 'superseded' | 'unavailable';

/** The result of an API call: its reply or error. Neither is set while the call is running. */
interface CallResult<T> {
  data?: T | undefined;
  error?: unknown;
}

interface CheckoutCalls {
  config: CallResult<PublicConfig>;
  assessment: CallResult<Assessment>;
  /** The call that creates the payment intent. Its last arguments show whether the buyer has confirmed their age. */
  intent: CallResult<{ clientSecret: string }> & {
    originalArgs?: { ageConfirmed?: boolean } | undefined;
  };
}

/** Returns whether a publishable key is set and is not a template's placeholder. */
export const isUsableKey = (key: string): boolean => key.startsWith('pk_') && !PLACEHOLDER_KEY_PATTERN.test(key);

const REFUSAL_BY_CODE: Partial<Record<ErrorCode, CheckoutRefusal>> = {
  already_paid: 'paid',
  assessment_unfinished: 'unfinished',
  assessment_superseded: 'superseded',
  payment_unavailable: 'unavailable',
};

function toErrorState(error: unknown): CheckoutState {
  if (!isApiError(error)) return { kind: 'failed' };
  if (isAssessmentMissing(error)) return { kind: 'notFound' };
  return { kind: (error.body && REFUSAL_BY_CODE[error.body.code]) ?? 'failed' };
}

/** Returns whether the error means that the configuration in the server's reply lacks a valid publishable key. */
const isMissingKey = (error: unknown): boolean => isApiError(error) && error.malformedPart === 'reply.stripePublicKey';

const isAgeUnconfirmed = (error: unknown): boolean => isApiError(error) && error.body?.code === 'age_unconfirmed';

/**
 * Returns the state in which the buyer is asked to confirm their age; null if they are not asked. It begins when the
 * server refuses to create the payment intent without a confirmation, and lasts until the call that sends it ends.
 */
function toAgeState({ config, assessment, intent }: CheckoutCalls): CheckoutState | null {
  const isBeingSent = intent.originalArgs?.ageConfirmed === true && !intent.data && !intent.error;
  const isOpen = isBeingSent || isAgeUnconfirmed(intent.error);
  if (!isOpen || config.error || assessment.error) return null;
  if (!config.data || !assessment.data) return { kind: 'loading' };
  const { minimumAge } = config.data;
  if (minimumAge === undefined) return null;
  return { kind: 'age', assessment: assessment.data, age: minimumAge };
}

/**
 * Returns the state of the checkout from its three calls. If there are several problems, one that
 * the buyer can solve is returned.
 */
export function toCheckoutState({ config, assessment, intent }: CheckoutCalls): CheckoutState {
  if (assessment.data?.isPaid) return { kind: 'paid' };
  if (assessment.data?.status === 'in_progress') return { kind: 'unfinished' };
  if (isMissingKey(config.error)) return { kind: 'unavailable' };
  const error = assessment.error ?? intent.error ?? config.error;
  const age = toAgeState({ config, assessment, intent });
  if (age) return age;
  const failed = error ? toErrorState(error) : null;
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
