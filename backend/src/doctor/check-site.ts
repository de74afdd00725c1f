import { endpoints } from '@bearings/contracts';
import StripeSdk from 'stripe';
import type { Config } from '../config/config.js';
import { STRIPE_API_VERSION } from '../payment/provider/api-version.js';
import { SETTLING_EVENT_TYPES } from '../payment/provider/settling-events.js';
import { adviceFinding, type Finding, okFinding, problemFinding, describeReason } from './finding.js';

const CHECK_TIMEOUT_MS = 5_000;

/** Requests the site at its public URL, as a buyer's browser and Stripe do. */
export async function checkSite({ http, payment }: Config): Promise<Finding[]> {
  const readyStatus = await requestStatus(`${http.publicUrl}${endpoints.ready.path}`);
  if (typeof readyStatus === 'string') {
    return [problemFinding(`${http.publicUrl} cannot be reached from here: ${readyStatus}.`)];
  }
  if (readyStatus !== 200) {
    return [problemFinding(`The site says that it is not ready (status ${readyStatus}).`)];
  }
  const isReady = okFinding(`${http.publicUrl} is ready.`);
  // While payment is unavailable, every webhook gets a 503, and `checkConfig` already reports the reason.
  if (payment.kind === 'unavailable') return [isReady];
  const status = await requestStatus(`${http.publicUrl}${endpoints.stripeWebhook.path}`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
    body: '{}',
  });
  return [
    isReady,
    status === 400
      ? okFinding('Webhooks reach the API, which refuses a false signature.')
      : problemFinding(`A webhook gets ${status} where a false signature should get 400.`),
  ];
}

/** Compares the webhooks registered at Stripe with those that we need. */
export async function checkWebhook({ payment, http }: Config): Promise<Finding[]> {
  if (payment.kind !== 'live') return [];
  const stripe = new StripeSdk(payment.secretKey, { timeout: CHECK_TIMEOUT_MS, maxNetworkRetries: 0 });
  const address = `${http.publicUrl}${endpoints.stripeWebhook.path}`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return [createWebhookFinding(address, data)];
  } catch (error) {
    return [createWebhookListErrorFinding(error)];
  }
}

/**
 * Returns the finding for an error of the request that lists the webhooks registered at Stripe. The request may also
 * fail because a restricted key lacks the permission to list them.
 */
export function createWebhookListErrorFinding(error: unknown): Finding {
  if (error instanceof StripeSdk.errors.StripeAuthenticationError) {
    return problemFinding('Stripe refuses STRIPE_SECRET_KEY.');
  }
  if (error instanceof StripeSdk.errors.StripeConnectionError) {
    return problemFinding('Stripe cannot be reached from here: no one can pay.');
  }
  const reason = error instanceof StripeSdk.errors.StripeError ? error.type : describeReason(error);
  return adviceFinding(`The webhooks registered at Stripe cannot be read: ${reason}.`);
}

interface RegisteredWebhook {
  url: string;
  status: string;
  enabled_events: string[];
  /** Null means the default API version of the Stripe account. */
  api_version?: string | null;
}

/** @param address the URL to which Stripe must send its events */
export function createWebhookFinding(address: string, registered: readonly RegisteredWebhook[]): Finding {
  const ownEndpoint = registered.find(({ url }) => url === address);
  if (!ownEndpoint) {
    return problemFinding(`No webhook is registered at Stripe for ${address}: payments arrive by listing only.`);
  }
  if (ownEndpoint.status !== 'enabled') return problemFinding(`The webhook at Stripe is ${ownEndpoint.status}.`);
  const missingEvents = ownEndpoint.enabled_events.includes('*')
    ? []
    : SETTLING_EVENT_TYPES.filter((event) => !ownEndpoint.enabled_events.includes(event));
  if (missingEvents.length > 0) return problemFinding(`The webhook at Stripe lacks ${missingEvents.join(', ')}.`);
  const { api_version: version = null } = ownEndpoint;
  return version !== STRIPE_API_VERSION
    ? adviceFinding(
        `The webhook at Stripe has the API version ${version ?? 'of your account'}; register it with ${STRIPE_API_VERSION}.`,
      )
    : okFinding('The webhook is registered at Stripe with every event.');
}

/**
 * Returns the HTTP status of a request, or why there is none. Cancels the reply's body, because otherwise the
 * connection would stay open.
 */
async function requestStatus(address: string, options: RequestInit = {}): Promise<number | string> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return describeReason(error);
  }
}
