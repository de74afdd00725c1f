import { PRICE } from '@bearings/domain';
import StripeSdk, { type Stripe } from 'stripe';
import type { PaymentConfig } from '../../config/config.js';
import {
  BadSignatureError,
  type IntentOrder,
  MalformedEventError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  RefundRefusedError,
} from './payment-provider.js';
import { PRODUCT_NAME } from '../receipt.js';
import { readCharge, hasErrorCode, toEvent, toIntent, toProviderError } from './stripe-mapping.js';
import { SETTLING_EVENT_TYPES } from './settling-events.js';
import { createLimitedHttpClient } from './limited-http-client.js';
import { parseWebhookEvent } from './webhook-event.js';

type UsablePaymentConfig = Exclude<PaymentConfig, { kind: 'unavailable' }>;

/** Time limit for one reply from Stripe. It is so short that three attempts end before users give up waiting. */
const REPLY_TIMEOUT_MS = 8_000;

/** Tolerated difference between the provider's clock and ours, equal to the SDK's limit for old signatures. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Stripe through its official SDK; in the sandbox the same SDK calls a local stand-in for Stripe. */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;

  constructor(
    private readonly keys: UsablePaymentConfig,
    limitMs = REPLY_TIMEOUT_MS,
  ) {
    this.stripe = new StripeSdk(keys.secretKey, {
      ...getSdkAddress(keys),
      maxNetworkRetries: 2,
      timeout: limitMs,
      httpClient: createLimitedHttpClient(limitMs),
      telemetry: false,
    });
  }

  async createIntent({ assessmentId, generation }: IntentOrder): Promise<ProviderIntent> {
    const order: Stripe.PaymentIntentCreateParams = {
      amount: PRICE.pence,
      currency: PRICE.currency,
      description: PRODUCT_NAME,
      automatic_payment_methods: { enabled: true },
      metadata: { assessment_id: assessmentId, generation: String(generation) },
    };
    const idempotencyKey = `intent:${assessmentId}:${generation}`;
    return toIntent(await convertStripeErrors(() => this.stripe.paymentIntents.create(order, { idempotencyKey })));
  }

  async retrieveIntent(id: string): Promise<ProviderIntent | null> {
    try {
      const intent = await convertStripeErrors(() =>
        this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }),
      );
      const charge = readCharge(intent);
      return toIntent(intent, {
        refunds: charge ? await this.refundsOf(charge) : [],
        dispute: charge?.disputed ? await this.disputeOf(id) : null,
      });
    } catch (error) {
      if (hasErrorCode(error, 'resource_missing')) return null;
      throw error;
    }
  }

  async cancelIntent(id: string): Promise<void> {
    try {
      await convertStripeErrors(() => this.stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!hasErrorCode(error, 'payment_intent_unexpected_state')) throw error;
    }
  }

  async refundIntent(id: string, attempt: number): Promise<void> {
    try {
      await convertStripeErrors(() =>
        this.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}:${attempt}` }),
      );
    } catch (error) {
      if (hasErrorCode(error, 'charge_already_refunded')) return;
      throw hasErrorCode(error, 'charge_disputed') ? new RefundRefusedError() : error;
    }
  }

  async *listEvents(since: Date): AsyncIterable<ProviderEvent> {
    const createdRange = { gte: Math.floor(since.getTime() / 1000) };
    const pages = this.stripe.events.list({
      created: createdRange,
      types: SETTLING_EVENT_TYPES,
      limit: 100,
    });
    try {
      for await (const event of pages) yield toEvent(event);
    } catch (error) {
      throw toProviderError(error);
    }
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    const event = parseWebhookEvent(this.verifyEvent(rawBody, signature));
    if (!event) throw new MalformedEventError();
    return event;
  }

  /**
   * Returns the signed body of a webhook. The SDK rejects signatures that are older than five minutes; this method also
   * rejects those from the future.
   */
  private verifyEvent(rawBody: Buffer, signature: string): unknown {
    if (isSignatureDatedInFuture(signature)) throw new BadSignatureError('signed in the future');
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.keys.webhookSecret);
    } catch (error) {
      // The signature is valid, but the body is not JSON, or is one of Stripe's thin events, which do not contain the
      // object.
      if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) {
        throw new MalformedEventError();
      }
      throw new BadSignatureError(error.message);
    }
  }

  /** Returns all refunds of a charge. An expanded charge contains only the ten newest. */
  private async refundsOf({ id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
    if (refunds && !refunds.has_more) return refunds.data;
    return convertStripeErrors(() =>
      this.stripe.refunds.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
  }

  /** Returns the status of the newest dispute about an intent's charge. */
  private async disputeOf(intentId: string): Promise<Stripe.Dispute.Status> {
    const query = { payment_intent: intentId, limit: 1 };
    const { data } = await convertStripeErrors(() => this.stripe.disputes.list(query));
    return data[0]?.status ?? 'needs_response';
  }
}

/** Returns whether a signature's time is unreadable or too far ahead of our clock. */
function isSignatureDatedInFuture(header: string): boolean {
  const latestSeconds = Math.floor(Date.now() / 1_000) + SIGNATURE_TOLERANCE_SECONDS;
  const times = header.split(',').filter((item) => item.startsWith('t='));
  return !times.every((item) => Number(item.slice(2)) <= latestSeconds);
}

async function convertStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toProviderError(error);
  }
}

function getSdkAddress(keys: UsablePaymentConfig): { host?: string; port?: number; protocol?: 'http' } {
  if (keys.kind === 'live') return {};
  const { hostname, port } = new URL(keys.url);
  return { host: hostname, port: Number(port || 80), protocol: 'http' };
}
