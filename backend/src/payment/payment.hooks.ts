import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type OnPaid = (manager: EntityManager, assessmentId: string) => Promise<void>;
export type OnPaidCommitted = (assessmentId: string) => Promise<void>;

/** What other modules do when money has arrived: in its transaction, and once it is committed. */
@Injectable()
export class PaymentHooks implements OnApplicationBootstrap {
  private readonly paid: OnPaid[] = [];
  private readonly committed: OnPaidCommitted[] = [];

  /** A listener that throws undoes the payment's whole transaction. */
  onPaid(listener: OnPaid): void {
    this.paid.push(listener);
  }

  onPaidCommitted(listener: OnPaidCommitted): void {
    this.committed.push(listener);
  }

  onApplicationBootstrap(): void {
    if (this.paid.length === 0) throw new Error('No module registered onPaid.');
  }

  async runPaid(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.paid) await listener(manager, assessmentId);
  }

  async runPaidCommitted(assessmentId: string): Promise<void> {
    for (const listener of this.committed) await listener(assessmentId);
  }
}
