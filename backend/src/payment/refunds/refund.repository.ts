import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CLAIM_SECONDS } from '../next-attempt.js';
import { isPast, NOW } from '../../platform/database/times.js';
import { RefundOrderEntity, type RefundReason } from './refund-order.entity.js';
import { nextRefundAttemptSql, COUNT_OPEN_REFUNDS, REOPEN_REFUND, CLAIM_REFUND_ORDER } from './refund.statements.js';

/** Stores refund orders. An order is open until the provider reports the refund. */
@Injectable()
export class RefundRepository {
  constructor(private readonly database: DataSource) {}

  /** Orders a refund. An intent has at most one order. */
  async order(intentId: string, reason: RefundReason, manager: EntityManager = this.database.manager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(RefundOrderEntity)
      .values({ intentId, reason })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /**
   * Claims an open order and returns the number of this attempt from 1; null if there is no open order. If the attempt
   * fails or is killed, the next one is due when the claim ends.
   */
  async startAttempt(intentId: string): Promise<number | null> {
    return (await CLAIM_REFUND_ORDER.find(this.database, [intentId, CLAIM_SECONDS]))?.tries ?? null;
  }

  /** Delays the next attempt after a rejection: 15 s, doubling to a day. */
  async postpone(intentId: string): Promise<void> {
    const dueAtSql = () => nextRefundAttemptSql('tries');
    await this.database.manager.update(RefundOrderEntity, whereOrderIsOpen(intentId), {
      dueAt: dueAtSql,
    });
  }

  async markDone(manager: EntityManager, intentId: string): Promise<void> {
    await manager.update(RefundOrderEntity, whereOrderIsOpen(intentId), { doneAt: NOW });
  }

  /** Reopens the order after its refund failed at the bank; creates one if there is none. */
  async reopen(manager: EntityManager, intentId: string): Promise<void> {
    await REOPEN_REFUND.list(manager, [intentId]);
  }

  /** Returns why an intent is refunded; null if no refund was ordered. */
  async reasonFor(intentId: string): Promise<RefundReason | null> {
    const order = await this.database.manager.findOneBy(RefundOrderEntity, { intentId });
    return order?.reason ?? null;
  }

  /** Returns the number of open refund orders and the age of the oldest. */
  async countOpen(): Promise<{ count: number; oldestSeconds: number }> {
    return (await COUNT_OPEN_REFUNDS.find(this.database)) ?? { count: 0, oldestSeconds: 0 };
  }

  /** Returns the intents whose refund attempt is due. */
  async listDue(limit: number): Promise<string[]> {
    const orders = await this.database.manager.find(RefundOrderEntity, {
      where: { doneAt: IsNull(), dueAt: isPast() },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return orders.map(({ intentId }) => intentId);
  }
}

const whereOrderIsOpen = (intentId: string) => ({ intentId, doneAt: IsNull() });
