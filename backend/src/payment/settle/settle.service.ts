import type { PaymentStatus } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AssessmentRecord, AssessmentService } from '../../assessment/assessment.service.js';
import { AccountService } from '../../auth/accounts/account.service.js';
import { CONFIG, type Config } from '../../config/config.js';
import { isLiveMode } from '../../config/payment-config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { IntentRepository } from '../checkout/intent.repository.js';
import { PaymentUnavailableError } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderIntent } from '../provider/payment-provider.js';
import { RefundService } from '../refunds/refund.service.js';
import { CoalescedRuns } from './coalesced-runs.js';
import { EffectsService } from './effects.service.js';
import { findIntentMismatch } from './intent-mismatch.js';
import { decideEffects, type Effect } from './settle-decision.js';

export interface SettleResult {
  status: PaymentStatus;
  /** True if the assessment is paid, through this intent or another. */
  paid: boolean;
}

const METRIC_OUTCOME_BY_EFFECT: Partial<Record<Effect['type'], string>> = {
  emitSettled: 'paid',
  logRestored: 'restored',
  logReversed: 'reversed',
  orderRefund: 'refund_ordered',
};

/**
 * The only code that marks an assessment as paid. The webhook, the verify request and the reconciler call it in any
 * order and any number of times. It trusts only the intent as just fetched from the provider.
 */
@Injectable()
export class SettleService {
  /** Concurrent calls for one intent share runs, so that a hundred calls send few requests to the provider. */
  private readonly runs = new CoalescedRuns<SettleResult | null>();

  constructor(
    private readonly payments: PaymentRepository,
    private readonly intents: IntentRepository,
    private readonly refunds: RefundService,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly effects: EffectsService,
    private readonly database: DataSource,
    private readonly metrics: Metrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Fetches one intent and applies its state. Returns null if the intent is not ours. */
  settle(intentId: string): Promise<SettleResult | null> {
    return this.runs.run(intentId, () => this.settleNow(intentId));
  }

  private async settleNow(intentId: string): Promise<SettleResult | null> {
    const result = await this.fetchAndApply(intentId);
    if (!result?.refundDue || !(await this.refunds.attemptRefund(intentId))) return result;
    return this.fetchAndApply(intentId);
  }

  private async fetchAndApply(intentId: string): Promise<(SettleResult & { refundDue: boolean }) | null> {
    if (!this.provider) throw new PaymentUnavailableError();
    const intent = await this.provider.retrieveIntent(intentId);
    const record = await this.intents.find(intentId);
    if (!intent || (!record && intent.assessmentId === null)) return null;

    const mismatch = findIntentMismatch(intent, {
      assessmentId: record?.assessmentId ?? null,
      live: isLiveMode(this.config.payment),
    });
    if (mismatch !== null) {
      this.metrics.count('bearings_payments_total', { outcome: 'refused' });
      this.logger.error({ intent: intentId, mismatch, alert: true }, 'intent refused');
      return null;
    }
    const assessment = intent.assessmentId === null ? null : await this.assessments.findById(intent.assessmentId);
    // The intent may belong to another installation that uses the same provider account.
    if (!assessment && !record) return null;
    this.reportUnknown(intent);

    const assessmentId = assessment ? assessment.id : null;
    const effects = await this.database.transaction((manager) => this.decideAndApply(manager, intent, assessment));
    // The buyer signed in after the assessment was read, so it now belongs to an account that is not locked. The
    // repeated call locks that account first.
    if (effects === null) return this.fetchAndApply(intentId);
    this.countOutcomes(effects);
    const hasEffect = (type: Effect['type']) => effects.some((effect) => effect.type === type);
    const isRefundDue = hasEffect('orderRefund') && !intent.charge?.refundFailed;
    if (assessmentId === null) return { status: intent.status, paid: false, refundDue: isRefundDue };
    const paid = await this.payments.isPaid(assessmentId);
    return { status: intent.status, paid, refundDue: isRefundDue };
  }

  /** Alerts the operator, who must check at the provider what an unknown status means. */
  private reportUnknown({ id, unknownStatuses }: ProviderIntent): void {
    for (const { object, status } of unknownStatuses) {
      this.metrics.count('bearings_unknown_statuses_total', { object });
      this.logger.error({ intent: id, object, status, alert: true }, 'unknown provider status');
    }
  }

  /** Counts the effects in the metrics. Called after the commit, so that nothing that was rolled back is counted. */
  private countOutcomes(effects: Effect[]): void {
    for (const { type } of effects) {
      const outcome = METRIC_OUTCOME_BY_EFFECT[type];
      if (outcome) this.metrics.count('bearings_payments_total', { outcome });
    }
  }

  /**
   * Decides and applies the effects of a fetched intent. Returns null without changes if the assessment's owner has
   * changed since the assessment `found` was read.
   */
  private async decideAndApply(
    manager: EntityManager,
    intent: ProviderIntent,
    found: AssessmentRecord | null,
  ): Promise<Effect[] | null> {
    // The account is locked first, then the assessment, as deletion does, so that the two cannot deadlock.
    if (found?.userId) await this.accounts.lock(manager, found.userId);
    const assessment = found && (await this.assessments.lockById(manager, found.id));
    if (assessment?.userId !== found?.userId) return null;
    const assessmentId = found && found.id;
    const { status } = await this.intents.record(manager, intent, assessmentId);
    const payment = await this.payments.findByIntent(manager, intent.id);
    const active = assessmentId === null ? null : await this.payments.findActive(assessmentId, manager);
    const knownIntent = {
      status,
      assessment: assessment && { isSuperseded: assessment.supersededAt !== null },
      payment: payment && {
        isReversed: payment.refundedAt !== null,
        isLost: payment.dispute === 'lost',
      },
    };
    const effects = decideEffects(knownIntent, intent, active);
    await this.effects.applyAll(manager, intent, assessmentId, effects);
    return effects;
  }
}
