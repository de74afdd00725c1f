import type { PaymentStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentIntentEntity } from './payment-intent.entity.js';
import type { ProviderEvent, ProviderIntent } from './payment-provider.js';

/** Intents, payments and the provider's events. */
@Injectable()
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  findIntent(
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PaymentIntentEntity | null> {
    return manager.findOneBy(PaymentIntentEntity, { id });
  }

  latestIntent(assessmentId: string): Promise<PaymentIntentEntity | null> {
    return this.database.manager.findOne(PaymentIntentEntity, {
      where: { assessmentId },
      order: { generation: 'DESC' },
    });
  }

  /** Records an intent; one that is recorded already stays as it is. */
  async insertIntent(
    intent: ProviderIntent,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.query(
      `insert into payment_intents (id, assessment_id, generation, status)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [intent.id, intent.assessmentId, intent.generation, intent.status],
    );
  }

  async setIntentStatus(manager: EntityManager, id: string, status: PaymentStatus): Promise<void> {
    await manager.update(PaymentIntentEntity, { id }, { status });
  }

  async requestCancel(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager.query(
      `update payment_intents set cancel_requested_at = now(), due_at = now()
        where assessment_id = $1 and status not in ('succeeded', 'canceled')`,
      [assessmentId],
    );
  }

  /** Takes intents whose check is due and puts their next one off: 30 s, doubling up to a day. */
  async takeDueIntents(limit: number): Promise<{ id: string; cancel: boolean }[]> {
    const result: unknown = await this.database.query(
      `update payment_intents set checks = checks + 1,
              due_at = now() + least(interval '1 day', interval '30 seconds' * power(2, least(checks, 12)))
        where id in (
          select id from payment_intents
           where due_at <= now() and status not in ('succeeded', 'canceled')
           order by due_at limit $1 for update skip locked)
       returning id, cancel_requested_at is not null as cancel`,
      [limit],
    );
    return rowsOf(result);
  }

  findPayment(id: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { id });
  }

  standingPayment(manager: EntityManager, assessmentId: string): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
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

  /** False when this intent's payment is there already. */
  async insertPayment(manager: EntityManager, intent: ProviderIntent): Promise<boolean> {
    const row = await queryOne(
      manager,
      `insert into payments (assessment_id, intent_id, amount, currency, card_last4)
       values ($1, $2, $3, $4, $5) on conflict (intent_id) do nothing returning id`,
      [
        intent.assessmentId,
        intent.id,
        intent.amount,
        intent.currency,
        intent.charge?.last4 ?? null,
      ],
    );
    return row !== null;
  }

  async markRefunded(manager: EntityManager, intentId: string): Promise<void> {
    await manager.update(
      PaymentEntity,
      { intentId, refundedAt: IsNull() },
      { refundedAt: new Date() },
    );
  }

  /** Notes an event. False when it was handled before. */
  async noteEvent(event: ProviderEvent): Promise<boolean> {
    const row = await queryOne<{ handled: boolean }>(
      this.database,
      `insert into provider_events (id, type) values ($1, $2)
       on conflict (id) do update set type = excluded.type
       returning handled_at is not null as handled`,
      [event.id, event.type],
    );
    return row?.handled !== true;
  }

  async markEventHandled(id: string): Promise<void> {
    await this.database.query('update provider_events set handled_at = now() where id = $1', [id]);
  }

  /** Payments that stand, and what they add up to in pence. */
  async totals(): Promise<{ count: number; pence: number }> {
    const row = await queryOne<{ count: number; pence: number }>(
      this.database,
      `select count(*)::int as count, coalesce(sum(amount), 0)::int as pence
         from payments where refunded_at is null`,
      [],
    );
    return row ?? { count: 0, pence: 0 };
  }
}
