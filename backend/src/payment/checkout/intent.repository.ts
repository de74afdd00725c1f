import type { PaymentStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLAIM_SECONDS, nextAttemptAt } from '../../platform/database/back-off.js';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import { PaymentIntentEntity } from './payment-intent.entity.js';
import type { ProviderIntent } from '../provider/payment-provider.js';

/**
 * SQL that marks open intents for the reconciler to cancel. `assessments` is a query that gives the ids of
 * what they pay for.
 */
export const cancelIntents = (assessments: string): string =>
  `update payment_intents set cancel_requested_at = now(), due_at = now()
    where assessment_id in (${assessments}) and status not in ('succeeded', 'canceled')`;

/** Our intents at the provider, and the current checkout attempt of each assessment. */
@Injectable()
export class IntentRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<PaymentIntentEntity | null> {
    return this.database.manager.findOneBy(PaymentIntentEntity, { id });
  }

  /** Returns the number of the current checkout attempt, from 1. */
  async generation(assessmentId: string): Promise<number> {
    const row = await queryOne<{ generation: number }>(
      this.database,
      `with made as (insert into checkouts (assessment_id) values ($1)
                     on conflict (assessment_id) do nothing returning generation)
       select generation from made
       union all select generation from checkouts where assessment_id = $1 limit 1`,
      [assessmentId],
    );
    return row?.generation ?? 1;
  }

  /** Starts the next checkout attempt, unless another call has done so. */
  async endGeneration(assessmentId: string, generation: number): Promise<void> {
    await this.database.query(
      'update checkouts set generation = $2 + 1 where assessment_id = $1 and generation = $2',
      [assessmentId, generation],
    );
  }

  /** Returns the attempt's first intent; a second one exists only after a provider error. */
  findOfGeneration(assessmentId: string, generation: number): Promise<PaymentIntentEntity | null> {
    return this.database.manager.findOne(PaymentIntentEntity, {
      where: { assessmentId, generation },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Inserts an intent unless it is recorded already, and returns the record, locked. An intent of an
   * earlier checkout attempt is marked to be cancelled.
   */
  async record(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<PaymentIntentEntity> {
    await manager.query(
      `insert into payment_intents (id, assessment_id, generation, status, cancel_requested_at, due_at)
       select $1, $2::uuid, $3::int, $4, case when late then now() end,
              now() + case when late then interval '0' else interval '30 seconds' end
         from (select exists (select 1 from checkouts
                               where assessment_id = $2::uuid and generation > $3::int) as late) c
       on conflict (id) do nothing`,
      [intent.id, assessmentId, intent.generation, intent.status],
    );
    return manager.findOneOrFail(PaymentIntentEntity, {
      where: { id: intent.id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setStatus(manager: EntityManager, id: string, status: PaymentStatus): Promise<void> {
    await manager.update(PaymentIntentEntity, { id }, { status });
  }

  /** Marks open intents for the reconciler to cancel. */
  async requestCancel(manager: EntityManager, assessmentIds: string[]): Promise<void> {
    await manager.query(cancelIntents('select unnest($1::uuid[])'), [assessmentIds]);
  }

  async requestCancelOf(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `update payment_intents set cancel_requested_at = now(), due_at = now()
        where id = $1 and cancel_requested_at is null`,
      [id],
    );
  }

  /**
   * Returns intents whose check is due and delays their next one: 30 s, doubling up to a day. An
   * intent unpaid for 30 days is to be cancelled; one of a deleted owner, at once.
   */
  async claimDue(limit: number): Promise<{ id: string; cancel: boolean }[]> {
    const result: unknown = await this.database.query(
      `update payment_intents set checks = checks + 1,
              cancel_requested_at = coalesce(cancel_requested_at,
                case when assessment_id is null or created_at < now() - interval '30 days'
                     then now() end),
              due_at = ${nextAttemptAt('checks', '30 seconds', '1 day')}
        where id in (
          select id from payment_intents
           where status not in ('succeeded', 'canceled')
             and id = any(array(
               (select id from payment_intents
                 where status not in ('succeeded', 'canceled') and due_at <= now()
                 order by due_at limit $1)
               union
               (select id from payment_intents
                 where status not in ('succeeded', 'canceled')
                   and assessment_id is null and cancel_requested_at is null
                 order by due_at limit $1)))
           order by due_at limit $1 for update skip locked)
       returning id, cancel_requested_at is not null as cancel`,
      [limit],
    );
    return rowsOf(result);
  }

  /** Schedules the check that failed: soon, however long the intent has been unpaid. */
  async retrySoon(id: string): Promise<void> {
    await this.database.query(
      `update payment_intents set due_at = least(due_at, now() + make_interval(secs => $2))
        where id = $1`,
      [id, CLAIM_SECONDS],
    );
  }
}
