import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssessmentService } from '../../assessment/assessment.service.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { IntentRepository } from '../checkout/intent.repository.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { RECEIPT_MAIL, RECEIPT_WAIT_SECONDS, REFUND_MAIL } from '../payment.mail.js';
import { PaymentRepository } from '../payment.repository.js';
import type { ProviderIntent } from '../provider/payment-provider.js';
import { RefundRepository } from '../refunds/refund.repository.js';
import type { Effect } from './settle-decision.js';

/** Makes the changes that `decideEffects` decided for a payment intent, inside the transaction of that decision. */
@Injectable()
export class EffectsService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly assessments: AssessmentService,
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Applies the effects in order. `assessmentId` is null if the owner has been deleted. */
  async applyAll(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
    effects: Effect[],
  ): Promise<void> {
    for (const effect of effects) await this.apply(manager, intent, assessmentId, effect);
  }

  private async apply(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
    effect: Effect,
  ): Promise<void> {
    switch (effect.type) {
      case 'storeStatus':
        return this.intents.setStatus(manager, intent.id, intent.status);
      case 'recordPayment':
        return this.payments.record(manager, intent, assessmentId);
      case 'orderRefund':
        this.logger.warn({ intent: intent.id, reason: effect.reason }, 'refund ordered');
        return this.refunds.order(intent.id, effect.reason, manager);
      case 'alertRefundFailed':
        this.logger.error({ intent: intent.id, alert: true }, 'refund failed at the bank');
        return;
      case 'reopenRefund':
        return this.refunds.reopen(manager, intent.id);
      case 'closeRefund':
        return this.refunds.markDone(manager, intent.id);
      case 'requestCancel':
        return this.intents.requestCancelOf(manager, intent.id);
      case 'restoreAssessment':
        return this.assessments.restore(manager, requireAssessmentId(assessmentId));
      case 'logReversed':
        this.logger.info({ intent: intent.id }, 'payment reversed');
        return;
      case 'logRestored':
        this.logger.warn({ intent: intent.id }, 'payment restored: a lost dispute was won');
        return;
      case 'mailReceipt':
        return this.outbox.add(manager, RECEIPT_MAIL, requireAssessmentId(assessmentId), RECEIPT_WAIT_SECONDS);
      case 'mailRefund':
        return this.outbox.add(manager, REFUND_MAIL, requireAssessmentId(assessmentId));
      case 'emitSettled':
        return this.emit(manager, 'payment.settled', assessmentId);
      case 'emitReversed':
        await this.outbox.cancel(manager, RECEIPT_MAIL, requireAssessmentId(assessmentId));
        return this.emit(manager, 'payment.reversed', assessmentId);
    }
  }

  private emit(
    manager: EntityManager,
    name: 'payment.settled' | 'payment.reversed',
    assessmentId: string | null,
  ): Promise<void> {
    return this.events.emit(manager, name, { assessmentId: requireAssessmentId(assessmentId) });
  }
}

/** Returns the id. Throws for null, because effects on an assessment are decided only while it exists. */
function requireAssessmentId(assessmentId: string | null): string {
  if (assessmentId === null) throw new Error('An effect on a deleted assessment was decided.');
  return assessmentId;
}
