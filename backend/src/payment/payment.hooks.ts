import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Runs inside the payment's transaction; throwing rolls it back. */
export type InPaymentsTransaction = (manager: EntityManager, assessmentId: string) => Promise<void>;

/** Callbacks that fulfil a purchase. */
export interface ReportFulfilment {
  /** Requests the report of a paid assessment. */
  request: InPaymentsTransaction;
  /** Withdraws the report: the assessment has no active payment. It may be paid again. */
  withdraw: InPaymentsTransaction;
  /** Enqueues the report after the commit. Best effort; the sweep enqueues missed reports. */
  enqueue(assessmentId: string): Promise<void>;
}

/** Hooks that other modules register for payments and reversals. */
@Injectable()
export class PaymentHooks implements OnApplicationBootstrap {
  private fulfilment: ReportFulfilment | null = null;
  private readonly paid: InPaymentsTransaction[] = [];
  private readonly reversed: InPaymentsTransaction[] = [];

  provideFulfilment(fulfilment: ReportFulfilment): void {
    this.fulfilment = fulfilment;
  }

  /** Adds a listener that runs after the report was requested. */
  onPaid(listener: InPaymentsTransaction): void {
    this.paid.push(listener);
  }

  /** Adds a listener for a reversed payment, whether or not another one is active. */
  onReversed(listener: InPaymentsTransaction): void {
    this.reversed.push(listener);
  }

  /** Fails startup without fulfilment, because payments would be taken for nothing. */
  onApplicationBootstrap(): void {
    this.requireFulfilment();
  }

  async runPaid(manager: EntityManager, assessmentId: string): Promise<void> {
    await this.requireFulfilment().request(manager, assessmentId);
    for (const listener of this.paid) await listener(manager, assessmentId);
  }

  async runReversed(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.reversed) await listener(manager, assessmentId);
  }

  runWithdrawn(manager: EntityManager, assessmentId: string): Promise<void> {
    return this.requireFulfilment().withdraw(manager, assessmentId);
  }

  runPaidCommitted(assessmentId: string): Promise<void> {
    return this.requireFulfilment().enqueue(assessmentId);
  }

  private requireFulfilment(): ReportFulfilment {
    if (!this.fulfilment) throw new Error('No module registered report fulfilment.');
    return this.fulfilment;
  }
}
