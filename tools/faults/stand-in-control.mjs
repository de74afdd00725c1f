// Controls the Stripe stand-in: orders faults, opens disputes, and creates a second intent for one
// assessment, which our pages never do.
import { PRICE } from '@bearings/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { RETRY_TIMEOUT_MS, RETRY_MS } from './buyer.mjs';

/** @typedef {{ url: string, secretKey: string }} Provider */

/** @param {Provider} provider @param {string} method @param {string} path @param {object} [body] */
async function sendRequest({ url, secretKey }, method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}: ${text}`);
  return text;
}

/** @param {Provider} provider @param {string} path @param {object} [body] */
const postControl = (provider, path, body) => sendRequest(provider, 'POST', `/control${path}`, body);

/** @param {Provider} provider @param {string} path */
const readObject = (provider, path) => sendRequest(provider, 'GET', `/v1${path}`);

/**
 * Makes the stand-in produce a fault.
 * @param {Provider} provider
 * @param {object} fault
 */
export const orderFault = (provider, fault) => postControl(provider, '/faults', fault);

/** @param {Provider} provider */
export const clearFaults = (provider) => sendRequest(provider, 'DELETE', '/control/faults');

/** @typedef {'won' | 'lost' | 'prevented'} Ending */

/**
 * Opens a dispute about a paid intent and closes it with each status in order. Retries while the stand-in is
 * unavailable.
 * @param {Provider} provider
 * @param {string} intentId
 * @param {readonly Ending[]} endings
 */
export async function openAndCloseDispute(provider, intentId, endings) {
  const id = await retryUntilSuccess(() => openDispute(provider, intentId));
  for (const status of endings) {
    await retryUntilSuccess(() => postControl(provider, `/disputes/${id}/close`, { status }));
  }
}

/** @param {Provider} provider @param {string} intentId @returns {Promise<string>} the dispute's id */
async function openDispute(provider, intentId) {
  /** @type {{ data: { id: string }[] }} */
  const { data } = JSON.parse(await readObject(provider, `/disputes?payment_intent=${intentId}`));
  // An earlier attempt may have opened the dispute although its reply was lost.
  if (data[0]) return data[0].id;
  /** @type {{ latest_charge: string }} */
  const intent = JSON.parse(await readObject(provider, `/payment_intents/${intentId}`));
  /** @type {{ id: string }} */
  const { id } = JSON.parse(await postControl(provider, `/charges/${intent.latest_charge}/dispute`));
  return id;
}

/**
 * Repeats work until it succeeds. Throws its last error when the time limit is over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function retryUntilSuccess(work) {
  const deadline = Date.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/**
 * Creates another intent for an assessment that already has one. Retries until it succeeds.
 * @param {Provider} provider
 * @param {string} assessment
 * @returns {Promise<string>} the intent's client secret
 */
export async function createSecondIntent({ url, secretKey }, assessment) {
  for (;;) {
    const response = await fetch(`${url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({
        amount: String(PRICE.pence),
        currency: PRICE.currency,
        'metadata[assessment_id]': assessment,
        // The number of the checkout attempt. It is random and high, so that no attempt at our checkout has it too.
        'metadata[generation]': String(1_000 + Math.floor(Math.random() * 1_000_000)),
      }),
    }).catch(() => undefined);
    if (!response?.ok) continue;
    /** @type {{ client_secret: string }} */
    const intent = JSON.parse(await response.text());
    return intent.client_secret;
  }
}
