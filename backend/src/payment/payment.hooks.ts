import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Runs in the payment's transaction, which it undoes by throwing. */
export type InPaymentsTransaction = (manager: EntityManager, assessmentId: string) => Promise<void>;

/** Who makes what is sold here. */
export interface ReportMaker {
  /** Money has arrived: from now on a report is to come. */
  request: InPaymentsTransaction;
  /** No payment stands any more; one may come again. */
  withdraw: InPaymentsTransaction;
  /** The payment is committed. Nobody waits for this, and it may be lost. */
  ring(assessmentId: string): Promise<void>;
}

/** Where the modules above register what they do when money has arrived or gone back. */
@Injectable()
export class PaymentHooks implements OnApplicationBootstrap {
  private maker: ReportMaker | null = null;
  private readonly paid: InPaymentsTransaction[] = [];
  private readonly returned: InPaymentsTransaction[] = [];

  provideReports(maker: ReportMaker): void {
    this.maker = maker;
  }

  /** What else follows a payment, such as a receipt. */
  onPaid(listener: InPaymentsTransaction): void {
    this.paid.push(listener);
  }

  /** What follows once all of a payment has gone back, whether or not another one stands. */
  onReturned(listener: InPaymentsTransaction): void {
    this.returned.push(listener);
  }

  /** Without anybody to make reports, payments would be taken for nothing: the start fails. */
  onApplicationBootstrap(): void {
    this.reports();
  }

  async runPaid(manager: EntityManager, assessmentId: string): Promise<void> {
    await this.reports().request(manager, assessmentId);
    for (const listener of this.paid) await listener(manager, assessmentId);
  }

  async runReturned(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.returned) await listener(manager, assessmentId);
  }

  runWithdrawn(manager: EntityManager, assessmentId: string): Promise<void> {
    return this.reports().withdraw(manager, assessmentId);
  }

  runPaidCommitted(assessmentId: string): Promise<void> {
    return this.reports().ring(assessmentId);
  }

  private reports(): ReportMaker {
    if (!this.maker) throw new Error('No module provides the reports that are paid for.');
    return this.maker;
  }
}
