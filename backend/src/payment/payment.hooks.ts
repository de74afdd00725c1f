import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type InPaymentsTransaction = (manager: EntityManager, assessmentId: string) => Promise<void>;
export type OnPaidCommitted = (assessmentId: string) => Promise<void>;

/**
 * What other modules do when money has arrived or gone back: in the payment's transaction, which a
 * listener that throws undoes, and once it is committed.
 */
@Injectable()
export class PaymentHooks implements OnApplicationBootstrap {
  private readonly paid: InPaymentsTransaction[] = [];
  private readonly refunded: InPaymentsTransaction[] = [];
  private readonly committed: OnPaidCommitted[] = [];

  onPaid(listener: InPaymentsTransaction): void {
    this.paid.push(listener);
  }

  /** No payment stands any more; one may come again. */
  onRefunded(listener: InPaymentsTransaction): void {
    this.refunded.push(listener);
  }

  onPaidCommitted(listener: OnPaidCommitted): void {
    this.committed.push(listener);
  }

  onApplicationBootstrap(): void {
    if (this.paid.length === 0) throw new Error('No module registered onPaid.');
    if (this.refunded.length === 0) throw new Error('No module registered onRefunded.');
  }

  async runPaid(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.paid) await listener(manager, assessmentId);
  }

  async runRefunded(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.refunded) await listener(manager, assessmentId);
  }

  async runPaidCommitted(assessmentId: string): Promise<void> {
    for (const listener of this.committed) await listener(assessmentId);
  }
}
