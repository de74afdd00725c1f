import type { CreatePaymentIntent, PaymentVerified, Receipt } from '@bearings/contracts';
import { PRICE } from '@bearings/domain';
import { Inject, Injectable } from '@nestjs/common';
import { AssessmentPaidError, AssessmentUnfinishedError } from '../assessment/assessment.errors.js';
import { type AssessmentRecord, AssessmentService } from '../assessment/assessment.service.js';
import type { Caller } from '../auth/access/caller.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { BuyerSessionService } from '../auth/sessions/buyer-session.service.js';
import type { ChangedSession, RequestSession, SessionChange } from '../auth/sessions/session-change.js';
import { CONFIG, type Config } from '../config/config.js';
import type { ReceiptWords } from '../content/email-copy/purchase-mails.js';
import { NotFoundError } from '../platform/http/app-error.js';
import { BuyerAgeService } from './checkout/buyer-age.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { IntentRepository } from './checkout/intent.repository.js';
import type { PaymentEntity } from './payment.entity.js';
import { AssessmentSupersededError, PaymentUnavailableError, WrongAmountError } from './payment.errors.js';
import { PaymentRepository } from './payment.repository.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderUnavailableError } from './provider/payment-provider.js';
import { createReceipt, createReceiptWords } from './receipt.js';
import { RefundRepository } from './refunds/refund.repository.js';
import { RefundService } from './refunds/refund.service.js';
import { SettleService } from './settle/settle.service.js';

/** A payment intent of the caller, with its assessment and the caller's current session. */
interface OwnedIntent extends RequestSession, ChangedSession {
  assessment: AssessmentRecord;
}

/** Checkout, verification, refunds and receipts of the caller's payments. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly checkouts: CheckoutService,
    private readonly ages: BuyerAgeService,
    private readonly settling: SettleService,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly buyers: BuyerSessionService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the client secret with which the browser can pay for the assessment. A reload and a second tab get the same
   * secret.
   */
  async createIntent(
    caller: Caller,
    assessmentId: string,
    { amount, ageConfirmed }: Omit<CreatePaymentIntent, 'assessmentId'>,
  ): Promise<string> {
    if (amount !== PRICE.pounds) throw new WrongAmountError();
    const assessment = await this.assessments.getOwned(caller, assessmentId);
    if (assessment.completedAt === null) throw new AssessmentUnfinishedError();
    const { id } = assessment;
    if (await this.payments.isPaid(id)) throw new AssessmentPaidError();
    if (assessment.supersededAt !== null) throw new AssessmentSupersededError();
    await this.ages.require(caller, assessment, ageConfirmed);
    const intent = await this.withProviderErrors((provider) => this.checkouts.openOrReuseIntent(provider, id));
    return intent.clientSecret;
  }

  /** Returns the caller's intent with its assessment. Throws a 404 for an intent of another owner. */
  async findOwnedIntent(session: RequestSession, intentId: string): Promise<OwnedIntent> {
    const record = await this.intents.find(intentId);
    if (!record?.assessmentId) throw new NotFoundError();
    const ownedAssessment = await this.assessments.getOwnedByBuyer(session.caller, record.assessmentId);
    const liftedSession = await this.buyers.restoreFullAccess({
      ...session,
      caller: ownedAssessment.caller,
    });
    return { ...session, ...liftedSession, assessment: ownedAssessment.assessment };
  }

  /**
   * Fetches the caller's intent from the provider and records its state. Once it is paid, creates the buyer's account
   * if the request comes from the browser that opened the checkout.
   */
  async verify(
    owned: OwnedIntent,
    intentId: string,
  ): Promise<{ verified: PaymentVerified; change: SessionChange | null }> {
    const { caller, assessment } = owned;
    const settleResult = await this.withProviderErrors(() => this.settling.settle(intentId));
    if (!settleResult) throw new NotFoundError();
    const refund = await this.refunds.reasonFor(intentId);
    const after = settleResult.paid ? await this.accounts.openForBuyer(owned, assessment) : { caller, change: null };
    const verifiedPayment = {
      assessmentId: assessment.id,
      paid: settleResult.paid,
      paymentStatus: settleResult.status,
      signedIn: after.caller.userId !== null && after.caller.onlyAssessmentId === undefined,
      ...(refund === 'second_payment' && { secondPaymentRefunded: true }),
    };
    return { verified: verifiedPayment, change: after.change };
  }

  /**
   * Orders a full refund and ends access to the report. Returns true if the refund is done. Returns false if the
   * provider is unavailable; the order is then retried later. Does nothing if the payment is already reversed. Throws a
   * 404 for an unknown id.
   */
  async refund(paymentId: string): Promise<boolean> {
    const payment = await this.getPayment(paymentId);
    if (payment.refundedAt !== null) return true;
    await this.refunds.order(payment.intentId, 'requested');
    if (!(await this.refunding.attemptRefund(payment.intentId))) return false;
    await this.withProviderErrors(() => this.settling.settle(payment.intentId));
    return (await this.getPayment(paymentId)).refundedAt !== null;
  }

  /**
   * Returns receipts for all payments of an account, newest first, including those for assessments that were replaced
   * by newer answers.
   */
  async receipts(userId: string): Promise<Receipt[]> {
    const assessments = await this.assessments.listAllOfUser(userId);
    const payments = await this.payments.listFor(assessments.map(({ id }) => id));
    return payments.map((payment) => createReceipt(payment, this.config));
  }

  /** Returns the receipt of one of the caller's payments. Throws a 404 for any other payment. */
  async receipt(caller: Caller, id: string): Promise<Receipt> {
    const payment = await this.getPayment(id);
    if (payment.assessmentId === null) throw new NotFoundError();
    await this.assessments.getOwned(caller, payment.assessmentId);
    return createReceipt(payment, this.config);
  }

  /** Returns the texts of the receipt of an assessment's active payment; null if there is none. */
  async findReceiptWords(assessmentId: string): Promise<ReceiptWords | null> {
    const payment = await this.payments.findActive(assessmentId);
    return payment && createReceiptWords(payment, this.config);
  }

  isPaid(assessmentId: string): Promise<boolean> {
    return this.payments.isPaid(assessmentId);
  }

  /** Returns the number of active payments and their sum in pence. */
  totals(): Promise<{ count: number; pence: number }> {
    return this.payments.totals();
  }

  private async getPayment(id: string): Promise<PaymentEntity> {
    const payment = await this.payments.findPayment(id);
    if (!payment) throw new NotFoundError();
    return payment;
  }

  private async withProviderErrors<T>(call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
    if (!this.provider) throw new PaymentUnavailableError();
    try {
      return await call(this.provider);
    } catch (error) {
      if (error instanceof ProviderUnavailableError) throw new PaymentUnavailableError();
      throw error;
    }
  }
}
