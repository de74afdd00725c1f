import type { PaymentStatus } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssessmentService } from '../assessment/assessment.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { isLiveMode } from '../config/payment-config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { IntentRepository } from './intent.repository.js';
import { faultOf } from './judge-intent.js';
import { PaymentUnavailableError } from './payment.errors.js';
import { PaymentHooks } from './payment.hooks.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderIntent } from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { type Action, isReturned, nextAction } from './payment-state.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';
import { SharedRuns } from './shared-runs.js';

export interface Settled {
  status: PaymentStatus;
  /** Whether the assessment is paid, by this intent or another. */
  paid: boolean;
}

type Outcome = 'paid' | 'owed' | 'unchanged';

/**
 * The one place where an assessment becomes paid. The webhook, the verify call and the reconciler
 * all come here, in any order and any number of times; only the intent as the provider shows it
 * now is believed.
 */
@Injectable()
export class SettleService {
  /** A hundred calls about one intent at once would ask the provider a hundred times. */
  private readonly runs = new SharedRuns<Settled | null>();

  constructor(
    private readonly payments: PaymentRepository,
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly assessments: AssessmentService,
    private readonly hooks: PaymentHooks,
    private readonly database: DataSource,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Looks at one intent and does what its state asks for. Null when it is none of ours. */
  settle(intentId: string): Promise<Settled | null> {
    return this.runs.run(intentId, () => this.settleNow(intentId));
  }

  private async settleNow(intentId: string): Promise<Settled | null> {
    const settled = await this.look(intentId);
    if (!settled?.owed || !(await this.refunding.carryOut(intentId))) return settled;
    return this.look(intentId);
  }

  private async look(intentId: string): Promise<(Settled & { owed: boolean }) | null> {
    if (!this.provider) throw new PaymentUnavailableError();
    const intent = await this.provider.retrieveIntent(intentId);
    const record = await this.intents.find(intentId);
    if (!intent || (!record && intent.assessmentId === null)) return null;

    const fault = faultOf(intent, {
      assessmentId: record?.assessmentId ?? null,
      live: isLiveMode(this.config.payment),
    });
    if (fault !== null) {
      this.logger.error({ intent: intentId, fault, alert: true }, 'an intent was refused');
      return null;
    }
    const assessment =
      intent.assessmentId && (await this.assessments.findById(intent.assessmentId));
    // Another installation that shares the provider's account has intents of the same shape.
    if (!assessment && !record) return null;

    const assessmentId = assessment ? assessment.id : null;
    const outcome = await this.database.transaction((manager) =>
      this.apply(manager, intent, assessmentId),
    );
    // What failed at the bank is tried again when it is due, not at every look.
    const owed = outcome === 'owed' && !intent.charge?.refundFailed;
    if (assessmentId === null) return { status: intent.status, paid: false, owed };
    if (outcome === 'paid') this.tell(assessmentId);
    const paid = (await this.payments.paidAmong([assessmentId])).has(assessmentId);
    return { status: intent.status, paid, owed };
  }

  /** Nobody who pays waits for this: the sweep does the same a little later. */
  private tell(assessmentId: string): void {
    this.hooks.runPaidCommitted(assessmentId).catch((error: unknown) => {
      this.logger.warn({ err: error, assessmentId }, 'a payment could not be told at once');
    });
  }

  private async apply(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<Outcome> {
    const assessment =
      assessmentId === null ? null : await this.assessments.locked(manager, assessmentId);
    const known = await this.intents.record(manager, intent, assessmentId);
    const returned = isReturned(intent.amount, intent.charge);
    const action = nextAction(known.status, intent.status, returned);
    if (action === 'keep') return 'unchanged';
    await this.intents.setStatus(manager, intent.id, intent.status);
    if (intent.charge?.refundFailed && !returned) await this.oweAgain(manager, intent.id);
    if (assessment === null) return this.applyOwnerless(manager, intent, action);
    if (action === 'return') return this.takeBack(manager, intent, assessment.id);
    if (action !== 'pay') return 'unchanged';

    const standing = await this.payments.standing(assessment.id, manager);
    if (standing && standing.intentId !== intent.id) {
      await this.refunds.order(intent.id, 'second_payment', manager);
      this.logger.warn({ intent: intent.id }, 'an assessment was paid twice; one goes back');
      return 'owed';
    }
    const before = await this.payments.findByIntent(manager, intent.id);
    await this.payments.record(manager, intent, assessment.id);
    if (before) return 'unchanged';
    if (assessment.supersededAt) await this.assessments.restore(manager, assessment.id);
    await this.hooks.runPaid(manager, assessment.id);
    return 'paid';
  }

  /**
   * A refund has failed at the bank. What counted as given back whole is owed, and access stays ended;
   * should another refund have followed since this look, the provider gives nothing twice.
   */
  private async oweAgain(manager: EntityManager, intentId: string): Promise<void> {
    const payment = await this.payments.findByIntent(manager, intentId);
    if (payment?.refundedAt) await this.refunds.reopen(manager, intentId);
    this.logger.error({ intent: intentId, alert: true }, 'a refund failed at the bank');
  }

  private async takeBack(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<Outcome> {
    const before = await this.payments.findByIntent(manager, intent.id);
    await this.payments.record(manager, intent, assessmentId);
    await this.refunds.markDone(manager, intent.id);
    if (assessmentId === null) return 'unchanged';
    if (!before?.refundedAt) await this.hooks.runReturned(manager, assessmentId);
    if (!(await this.payments.standing(assessmentId, manager))) {
      await this.hooks.runWithdrawn(manager, assessmentId);
    }
    return 'unchanged';
  }

  /** Its owner was deleted: what was paid before stays, what is paid after goes back. */
  private async applyOwnerless(
    manager: EntityManager,
    intent: ProviderIntent,
    action: Action,
  ): Promise<Outcome> {
    if (action === 'return') return this.takeBack(manager, intent, null);
    if (action === 'wait') await this.intents.requestCancelOf(manager, intent.id);
    if (action !== 'pay') return 'unchanged';
    if (await this.payments.findByIntent(manager, intent.id)) {
      await this.payments.record(manager, intent, null);
      return 'unchanged';
    }
    await this.refunds.order(intent.id, 'ownerless', manager);
    return 'owed';
  }
}
