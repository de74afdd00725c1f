import type { PaymentStatus } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssessmentService } from '../assessment/assessment.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { isLiveMode } from '../config/payment-config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { faultOf } from './judge-intent.js';
import { PaymentUnavailableError } from './payment.errors.js';
import { PaymentHooks } from './payment.hooks.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderIntent } from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { nextAction } from './payment-state.js';

export interface Settled {
  status: PaymentStatus;
  paid: boolean;
}

type Outcome = 'paid' | 'surplus' | 'unchanged';

/**
 * The one place where an assessment becomes paid. The webhook, the verify call and the reconciler
 * all come here, in any order and any number of times; only the intent as the provider shows it
 * now is believed.
 */
@Injectable()
export class SettleService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly assessments: AssessmentService,
    private readonly hooks: PaymentHooks,
    private readonly database: DataSource,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null when the intent is none of ours. */
  async settle(intentId: string): Promise<Settled | null> {
    if (!this.provider) throw new PaymentUnavailableError();
    const intent = await this.provider.retrieveIntent(intentId);
    const record = await this.payments.findIntent(intentId);
    if (!intent || (!record && intent.assessmentId === null)) return null;

    const fault = faultOf(intent, {
      assessmentId: record?.assessmentId ?? null,
      live: isLiveMode(this.config.payment),
    });
    if (fault !== null) {
      this.logger.error({ intent: intentId, fault, alert: true }, 'an intent was refused');
      return null;
    }
    const { assessmentId } = intent;
    if (assessmentId === null || !(await this.assessments.findById(assessmentId))) return null;

    const outcome = await this.database.transaction((manager) =>
      this.apply(manager, intent, assessmentId),
    );
    if (outcome === 'paid') await this.hooks.runPaidCommitted(assessmentId);
    if (outcome === 'surplus') {
      this.logger.warn({ intent: intentId }, 'a second payment for one assessment is refunded');
      await this.provider.refundIntent(intentId);
    }
    const paid = (await this.payments.paidAmong([assessmentId])).has(assessmentId);
    return { status: intent.status, paid };
  }

  private async apply(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string,
  ): Promise<Outcome> {
    const assessment = await this.assessments.locked(manager, assessmentId);
    await this.payments.insertIntent(intent, manager);
    const record = await this.payments.findIntent(intent.id, manager);
    const before = record?.status ?? intent.status;
    const action = nextAction(before, intent.status, intent.charge?.refunded ?? false);

    if (action === 'keep') return 'unchanged';
    await this.payments.setIntentStatus(manager, intent.id, intent.status);
    if (action === 'refund') {
      await this.payments.markRefunded(manager, intent.id);
      return 'unchanged';
    }
    if (action !== 'pay') return 'unchanged';

    const standing = await this.payments.standingPayment(manager, assessmentId);
    if (standing) return standing.intentId === intent.id ? 'unchanged' : 'surplus';
    if (!(await this.payments.insertPayment(manager, intent))) return 'unchanged';
    if (assessment.supersededAt) await this.assessments.restore(manager, assessmentId);
    await this.hooks.runPaid(manager, assessmentId);
    return 'paid';
  }
}
