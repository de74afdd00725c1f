import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';

/** Why money goes back: asked for, paid twice, or paid for what its deleted owner took along. */
export type RefundReason = 'requested' | 'second_payment' | 'ownerless';

/** Refunds we owe, until the provider shows that the money has gone back. */
@Injectable()
export class RefundRepository {
  constructor(private readonly database: DataSource) {}

  /** Once for each intent. */
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

  /** The number of this try, from 1; null when nothing is owed. Puts the next one off, doubling. */
  async startTry(intentId: string): Promise<number | null> {
    const row = await queryOne<{ tries: number }>(
      this.database,
      `update refund_orders set tries = tries + 1,
              due_at = now() + least(interval '1 day', interval '15 seconds' * power(2, least(tries, 13)))
        where intent_id = $1 and done_at is null returning tries`,
      [intentId],
    );
    return row?.tries ?? null;
  }

  async markDone(manager: EntityManager, intentId: string): Promise<void> {
    await manager.query(
      'update refund_orders set done_at = now() where intent_id = $1 and done_at is null',
      [intentId],
    );
  }

  /** Owes a refund again that failed after it was done, or was none of our ordering. */
  async reopen(manager: EntityManager, intentId: string): Promise<void> {
    await manager.query(
      `insert into refund_orders as o (intent_id, reason, due_at)
       values ($1, 'requested', now() + interval '15 seconds')
       on conflict (intent_id) do update set done_at = null,
              due_at = now() + least(interval '1 day', interval '15 seconds' * power(2, least(o.tries, 13)))
        where o.done_at is not null`,
      [intentId],
    );
  }

  async reasonFor(intentId: string): Promise<RefundReason | null> {
    const row = await queryOne<{ reason: RefundReason }>(
      this.database,
      'select reason from refund_orders where intent_id = $1',
      [intentId],
    );
    return row?.reason ?? null;
  }

  async listDue(limit: number): Promise<string[]> {
    const result: unknown = await this.database.query(
      `select intent_id from refund_orders where done_at is null and due_at <= now()
        order by due_at limit $1`,
      [limit],
    );
    return rowsOf<{ intent_id: string }>(result).map((row) => row.intent_id);
  }
}
