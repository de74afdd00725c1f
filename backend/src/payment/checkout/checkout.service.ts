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
import { isFinal } from '../settle/payment-state.js';
import { CoalescedRuns } from '../settle/coalesced-runs.js';
import { SettleService } from '../settle/settle.service.js';

/** The provider stores its own error under an idempotency key; a new attempt has a new key. */
const MAX_ATTEMPTS = 3;

/** Keeps one live intent for each unpaid assessment. */
@Injectable()
export class CheckoutService implements OnModuleInit {
  /** The provider refuses two concurrent calls with one idempotency key, as two tabs would send. */
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
      this.events.on(event, ({ assessmentIds }, manager) =>
        this.intents.requestCancel(manager, assessmentIds),
      );
    }
  }

  /**
   * Returns the assessment's live intent, the same on reload and in a second tab. Throws a 409 when
   * the assessment is paid or superseded, and what the provider throws.
   */
  liveIntent(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    return this.runs.run(assessmentId, () => this.open(provider, assessmentId));
  }

  private async open(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    for (let round = 1; ; round += 1) {
      const generation = await this.intents.generation(assessmentId);
      const known = await this.intents.findOfGeneration(assessmentId, generation);
      const intent = known
        ? await this.reuse(provider, known.id)
        : await this.create(provider, { assessmentId, generation }, round === MAX_ATTEMPTS);
      if (intent) return intent;
      await this.intents.endGeneration(assessmentId, generation);
    }
  }

  /** Returns null when the checkout attempt has ended: cancelled or refunded. */
  private async reuse(provider: PaymentProvider, id: string): Promise<ProviderIntent | null> {
    const intent = await provider.retrieveIntent(id);
    if (intent && !isFinal(intent.status)) return intent;
    // Paid at the provider but not settled yet: settle it instead of creating a second intent.
    if (intent && (await this.settling.settle(id))?.paid) throw new AssessmentPaidError();
    return null;
  }

  /** Returns null when the provider keeps failing for this attempt; throws on the last one. */
  private async create(
    provider: PaymentProvider,
    order: IntentOrder,
    last: boolean,
  ): Promise<ProviderIntent | null> {
    let intent: ProviderIntent;
    try {
      intent = await provider.createIntent(order);
    } catch (error) {
      if (!(error instanceof ProviderFaultError) || last) throw error;
      // An intent that was created all the same cannot be paid: its client secret was not returned.
      this.logger.warn({ err: error, ...order }, 'provider internal error');
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
