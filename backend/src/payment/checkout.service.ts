import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssessmentPaidError } from '../assessment/assessment.errors.js';
import { AssessmentHooks } from '../assessment/assessment.hooks.js';
import { AssessmentService } from '../assessment/assessment.service.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { IntentRepository } from './intent.repository.js';
import { AssessmentSupersededError } from './payment.errors.js';
import {
  type IntentOrder,
  type PaymentProvider,
  ProviderFaultError,
  type ProviderIntent,
} from './payment-provider.js';
import { isFinal } from './payment-state.js';
import { SettleService } from './settle.service.js';

/** More than one is needed only where the provider remembers a fault of its own. */
const MOST_GENERATIONS = 3;

/** Keeps one live intent for each assessment that is for sale. */
@Injectable()
export class CheckoutService implements OnModuleInit {
  private readonly opening = new Map<string, Promise<ProviderIntent>>();

  constructor(
    private readonly intents: IntentRepository,
    private readonly assessments: AssessmentService,
    private readonly assessmentHooks: AssessmentHooks,
    private readonly settling: SettleService,
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.assessmentHooks.onSuperseded((manager, assessmentId) =>
      this.intents.requestCancel(manager, [assessmentId]),
    );
  }

  /**
   * The assessment's live intent, the same on reload and in a second tab. Throws a 409 when it turns
   * out to be paid or superseded, and what the provider throws.
   */
  liveIntent(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    const underWay = this.opening.get(assessmentId);
    if (underWay) return underWay;
    // The provider refuses two calls with one key at the same time: tabs share the one under way.
    const opening = this.open(provider, assessmentId).finally(() =>
      this.opening.delete(assessmentId),
    );
    this.opening.set(assessmentId, opening);
    return opening;
  }

  private async open(provider: PaymentProvider, assessmentId: string): Promise<ProviderIntent> {
    for (let round = 1; ; round += 1) {
      const generation = await this.intents.generation(assessmentId);
      const known = await this.intents.findOfGeneration(assessmentId, generation);
      const intent = known
        ? await this.reuse(provider, known.id)
        : await this.create(provider, { assessmentId, generation }, round === MOST_GENERATIONS);
      if (intent) return intent;
      await this.intents.endGeneration(assessmentId, generation);
    }
  }

  /** Null when its generation is over: cancelled or refunded. */
  private async reuse(provider: PaymentProvider, id: string): Promise<ProviderIntent | null> {
    const intent = await provider.retrieveIntent(id);
    if (intent && !isFinal(intent.status)) return intent;
    // Paid at the provider and not yet here: settle it now instead of selling it twice.
    if (intent && (await this.settling.settle(id))?.paid) throw new AssessmentPaidError();
    return null;
  }

  /** Null when the provider will go on failing for this generation, but for the last try. */
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
      // Whatever it came to at the provider, its secret is in nobody's hands.
      this.logger.warn({ err: error, ...order }, 'the provider failed inside');
      return null;
    }
    const superseded = await this.database.transaction(async (manager) => {
      const { supersededAt } = await this.assessments.locked(manager, order.assessmentId);
      await this.intents.record(manager, intent, order.assessmentId);
      if (supersededAt) await this.intents.requestCancelOf(manager, intent.id);
      return supersededAt !== null;
    });
    if (superseded) throw new AssessmentSupersededError();
    return intent;
  }
}
