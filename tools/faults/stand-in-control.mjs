// Orders for the stand-in, and second intents as no page of ours would open them.

import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for some restarts in a row on a busy machine. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 150;

/** @typedef {{ url: string, secretKey: string }} Provider */

/** @param {Provider} provider @param {string} method @param {string} path @param {object} [body] */
async function control({ url, secretKey }, method, path, body) {
  const response = await fetch(`${url}/control${path}`, {
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

/** Orders a fault. @param {Provider} provider @param {object} fault */
export const orderFault = (provider, fault) => control(provider, 'POST', '/faults', fault);

/** @param {Provider} provider */
export const clearFaults = (provider) => control(provider, 'DELETE', '/faults');

/**
 * Sends the event of an intent's success again. @param {Provider} provider @param {string} intentId
 * @param {number} copies @returns {Promise<number[]>} what each was answered with
 */
export async function sendSuccess(provider, intentId, copies) {
  const response = await fetch(
    `${provider.url}/v1/events?type=payment_intent.succeeded&limit=100`,
    {
      headers: { authorization: `Bearer ${provider.secretKey}` },
    },
  );
  /** @type {{ data: { id: string, data: { object: { id: string } } }[] }} */
  const { data } = JSON.parse(await response.text());
  const event = data.find((each) => each.data.object.id === intentId);
  /** @type {{ statuses: number[] }} */
  const sent = JSON.parse(await control(provider, 'POST', `/events/${event?.id}/send`, { copies }));
  return sent.statuses;
}

/** @typedef {'won' | 'lost' | 'prevented'} Ending */

/**
 * Opens a dispute about a paid intent, and ends it in these ways, one after the other. The stand-in may be away or
 * at fault meanwhile.
 * @param {Provider} provider @param {string} intentId @param {readonly Ending[]} endings
 */
export async function dispute(provider, intentId, endings) {
  const id = await untilDone(() => openDispute(provider, intentId));
  for (const status of endings) {
    await untilDone(() => control(provider, 'POST', `/disputes/${id}/close`, { status }));
  }
}

/** @param {Provider} provider @param {string} intentId @returns {Promise<string>} the dispute's id */
async function openDispute(provider, intentId) {
  /** @type {{ data: { id: string }[] }} */
  const { data } = JSON.parse(await read(provider, `/disputes?payment_intent=${intentId}`));
  // An earlier try may have opened it and lost the answer.
  if (data[0]) return data[0].id;
  /** @type {{ latest_charge: string }} */
  const intent = JSON.parse(await read(provider, `/payment_intents/${intentId}`));
  /** @type {{ id: string }} */
  const { id } = JSON.parse(
    await control(provider, 'POST', `/charges/${intent.latest_charge}/dispute`),
  );
  return id;
}

/** @param {Provider} provider @param {string} path */
async function read({ url, secretKey }, path) {
  const response = await fetch(`${url}/v1${path}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}: ${text}`);
  return text;
}

/** Tries until it succeeds. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
async function untilDone(work) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** @param {Provider} provider @param {string} assessment @returns {Promise<string>} its client secret */
export async function secondIntent({ url, secretKey }, assessment) {
  for (;;) {
    const response = await fetch(`${url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({
        amount: '999',
        currency: 'gbp',
        'metadata[assessment_id]': assessment,
        // Far from those that our own checkout counts up to, and each one of its own.
        'metadata[generation]': String(1_000 + Math.floor(Math.random() * 1_000_000)),
      }),
    }).catch(() => undefined);
    if (!response?.ok) continue;
    /** @type {{ client_secret: string }} */
    const intent = JSON.parse(await response.text());
    return intent.client_secret;
  }
}
