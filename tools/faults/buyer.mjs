// A simulated buyer's browser: stores cookies and retries calls as our pages do.
import { PRICE, QUESTIONS, ANSWER_SCALE } from '@bearings/domain';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time limit for a call with its retries. It is long enough for several restarts in succession on a busy machine. */
export const RETRY_TIMEOUT_MS = 120_000;
export const RETRY_MS = 150;

export const TEST_CARD_NUMBERS = { good: '4242424242424242', declined: '4000000000000002' };

/** @typedef {{ call: string, status: number, retryAfter: string | null }} Answer */

/** Stores every reply of the API to the buyers of one test run. */
export class ReplyLog {
  /** @type {Answer[]} */
  all = [];

  /**
   * Returns the replies with a 5xx status. A 503 with Retry-After is left out, because it asks the client to try again.
   */
  faults() {
    return this.all.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter !== null));
  }
}

let visitors = 0;

/** Returns a new visitor's IP address, from the networks reserved for benchmarks (RFC 2544). */
function createVisitorAddress() {
  visitors += 1;
  return `198.${18 + ((visitors >> 16) & 1)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Returns the body that submits a completed assessment.
 * @param {string} email
 * @param {number} variant number that varies the answers
 */
export function createSubmission(email, variant = 0) {
  const responses = QUESTIONS.map(({ id }, index) => {
    // The digits of `variant` change the answers, so that thousands of variants all differ.
    const digit = Math.floor(variant / ANSWER_SCALE.length ** (index % 6));
    const { value, score } = ANSWER_SCALE[(index * 7 + digit) % ANSWER_SCALE.length] ?? ANSWER_SCALE[2];
    return { questionId: id, answer: value, score };
  });
  return { email, firstName: 'Ada', lastName: 'Lovelace', responses };
}

export class Buyer {
  #cookies = new Map();
  /** The API throttles visits by the network that they come from, so each buyer has an IP address of its own. */
  #address = createVisitorAddress();
  assessment = '';

  /**
   * @param {{ url: string, stripe: { url: string, publishableKey: string } }} site
   * @param {ReplyLog} answers @param {string} name
   */
  constructor(site, answers, name) {
    this.site = site;
    this.answers = answers;
    this.email = `${name}@example.org`;
  }

  /**
   * Submits answers to the 36 statements.
   * @returns {Promise<string>} the id of the stored assessment
   */
  async complete(variant = 0) {
    const body = createSubmission(this.email, variant);
    const reply = await this.insist('submit', 'POST', '/api/assessments/public', body);
    this.assessment = String(reply.body.id);
    return this.assessment;
  }

  /** @returns {Promise<string>} the client secret */
  async checkout() {
    const order = { assessmentId: this.assessment, amount: PRICE.pounds };
    const { body } = await this.insist('checkout', 'POST', '/api/create-payment-intent', order);
    return String(body.clientSecret);
  }

  /** @param {string} secret @returns {Promise<string>} the intent's id, once the card is charged */
  async pay(secret, card = TEST_CARD_NUMBERS.good) {
    const id = secret.split('_secret_')[0] ?? '';
    const form = new URLSearchParams({
      client_secret: secret,
      key: this.site.stripe.publishableKey,
      return_url: 'http://localhost/report-success',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    });
    const url = `${this.site.stripe.url}/v1/payment_intents/${id}/confirm`;
    const response = await fetch(url, { method: 'POST', body: form });
    await response.text();
    if (response.status !== 200 && card === TEST_CARD_NUMBERS.good) {
      throw new Error(`The card of ${id} was answered with ${response.status}.`);
    }
    return id;
  }

  cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @param {string} paymentIntentId */
  verify(paymentIntentId) {
    return this.insist('verify', 'POST', '/api/verify-payment', { paymentIntentId });
  }

  /**
   * Repeats the call for the report's status, as the success page does, until the report has this status.
   * @param {'ready' | 'payment_required'} status
   * @param {number} [pollMs]
   * @returns {Promise<number>} the elapsed milliseconds
   */
  async untilStatus(status, pollMs = RETRY_MS) {
    const startMs = performance.now();
    for (;;) {
      const { body } = await this.insist('status', 'GET', `/api/reports/status/${this.assessment}`);
      const waitedMs = performance.now() - startMs;
      if (body.status === status) return waitedMs;
      if (waitedMs > RETRY_TIMEOUT_MS) throw new Error(`Still ${body.status} after ${RETRY_TIMEOUT_MS} ms.`);
      await sleep(pollMs);
    }
  }

  /**
   * Repeats a call until the status of the reply is not 5xx.
   * @param {string} call
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async insist(call, method, path, body) {
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      try {
        const answer = await this.send(call, method, path, body);
        if (answer.status < 500) return answer;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      if (Date.now() > deadline) throw new Error(`${call} had no answer for ${RETRY_TIMEOUT_MS} ms.`);
      await sleep(RETRY_MS);
    }
  }

  /** Sends a call once. @param {string} call @param {string} method @param {string} path @param {object} [body] */
  async send(call, method, path, body) {
    const response = await fetch(this.site.url + path, {
      method,
      headers: {
        cookie: this.cookieHeader(),
        'x-forwarded-for': this.#address,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    this.answers.all.push({ call, status, retryAfter });
    /** @type {Record<string, unknown>} */
    const parsedBody = text.startsWith('{') ? JSON.parse(text) : {};
    return { status, body: parsedBody };
  }
}
