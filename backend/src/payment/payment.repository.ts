import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { NOW } from '../platform/database/times.js';
import { PaymentEntity } from './payment.entity.js';
import { SUM_ACTIVE_PAYMENTS, UPDATE_PAYMENT } from './payment.statements.js';
import type { ProviderIntent } from './provider/payment-provider.js';
import { isReversed } from './settle/payment-state.js';

@Injectable()
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  findPayment(id: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { id });
  }

  findByIntent(manager: EntityManager, intentId: string): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { intentId });
  }

  /** Returns the assessment's payment that is not reversed, or null. */
  findActive(assessmentId: string, manager: EntityManager = this.database.manager): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /** Returns the assessment's most recently reversed payment, or null. */
  findLastReversed(assessmentId: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, {
      where: { assessmentId, refundedAt: Not(IsNull()) },
      order: { refundedAt: 'DESC' },
    });
  }

  /** Returns all payments for these assessments, newest first. */
  listFor(assessmentIds: string[]): Promise<PaymentEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PaymentEntity, {
      where: { assessmentId: In(assessmentIds) },
      order: { paidAt: 'DESC' },
    });
  }

  isPaid(assessmentId: string): Promise<boolean> {
    return this.database.manager.existsBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /**
   * Inserts the payment of a succeeded intent, or updates it with {@link UPDATE_PAYMENT}. The caller must have locked
   * the intent's row, so that two calls cannot insert the same payment.
   */
  async record(manager: EntityManager, intent: ProviderIntent, assessmentId: string | null): Promise<void> {
    const { charge } = intent;
    const isReversedNow = isReversed(intent.amount, charge);
    const refundedAmount = isReversedNow ? intent.amount : (charge?.refundedAmount ?? 0);
    const dispute = charge?.dispute ?? null;
    const failed = charge?.refundFailed ?? false;
    const values = [intent.id, refundedAmount, dispute, isReversedNow, failed];
    if (await UPDATE_PAYMENT.find(manager, values)) return;
    // Inserts only after the update found no row, because an insert with `on conflict` would use up a receipt number
    // even if the payment exists.
    await manager.insert(PaymentEntity, {
      intentId: intent.id,
      refundedAmount,
      dispute,
      refundedAt: isReversedNow ? NOW : null,
      assessmentId,
      amount: intent.amount,
      currency: intent.currency,
      cardLast4: charge?.last4 ?? null,
    });
  }

  /** Returns the number of active payments and their sum in pence, minus partial refunds. */
  async totals(): Promise<{ count: number; pence: number }> {
    return (await SUM_ACTIVE_PAYMENTS.find(this.database)) ?? { count: 0, pence: 0 };
  }
}
