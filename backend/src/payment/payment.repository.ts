import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';
import { PaymentEntity } from './payment.entity.js';
import type { ProviderIntent } from './payment-provider.js';
import { isReturned } from './payment-state.js';

/** Money received, and how much of it has gone back. */
@Injectable()
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  findPayment(id: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { id });
  }

  findByIntent(manager: EntityManager, intentId: string): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { intentId });
  }

  standingPayment(manager: EntityManager, assessmentId: string): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /** Every payment for these assessments, the newest first. */
  listFor(assessmentIds: string[]): Promise<PaymentEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PaymentEntity, {
      where: { assessmentId: In(assessmentIds) },
      order: { paidAt: 'DESC' },
    });
  }

  /** Which of these assessments are paid. */
  async paidAmong(
    assessmentIds: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<Set<string>> {
    if (assessmentIds.length === 0) return new Set();
    const payments = await manager.find(PaymentEntity, {
      select: { assessmentId: true },
      where: { assessmentId: In(assessmentIds), refundedAt: IsNull() },
    });
    return new Set(payments.flatMap(({ assessmentId }) => assessmentId ?? []));
  }

  /**
   * Writes down a succeeded intent as it was seen, once. What is written already only moves forward:
   * money that went back stays back, and a decided dispute stays decided.
   */
  async record(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<void> {
    const { charge } = intent;
    const returned = isReturned(intent.amount, charge);
    await manager.query(
      `insert into payments (assessment_id, intent_id, amount, currency, card_last4,
                             refunded_amount, dispute, refunded_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $8 then now() end)
       on conflict (intent_id) do update
          set refunded_amount = greatest(payments.refunded_amount, excluded.refunded_amount),
              refunded_at = coalesce(payments.refunded_at, excluded.refunded_at),
              dispute = case when payments.dispute = 'lost' or excluded.dispute = 'open'
                             then coalesce(payments.dispute, excluded.dispute)
                             else coalesce(excluded.dispute, payments.dispute) end`,
      [
        assessmentId,
        intent.id,
        intent.amount,
        intent.currency,
        charge?.last4 ?? null,
        returned ? intent.amount : (charge?.refundedAmount ?? 0),
        charge?.dispute ?? null,
        returned,
      ],
    );
  }

  /** Payments that stand, and what they add up to in pence, partial refunds taken off. */
  async totals(): Promise<{ count: number; pence: number }> {
    const row = await queryOne<{ count: number; pence: number }>(
      this.database,
      `select count(*)::int as count, coalesce(sum(amount - refunded_amount), 0)::int as pence
         from payments where refunded_at is null`,
      [],
    );
    return row ?? { count: 0, pence: 0 };
  }
}
