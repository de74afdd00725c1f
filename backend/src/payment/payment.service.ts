import { type PaymentVerified, PRICE, type Receipt } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AssessmentPaidError, AssessmentUnfinishedError } from '../assessment/assessment.errors.js';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/account.service.js';
import type { Caller } from '../auth/caller.js';
import { CONFIG, type Config } from '../config/config.js';
import { NotFoundError } from '../platform/http/app-error.js';
import { CheckoutService } from './checkout.service.js';
import { IntentRepository } from './intent.repository.js';
import {
  AssessmentSupersededError,
  PaymentUnavailableError,
  WrongAmountError,
} from './payment.errors.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  ProviderUnavailableError,
} from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { receiptOf } from './receipt.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';
import { SettleService } from './settle.service.js';

/** Sells reports, and answers whether money has arrived or gone back. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly checkouts: CheckoutService,
    private readonly settling: SettleService,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The client secret of the assessment's one live intent, the same on reload and in a second tab. */
  async createIntent(caller: Caller, assessmentId: string, pounds: number): Promise<string> {
    if (pounds !== PRICE.pounds) throw new WrongAmountError();
    const assessment = await this.assessments.owned(caller, assessmentId);
    if (assessment.completedAt === null) throw new AssessmentUnfinishedError();
    const { id } = assessment;
    if ((await this.payments.paidAmong([id])).has(id)) throw new AssessmentPaidError();
    if (assessment.supersededAt !== null) throw new AssessmentSupersededError();
    const intent = await this.answer((provider) => this.checkouts.liveIntent(provider, id));
    return intent.clientSecret;
  }

  /** Looks at the provider for the caller's own intent, and makes the buyer's account once paid. */
  async verify(caller: Caller, intentId: string, reply: FastifyReply): Promise<PaymentVerified> {
    const record = await this.intents.find(intentId);
    if (!record?.assessmentId) throw new NotFoundError();
    const assessment = await this.assessments.owned(caller, record.assessmentId);
    const settled = await this.answer(() => this.settling.settle(intentId));
    if (!settled) throw new NotFoundError();
    const after = settled.paid
      ? await this.accounts.openForBuyer(caller, reply, assessment)
      : caller;
    const refund = await this.refunds.reasonFor(intentId);
    return {
      assessmentId: assessment.id,
      paid: settled.paid,
      paymentStatus: settled.status,
      signedIn: after.userId !== null,
      ...(refund === 'second_payment' && { secondPaymentRefunded: true }),
    };
  }

  /**
   * Gives the money of one payment back through the provider and ends access to its report. Ordered
   * once, it happens even if the provider is away now: true when it has happened, false when it is
   * still to come. A payment that is refunded already stays as it is. Throws a 404 for an unknown id.
   */
  async refund(paymentId: string): Promise<boolean> {
    const payment = await this.payments.findPayment(paymentId);
    if (!payment) throw new NotFoundError();
    if (payment.refundedAt !== null) return true;
    await this.refunds.order(payment.intentId, 'requested');
    if (!(await this.refunding.carryOut(payment.intentId))) return false;
    await this.answer(() => this.settling.settle(payment.intentId));
    return (await this.payments.findPayment(paymentId))?.refundedAt !== null;
  }

  /** Receipts for all that an account ever paid, for superseded assessments too, the newest first. */
  async receipts(userId: string): Promise<Receipt[]> {
    const assessments = await this.assessments.allOf(userId);
    const payments = await this.payments.listFor(assessments.map(({ id }) => id));
    return payments.map((payment) => receiptOf(payment, this.config.vatNote));
  }

  /** Which of these assessments are paid. */
  paidAmong(assessmentIds: string[], manager?: EntityManager): Promise<Set<string>> {
    return this.payments.paidAmong(assessmentIds, manager);
  }

  /** Payments that stand, and what they add up to in pence. */
  totals(): Promise<{ count: number; pence: number }> {
    return this.payments.totals();
  }

  private async answer<T>(call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
    if (!this.provider) throw new PaymentUnavailableError();
    try {
      return await call(this.provider);
    } catch (error) {
      if (error instanceof ProviderUnavailableError) throw new PaymentUnavailableError();
      throw error;
    }
  }
}
