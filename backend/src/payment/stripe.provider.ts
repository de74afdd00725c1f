import { PRICE } from '@bearings/contracts';
import StripeSdk, { type Stripe } from 'stripe';
import type { PaymentConfig } from '../config/config.js';
import {
  BadSignatureError,
  type IntentOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  RefundRefusedError,
} from './payment-provider.js';
import { chargeOf, isCode, toDispute, toEvent, toIntent, toOurError } from './stripe-mapping.js';

type Keys = Exclude<PaymentConfig, { kind: 'unavailable' }>;

/** What changes whether an assessment is paid; the rest only comes before. */
const TELLING_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

/** Stripe through its official SDK; the sandbox is the same SDK against our stand-in. */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly keys: Keys) {
    this.stripe = new StripeSdk(keys.secretKey, {
      ...address(keys),
      maxNetworkRetries: 2,
      timeout: 10_000,
      telemetry: false,
    });
  }

  async createIntent({ assessmentId, generation }: IntentOrder): Promise<ProviderIntent> {
    const intent = await answer(() =>
      this.stripe.paymentIntents.create(
        {
          amount: PRICE.pence,
          currency: PRICE.currency,
          automatic_payment_methods: { enabled: true },
          metadata: { assessment_id: assessmentId, generation: String(generation) },
        },
        { idempotencyKey: `intent:${assessmentId}:${generation}` },
      ),
    );
    return toIntent(intent);
  }

  async retrieveIntent(id: string): Promise<ProviderIntent | null> {
    try {
      const intent = await answer(() =>
        this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }),
      );
      const charge = chargeOf(intent);
      return toIntent(intent, {
        refunds: charge ? await this.refundsOf(charge) : [],
        dispute: charge?.disputed ? await this.disputeOf(id) : null,
      });
    } catch (error) {
      if (isCode(error, 'resource_missing')) return null;
      throw error;
    }
  }

  async cancelIntent(id: string): Promise<void> {
    try {
      await answer(() => this.stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
    }
  }

  async refundIntent(id: string, attempt: number): Promise<void> {
    try {
      await answer(() =>
        this.stripe.refunds.create(
          { payment_intent: id },
          { idempotencyKey: `refund:${id}:${attempt}` },
        ),
      );
    } catch (error) {
      if (isCode(error, 'charge_already_refunded')) return;
      throw isCode(error, 'charge_disputed') ? new RefundRefusedError() : error;
    }
  }

  async *listEvents(since: Date): AsyncIterable<ProviderEvent> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const pages = this.stripe.events.list({ created, types: TELLING_EVENTS, limit: 100 });
    try {
      for await (const event of pages) yield toEvent(event);
    } catch (error) {
      throw toOurError(error);
    }
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    try {
      return toEvent(
        this.stripe.webhooks.constructEvent(rawBody, signature, this.keys.webhookSecret),
      );
    } catch (error) {
      throw new BadSignatureError(error instanceof Error ? error.message : 'unreadable');
    }
  }

  /** A charge brings its ten newest refunds along. */
  private async refundsOf({ id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
    if (refunds && !refunds.has_more) return refunds.data;
    return answer(() =>
      this.stripe.refunds.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
  }

  /** Where the newest dispute about an intent's charge stands. */
  private async disputeOf(intentId: string): Promise<ReturnType<typeof toDispute>> {
    const query = { payment_intent: intentId, limit: 1 };
    const { data } = await answer(() => this.stripe.disputes.list(query));
    return toDispute(data[0]?.status ?? 'needs_response');
  }
}

async function answer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toOurError(error);
  }
}

function address(keys: Keys): { host?: string; port?: number; protocol?: 'http' } {
  if (keys.kind === 'live') return {};
  const { hostname, port } = new URL(keys.url);
  return { host: hostname, port: Number(port || 80), protocol: 'http' };
}
