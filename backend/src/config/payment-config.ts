import { PLACEHOLDER_KEY_PATTERN } from '@bearings/contracts';
import type { PaymentConfig, StripeKeys } from './config.js';
import type { Environment } from './environment.js';

/**
 * Returns the payment provider for the given keys. Outside production, this is the sandbox if no keys are set. If some
 * keys are missing, are placeholders, or mix test and live mode, payment is unavailable, but the process still starts.
 */
export function createPaymentConfig(env: Environment, production: boolean): PaymentConfig {
  const keys: StripeKeys = {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
  };
  const values = Object.values(keys);
  if (values.every((value) => value === '')) return createSandboxConfig(env, production);
  const fault = findKeyFault(keys);
  return fault ? { kind: 'unavailable', reason: fault } : { kind: 'live', ...keys };
}

function createSandboxConfig(env: Environment, production: boolean): PaymentConfig {
  if (production) return { kind: 'unavailable', reason: 'no STRIPE_… keys are set' };
  if (!env.SANDBOX_STRIPE_URL) return { kind: 'unavailable', reason: 'SANDBOX_STRIPE_URL is not set' };
  return {
    kind: 'sandbox',
    url: env.SANDBOX_STRIPE_URL,
    secretKey: env.SANDBOX_STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
    publishableKey: env.SANDBOX_STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
    webhookSecret: env.SANDBOX_STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
  };
}

function findKeyFault(keys: StripeKeys): string | null {
  const named = [
    ['STRIPE_SECRET_KEY', keys.secretKey, /^(sk|rk)_(test|live)_\w{8,}$/],
    ['STRIPE_PUBLISHABLE_KEY', keys.publishableKey, /^pk_(test|live)_\w{8,}$/],
    ['STRIPE_WEBHOOK_SECRET', keys.webhookSecret, /^whsec_\w{8,}$/],
  ] as const;
  for (const [name, value, shape] of named) {
    if (value === '') return `${name} is not set`;
    if (PLACEHOLDER_KEY_PATTERN.test(value)) return `${name} is a placeholder`;
    if (!shape.test(value)) return `${name} does not look like a Stripe key`;
  }
  const modeOfKey = (key: string) => (key.includes('_live_') ? 'live' : 'test');
  return modeOfKey(keys.secretKey) === modeOfKey(keys.publishableKey)
    ? null
    : 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY mix test and live';
}

/** Returns whether payments charge real money. */
export const isLiveMode = (payment: PaymentConfig): boolean =>
  payment.kind === 'live' && payment.secretKey.includes('_live_');
