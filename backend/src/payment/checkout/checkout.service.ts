import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssessmentPaidError } from '../../assessment/assessment.errors.js';
import { AssessmentService } from '../../assessment/assessment.service.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { IntentRepository } from './intent.repository.js';
import { AssessmentSupersededError } from '../payment.errors.js';
import {
  type IntentOrder,
  type PaymentProvider,
  ProviderFaultError,
  type ProviderIntent,
} from '../provider/payment-provider.js';
import { isFinalStatus } from '../settle/payment-state.js';
import { CoalescedRuns } from '../settle/coalesced-runs.js';
import { SettleService } from '../settle/settle.service.js';

/**
 * Maximum number of attempts to create a payment intent. Each has a new idempotency key, because the provider stores an
 * internal error under the key and returns it again for the same key.
 */
const MAX_INTENT_ATTEMPTS = 3;

/** Ensures that each unpaid assessment has one payment intent that can be paid. */
@Injectable()
export class CheckoutService implements OnModuleInit {
  /**
   * Runs one request for each assessment at a time, because two tabs would send concurrent requests with the same
   * idempotency key, which the provider rejects.
   */
  private readonly runs = new CoalescedRuns<ProviderIntent>();

  constructor(
    private readonly intents: IntentRepository,
    private readonly assessments: AssessmentService,
    private readonly events: DomainEvents,
    private readonly settling: SettleService,
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    for (const event of ['assessment.superseded', 'assessment.deleted'] as const) {
      this.events.on(event, ({ assessmentIds }, manager) => this.intents.requestCancel(manager, assessmentIds));
    }
  }

  /**
   * Returns the intent with which the assessment can be paid. A reload and a second tab get the same intent. Throws a
   * 409 if the assessment is paid or replaced by newer answers, and throws the provider's errors unchanged.
   */
  openOrReuseIntent(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    return this.runs.run(assessmentId, () => this.open(provider, assessmentId));
  }

  private async open(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    for (let round = 1; ; round += 1) {
      const generation = await this.intents.ensureCheckout(assessmentId);
      const knownIntent = await this.intents.findOfGeneration(assessmentId, generation);
      const intent = knownIntent
        ? await this.reuse(provider, knownIntent.id)
        : await this.create(provider, { assessmentId, generation }, round === MAX_INTENT_ATTEMPTS);
      if (intent) return intent;
      await this.intents.endGeneration(assessmentId, generation);
    }
  }

  /**
   * Returns the attempt's intent if it can still be paid; null if the attempt has ended because its intent was
   * cancelled or refunded. Throws if the assessment is paid.
   */
  private async reuse(provider: PaymentProvider, id: string): Promise<ProviderIntent | null> {
    const intent = await provider.retrieveIntent(id);
    if (intent && !isFinalStatus(intent.status)) return intent;
    // If the provider has received the payment but we have not recorded it yet, it is recorded now. A second intent
    // would let the buyer pay twice.
    if (intent && (await this.settling.settle(id))?.paid) throw new AssessmentPaidError();
    return null;
  }

  /**
   * Creates the intent of one checkout attempt. After an internal error of the provider, returns null, so that the
   * caller starts another attempt. For the `last` attempt, throws the error instead.
   */
  private async create(provider: PaymentProvider, order: IntentOrder, last: boolean): Promise<ProviderIntent | null> {
    let intent: ProviderIntent;
    try {
      intent = await provider.createIntent(order);
    } catch (error) {
      if (!(error instanceof ProviderFaultError) || last) throw error;
      // An intent that the provider created in spite of its error cannot be paid, because its client secret was not
      // returned.
      const { assessmentId, generation } = order;
      this.logger.warn({ err: error, assessmentId, generation }, 'provider internal error');
      return null;
    }
    const superseded = await this.database.transaction(async (manager) => {
      const { supersededAt } = await this.assessments.lockById(manager, order.assessmentId);
      await this.intents.record(manager, intent, order.assessmentId);
      if (supersededAt) await this.intents.requestCancelOf(manager, intent.id);
      return supersededAt !== null;
    });
    if (superseded) throw new AssessmentSupersededError();
    return intent;
  }
}
