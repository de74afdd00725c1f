// Orders for the stand-in, and second intents as no page of ours would open them.

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

/** Orders a fault. @param {Provider} provider @param {object} mode */
export const orderFault = (provider, mode) => control(provider, 'POST', '/modes', mode);

/** @param {Provider} provider */
export const clearFaults = (provider) => control(provider, 'DELETE', '/modes');

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
