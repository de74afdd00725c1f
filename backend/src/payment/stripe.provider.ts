import { PRICE } from '@bearings/contracts';
import Stripe from 'stripe';
import type { PaymentConfig } from '../config/config.js';
import {
  BadSignatureError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  ProviderUnavailableError,
} from './payment-provider.js';
import { parseStatus } from './payment-state.js';

type Keys = Exclude<PaymentConfig, { kind: 'unavailable' }>;

/** Stripe through its official SDK; the sandbox is the same SDK against our stand-in. */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly keys: Keys) {
    this.stripe = new Stripe(keys.secretKey, {
      ...address(keys),
      maxNetworkRetries: 2,
      timeout: 10_000,
      telemetry: false,
    });
  }

  async createIntent(order: {
    assessmentId: string;
    generation: number;
    receiptEmail: string;
  }): Promise<ProviderIntent> {
    const { assessmentId, generation } = order;
    const intent = await this.answer(() =>
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
      return toIntent(
        await this.answer(() =>
          this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
        ),
      );
    } catch (error) {
      if (isCode(error, 'resource_missing')) return null;
      throw error;
    }
  }

  async cancelIntent(id: string): Promise<void> {
    try {
      await this.answer(() => this.stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
    }
  }

  async refundIntent(id: string): Promise<void> {
    try {
      await this.answer(() =>
        this.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` }),
      );
    } catch (error) {
      if (!isCode(error, 'charge_already_refunded')) throw error;
    }
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(rawBody, signature, this.keys.webhookSecret);
    } catch (error) {
      throw new BadSignatureError(error instanceof Error ? error.message : 'unreadable');
    }
    return { id: event.id, type: event.type, intentId: intentOf(event.data.object) };
  }

  /** The provider's being away is one kind of failure, whatever it looked like. */
  private async answer<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const away =
        error instanceof Stripe.errors.StripeConnectionError ||
        error instanceof Stripe.errors.StripeAPIError ||
        error instanceof Stripe.errors.StripeRateLimitError;
      if (away) throw new ProviderUnavailableError(error.message);
      throw error;
    }
  }
}

function address(keys: Keys): { host?: string; port?: number; protocol?: 'http' } {
  if (keys.kind === 'live') return {};
  const { hostname, port } = new URL(keys.url);
  return { host: hostname, port: Number(port || 80), protocol: 'http' };
}

function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    assessmentId: intent.metadata['assessment_id'] ?? null,
    generation: Number(intent.metadata['generation'] ?? 1),
    status: parseStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency,
    live: intent.livemode,
    clientSecret: intent.client_secret ?? '',
    charge: charge && {
      last4: charge.payment_method_details?.card?.last4 ?? null,
      refunded: charge.refunded,
    },
  };
}

function intentOf(object: object): string | null {
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent' && 'id' in object) return String(object.id);
  const intent = 'payment_intent' in object ? object.payment_intent : null;
  return typeof intent === 'string' ? intent : null;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
