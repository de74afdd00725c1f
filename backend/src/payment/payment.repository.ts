import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
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

  /** The payment on which access rests. */
  standing(
    assessmentId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /** The payment that has gone back most lately. */
  lastReturned(assessmentId: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, {
      where: { assessmentId, refundedAt: Not(IsNull()) },
      order: { refundedAt: 'DESC' },
    });
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
   * what was given back whole stays so (a refund that fails is owed, and given again), and a decided
   * dispute stays decided. The caller holds the intent's row, so that nobody else writes it down
   * meanwhile.
   */
  async record(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<void> {
    const { charge } = intent;
    const returned = isReturned(intent.amount, charge);
    const seen = [
      intent.id,
      returned ? intent.amount : (charge?.refundedAmount ?? 0),
      charge?.dispute ?? null,
      returned,
    ];
    const failed = charge?.refundFailed ?? false;
    const known = await queryOne(
      manager,
      `update payments
          set refunded_amount = case when $5 and refunded_at is null then $2
                                     else greatest(refunded_amount, $2) end,
              refunded_at = coalesce(refunded_at, case when $4 then now() end),
              dispute = case when dispute = 'lost' or $3::text = 'open' then coalesce(dispute, $3)
                             else coalesce($3, dispute) end
        where intent_id = $1 returning id`,
      [...seen, failed],
    );
    if (known) return;
    // Only a payment that is new may take a receipt's number: no buyer wonders where one went.
    await manager.query(
      `insert into payments (intent_id, refunded_amount, dispute, refunded_at,
                             assessment_id, amount, currency, card_last4)
       values ($1, $2, $3, case when $4 then now() end, $5, $6, $7, $8)`,
      [...seen, assessmentId, intent.amount, intent.currency, charge?.last4 ?? null],
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
