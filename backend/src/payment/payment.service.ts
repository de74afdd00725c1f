import { type PaymentVerified, PRICE } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AssessmentPaidError, AssessmentUnfinishedError } from '../assessment/assessment.errors.js';
import { AssessmentHooks } from '../assessment/assessment.hooks.js';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/account.service.js';
import type { Caller } from '../auth/caller.js';
import { NotFoundError } from '../platform/http/app-error.js';
import {
  AssessmentSupersededError,
  PaymentUnavailableError,
  WrongAmountError,
} from './payment.errors.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderIntent,
  ProviderUnavailableError,
} from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { isFinal } from './payment-state.js';
import { SettleService } from './settle.service.js';

/** Opens payment intents and answers whether money has arrived. */
@Injectable()
export class PaymentService implements OnModuleInit {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly assessments: AssessmentService,
    private readonly assessmentHooks: AssessmentHooks,
    private readonly accounts: AccountService,
    private readonly settling: SettleService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
  ) {}

  onModuleInit(): void {
    this.assessmentHooks.onSuperseded((manager, assessmentId) =>
      this.payments.requestCancel(manager, assessmentId),
    );
  }

  /** The client secret of the assessment's one live intent, the same on reload and in a second tab. */
  async createIntent(caller: Caller, assessmentId: string, pounds: number): Promise<string> {
    if (pounds !== PRICE.pounds) throw new WrongAmountError();
    const assessment = await this.assessments.owned(caller, assessmentId);
    if (assessment.completedAt === null) throw new AssessmentUnfinishedError();
    if (await this.isPaid(assessment.id)) throw new AssessmentPaidError();
    if (assessment.supersededAt !== null) throw new AssessmentSupersededError();
    const intent = await this.answer((provider) =>
      this.liveIntent(provider, assessment.id, assessment.email),
    );
    return intent.clientSecret;
  }

  /** Looks at the provider for the caller's own intent, and makes the buyer's account once paid. */
  async verify(caller: Caller, intentId: string, reply: FastifyReply): Promise<PaymentVerified> {
    const record = await this.payments.findIntent(intentId);
    if (!record?.assessmentId) throw new NotFoundError();
    const assessment = await this.assessments.owned(caller, record.assessmentId);
    const settled = await this.answer(() => this.settling.settle(intentId));
    if (!settled) throw new NotFoundError();
    const after = settled.paid
      ? await this.accounts.openForBuyer(caller, reply, assessment)
      : caller;
    return {
      assessmentId: assessment.id,
      paid: settled.paid,
      paymentStatus: settled.status,
      signedIn: after.userId !== null,
    };
  }

  /**
   * Gives the money of one payment back through the provider and ends access to its report. Does
   * nothing to one that is refunded already. Throws a 404 for an unknown id, a 503 when the provider
   * does not answer.
   */
  async refund(paymentId: string): Promise<void> {
    const payment = await this.payments.findPayment(paymentId);
    if (!payment) throw new NotFoundError();
    if (payment.refundedAt !== null) return;
    await this.answer(async (provider) => {
      await provider.refundIntent(payment.intentId);
      await this.settling.settle(payment.intentId);
    });
  }

  /** Which of these assessments are paid. */
  paidAmong(assessmentIds: string[], manager?: EntityManager): Promise<Set<string>> {
    return this.payments.paidAmong(assessmentIds, manager);
  }

  /** Payments that stand, and what they add up to in pence. */
  totals(): Promise<{ count: number; pence: number }> {
    return this.payments.totals();
  }

  private async isPaid(assessmentId: string): Promise<boolean> {
    return (await this.payments.paidAmong([assessmentId])).has(assessmentId);
  }

  private async liveIntent(
    provider: PaymentProvider,
    assessmentId: string,
    receiptEmail: string,
  ): Promise<ProviderIntent> {
    const latest = await this.payments.latestIntent(assessmentId);
    const current = latest && (await provider.retrieveIntent(latest.id));
    if (current && !isFinal(current.status)) return current;
    if (current?.status === 'succeeded' && !current.charge?.refunded) {
      // Paid at the provider and not yet here: settle it now instead of selling it twice.
      await this.settling.settle(current.id);
      throw new AssessmentPaidError();
    }
    const generation = (latest?.generation ?? 0) + 1;
    const intent = await provider.createIntent({ assessmentId, generation, receiptEmail });
    await this.payments.insertIntent(intent);
    return intent;
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
