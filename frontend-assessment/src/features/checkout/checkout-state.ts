import type { Assessment, PublicConfig } from '@bearings/contracts';
import { isApiError } from '@bearings/web';

/** What the checkout page shows. */
export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'ready'; assessment: Assessment; config: PublicConfig; clientSecret: string }
  | { kind: 'unavailable' | 'failed' | 'paid' | 'unfinished' | 'superseded' | 'notFound' };

/** A call so far: its reply, or how it failed, or neither yet. */
interface Answered<T> {
  data?: T | undefined;
  error?: unknown;
}

interface CheckoutCalls {
  config: Answered<PublicConfig>;
  assessment: Answered<Assessment>;
  intent: Answered<{ clientSecret: string }>;
}

/** No real key matches it: they are random letters, among which short words do come up. */
const PLACEHOLDER = /placeholder|example|your[_-]|change|replace|dummy|_todo|x{6}|\.{3}|[<>\s]/i;

/** Whether a publishable key is one: there, and not what a template leaves behind. */
export const isUsableKey = (key: string): boolean =>
  key.startsWith('pk_') && !PLACEHOLDER.test(key);

const STATE_OF_CODE: Record<string, 'paid' | 'unfinished' | 'superseded' | 'unavailable'> = {
  already_paid: 'paid',
  assessment_unfinished: 'unfinished',
  assessment_superseded: 'superseded',
  payment_unavailable: 'unavailable',
};

function stateOfError(error: unknown): CheckoutState {
  if (!isApiError(error)) return { kind: 'failed' };
  if (error.status === 404) return { kind: 'notFound' };
  return { kind: STATE_OF_CODE[error.body?.code ?? ''] ?? 'failed' };
}

/** Makes one state of three calls. What the buyer can do something about outranks the rest. */
export function checkoutState({ config, assessment, intent }: CheckoutCalls): CheckoutState {
  if (assessment.data?.isPaid) return { kind: 'paid' };
  if (assessment.data?.status === 'in_progress') return { kind: 'unfinished' };
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
