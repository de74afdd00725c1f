import type { FaultOrder } from '@bearings/stripe-stand-in';
import StripeSdk, { type Stripe } from 'stripe';
import type { TestApi } from './test-api.js';

/**
 * Makes the Stripe stand-in produce faults, disputes and failed refunds. The field `stripe` is Stripe's SDK, connected
 * to the stand-in.
 */
export class StandInControl {
  readonly stripe: Stripe;
  private readonly key: string;

  constructor(private readonly api: TestApi) {
    const { payment } = api.config;
    if (payment.kind === 'unavailable') throw new Error('The test API has a sandbox.');
    const { hostname, port } = new URL(api.standIn.url);
    this.key = payment.secretKey;
    this.stripe = new StripeSdk(this.key, { host: hostname, port: Number(port), protocol: 'http' });
  }

  order(fault: FaultOrder): Promise<unknown> {
    return this.call('POST', '/faults', fault);
  }

  clear(): Promise<unknown> {
    return this.call('DELETE', '/faults');
  }

  /** Opens a dispute about a paid intent; returns its id. */
  async dispute(intentId: string): Promise<string> {
    const intent = await this.stripe.paymentIntents.retrieve(intentId);
    const { id } = await this.call('POST', `/charges/${String(intent.latest_charge)}/dispute`);
    return id;
  }

  /** Makes the newest successful refund of an intent fail at the bank. */
  async failRefund(intentId: string): Promise<void> {
    const { data } = await this.stripe.refunds.list({ payment_intent: intentId });
    const refund = data.find(({ status }) => status === 'succeeded');
    await this.call('POST', `/refunds/${refund?.id}/fail`);
  }

  closeDispute(id: string, status: 'won' | 'lost'): Promise<unknown> {
    return this.call('POST', `/disputes/${id}/close`, { status });
  }

  private async call(method: string, path: string, body?: object): Promise<{ id: string }> {
    const response = await fetch(`${this.api.standIn.url}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const answer: unknown = await response.json();
    const id = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
    return { id: String(id) };
  }
}
