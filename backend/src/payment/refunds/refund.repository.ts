import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLAIM_SECONDS, nextAttemptAt } from '../../platform/database/back-off.js';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import type { RefundReason } from './refund-order.entity.js';

/** After a refusal of the provider or the bank, which may last for weeks. */
const BACK_OFF = ['15 seconds', '1 day'] as const;

/** Refund orders: stored until the provider reports the refund. */
@Injectable()
export class RefundRepository {
  constructor(private readonly database: DataSource) {}

  /** Orders a refund. An intent has at most one order. */
  async order(
    intentId: string,
    reason: RefundReason,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.query(
      `insert into refund_orders (intent_id, reason) values ($1, $2)
       on conflict (intent_id) do nothing`,
      [intentId, reason],
    );
  }

  /**
   * Claims an open order and returns the number of this attempt, from 1; null without an open order.
   * After a fault or a kill the next attempt is due when the claim ends.
   */
  async startAttempt(intentId: string): Promise<number | null> {
    const row = await queryOne<{ tries: number }>(
      this.database,
      `update refund_orders set tries = tries + 1,
              due_at = now() + make_interval(secs => $2)
        where intent_id = $1 and done_at is null returning tries`,
      [intentId, CLAIM_SECONDS],
    );
    return row?.tries ?? null;
  }

  /** Delays the next attempt after a refusal: 15 s, doubling to a day. */
  async postpone(intentId: string): Promise<void> {
    await this.database.query(
      `update refund_orders set due_at = ${nextAttemptAt('tries', ...BACK_OFF)}
        where intent_id = $1 and done_at is null`,
      [intentId],
    );
  }

  async markDone(manager: EntityManager, intentId: string): Promise<void> {
    await manager.query(
      'update refund_orders set done_at = now() where intent_id = $1 and done_at is null',
      [intentId],
    );
  }

  /** Opens the order again after its refund failed at the bank; creates one where there was none. */
  async reopen(manager: EntityManager, intentId: string): Promise<void> {
    await manager.query(
      `insert into refund_orders as o (intent_id, reason, due_at)
       values ($1, 'requested', now() + interval '15 seconds')
       on conflict (intent_id) do update set done_at = null,
              due_at = ${nextAttemptAt('o.tries', ...BACK_OFF)}
        where o.done_at is not null`,
      [intentId],
    );
  }

  /** Returns why an intent is refunded; null when no refund was ordered. */
  async reasonFor(intentId: string): Promise<RefundReason | null> {
    const row = await queryOne<{ reason: RefundReason }>(
      this.database,
      'select reason from refund_orders where intent_id = $1',
      [intentId],
    );
    return row?.reason ?? null;
  }

  /** Returns how many refunds are ordered and not made, and the age of the oldest. */
  async countOpen(): Promise<{ count: number; oldestSeconds: number }> {
    const row = await queryOne<{ count: number; oldestSeconds: number }>(
      this.database,
      `select count(*)::int as count,
              coalesce(extract(epoch from now() - min(ordered_at)), 0)::float as "oldestSeconds"
         from refund_orders where done_at is null`,
      [],
    );
    return row ?? { count: 0, oldestSeconds: 0 };
  }

  /** Returns the intents whose refund attempt is due. */
  async listDue(limit: number): Promise<string[]> {
    const result: unknown = await this.database.query(
      `select intent_id from refund_orders where done_at is null and due_at <= now()
        order by due_at limit $1`,
      [limit],
    );
    return rowsOf<{ intent_id: string }>(result).map((row) => row.intent_id);
  }
}
