/** A shop for the tests: a stand-in, a webhook's receiver, the SDK and a browser, all on loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import qs from 'qs';
import StripeSdk, { type Stripe } from 'stripe';
import { startStandIn, type ModeOrder, type StandIn, type StandInSettings } from '../index.js';
import { WebhookReceiver } from './webhook-receiver.js';

export const keys = {
  secretKey: 'sk_test_shop0123456789',
  publishableKey: 'pk_test_shop0123456789',
  webhookSecret: 'whsec_shop0123456789',
};

export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticates: '4000 0025 0000 3155',
  processes: '4000 0000 0000 0077',
};

export const returnUrl = 'http://localhost:3000/report-success?assessment=a1';

interface Answer {
  status: number;
  headers: Headers;
  body: Stripe.PaymentIntent & { error: Stripe.StripeRawError };
}

/** One shop. */
export class Shop {
  readonly webhooks = new WebhookReceiver(keys.webhookSecret);
  readonly folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  #standIn: StandIn | undefined;

  constructor(private readonly settings: Partial<StandInSettings> = {}) {}

  get url(): string {
    if (this.#standIn === undefined) throw new Error('the shop is closed');
    return this.#standIn.url;
  }

  get stateFile(): string {
    return join(this.folder, 'state.jsonl');
  }

  /** Starts the stand-in, or starts it again on the state it left. */
  async open(): Promise<void> {
    await this.#standIn?.close();
    if (this.#standIn === undefined) await this.webhooks.listen();
    this.#standIn = await startStandIn({
      port: 0,
      stateFile: this.stateFile,
      ...keys,
      webhookUrl: this.webhooks.url,
      processingMs: 40,
      webhookRetryMs: [20, 20, 20],
      ...this.settings,
    });
  }

  async close(): Promise<void> {
    await this.#standIn?.close();
    await this.webhooks.close();
    rmSync(this.folder, { recursive: true });
  }

  /** The SDK as the server uses it. */
  stripe(secretKey = keys.secretKey, timeout = 2000): Stripe {
    return sdkFor(this.url, secretKey, timeout);
  }

  async newIntent(
    more: Partial<Stripe.PaymentIntentCreateParams> = {},
  ): Promise<Stripe.PaymentIntent> {
    return this.stripe().paymentIntents.create({
      amount: 999,
      currency: 'gbp',
      automatic_payment_methods: { enabled: true },
      metadata: { assessment_id: 'a1', generation: '1' },
      ...more,
    });
  }

  /** Confirms from a browser, by a form post with the publishable key. */
  async confirm(intent: Stripe.PaymentIntent, number: string, more: object = {}): Promise<Answer> {
    return this.post(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret,
      payment_method_data: {
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
        billing_details: { email: 'ada@example.org' },
      },
      return_url: returnUrl,
      ...more,
    });
  }

  /** A browser's form post. */
  async post(path: string, form: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}`, ...headers },
      body: new URLSearchParams(qs.stringify(form)),
    });
    const parsed: Answer['body'] = JSON.parse(await response.text());
    return { status: response.status, headers: response.headers, body: parsed };
  }

  /** A control call; its parsed answer. */
  async control<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${keys.secretKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
    return JSON.parse(text);
  }

  async order(mode: ModeOrder): Promise<{ id: string }> {
    return this.control('POST', '/modes', mode);
  }
}

/** The SDK against a stand-in at this address. */
export function sdkFor(address: string, secretKey = keys.secretKey, timeout = 2000): Stripe {
  const { hostname, port } = new URL(address);
  return new StripeSdk(secretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
  });
}

/** What a call was refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StripeSdk.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
