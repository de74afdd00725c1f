import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';
import { PaymentEntity } from './payment.entity.js';
import type { ProviderIntent } from './provider/payment-provider.js';
import { isReversed } from './settle/payment-state.js';

/** Payments, and how much of each was refunded. */
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
  findActive(
    assessmentId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /** Returns the assessment's most recently reversed payment, or null. */
  findLastReversed(assessmentId: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOne(PaymentEntity, {
      where: { assessmentId, refundedAt: Not(IsNull()) },
      order: { refundedAt: 'DESC' },
    });
  }

  /** Returns every payment for these assessments, newest first. */
  listFor(assessmentIds: string[]): Promise<PaymentEntity[]> {
    if (assessmentIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PaymentEntity, {
      where: { assessmentId: In(assessmentIds) },
      order: { paidAt: 'DESC' },
    });
  }

  /** Returns which of these assessments are paid. */
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
   * Inserts or updates the payment of a succeeded intent. Updates only move forward: a reversed
   * payment stays reversed and a decided dispute stays decided, because fetches may arrive out of
   * order. The caller has locked the intent's row, so two calls cannot insert the same payment.
   */
  async record(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<void> {
    const { charge } = intent;
    const reversed = isReversed(intent.amount, charge);
    const seen = [
      intent.id,
      reversed ? intent.amount : (charge?.refundedAmount ?? 0),
      charge?.dispute ?? null,
      reversed,
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
    // An insert with `on conflict` would use up a receipt number for a payment that exists already.
    await manager.query(
      `insert into payments (intent_id, refunded_amount, dispute, refunded_at,
                             assessment_id, amount, currency, card_last4)
       values ($1, $2, $3, case when $4 then now() end, $5, $6, $7, $8)`,
      [...seen, assessmentId, intent.amount, intent.currency, charge?.last4 ?? null],
    );
  }

  /** Returns the number of active payments and their sum in pence, less partial refunds. */
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
