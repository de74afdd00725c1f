import type { PaymentStatus } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { CLAIM_SECONDS } from '../next-attempt.js';
import { fromNow, NOW } from '../../platform/database/times.js';
import { CheckoutEntity } from './checkout.entity.js';
import { CLAIM_INTENTS, REQUEST_CANCEL } from './intent.statements.js';
import { PaymentIntentEntity } from './payment-intent.entity.js';
import type { ProviderIntent } from '../provider/payment-provider.js';

/** Stores the payment intents that we created at the provider, and the current checkout attempt of each assessment. */
@Injectable()
export class IntentRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<PaymentIntentEntity | null> {
    return this.database.manager.findOneBy(PaymentIntentEntity, { id });
  }

  /** Creates the assessment's checkout if there is none. Returns the number of its current attempt, from 1. */
  async ensureCheckout(assessmentId: string): Promise<number> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(CheckoutEntity)
      .values({ assessmentId })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return (await manager.findOneByOrFail(CheckoutEntity, { assessmentId })).generation;
  }

  /** Starts the next checkout attempt, unless a concurrent request has done so. */
  async endGeneration(assessmentId: string, generation: number): Promise<void> {
    const presentCondition = { assessmentId, generation };
    await this.database.manager.update(CheckoutEntity, presentCondition, {
      generation: generation + 1,
    });
  }

  /**
   * Returns the first intent of a checkout attempt, or null. A second intent exists only after an error of the
   * provider.
   */
  findOfGeneration(assessmentId: string, generation: number): Promise<PaymentIntentEntity | null> {
    return this.database.manager.findOne(PaymentIntentEntity, {
      where: { assessmentId, generation },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Inserts an intent unless it is recorded already, and returns the locked record. An intent of an earlier checkout
   * attempt is marked for cancellation.
   */
  async record(
    manager: EntityManager,
    intent: ProviderIntent,
    assessmentId: string | null,
  ): Promise<PaymentIntentEntity> {
    const { id, generation, status } = intent;
    const laterCondition = {
      assessmentId: assessmentId ?? IsNull(),
      generation: MoreThan(generation),
    };
    const isLate = await manager.existsBy(CheckoutEntity, laterCondition);
    const dueChanges = isLate ? { cancelRequestedAt: NOW, dueAt: NOW } : {};
    await manager
      .createQueryBuilder()
      .insert()
      .into(PaymentIntentEntity)
      .values({ id, assessmentId, generation, status, ...dueChanges })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneOrFail(PaymentIntentEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setStatus(manager: EntityManager, id: string, status: PaymentStatus): Promise<void> {
    await manager.update(PaymentIntentEntity, { id }, { status });
  }

  /** Marks open intents for the reconciler to cancel. */
  async requestCancel(manager: EntityManager, assessmentIds: string[]): Promise<void> {
    await REQUEST_CANCEL.list(manager, [assessmentIds]);
  }

  async requestCancelOf(manager: EntityManager, id: string): Promise<void> {
    const open = { id, cancelRequestedAt: IsNull() };
    await manager.update(PaymentIntentEntity, open, { cancelRequestedAt: NOW, dueAt: NOW });
  }

  /** Claims intents that the reconciler must fetch now; see {@link CLAIM_INTENTS}. */
  claimDue(limit: number): Promise<{ id: string; cancel: boolean }[]> {
    return CLAIM_INTENTS.list(this.database, [limit]);
  }

  /**
   * Schedules another check of an intent a few seconds after its check failed. Without this, the next check would be
   * later, because the delay grows with the number of checks.
   */
  async retrySoon(id: string): Promise<void> {
    const claimEnd = fromNow({ seconds: CLAIM_SECONDS })();
    const dueAtSql = () => `least(due_at, ${claimEnd})`;
    await this.database.manager.update(PaymentIntentEntity, { id }, { dueAt: dueAtSql });
  }
}
