import { pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AssessmentRecord, AssessmentService } from '../assessment/assessment.service.js';
import { PurchaseLinksService, REPORT_LINK_MAIL } from '../auth/links/purchase-links.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { receiptMail, refundMail, reportLinkMail } from '../content/email-copy/purchase-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { PaymentRepository } from './payment.repository.js';
import { createReceiptWords } from './receipt.js';
import { RefundRepository } from './refunds/refund.repository.js';

export const RECEIPT_MAIL = 'receipt';
export const REFUND_MAIL = 'refund';

/** A report is usually ready sooner than this after the payment. Then one email is both its receipt and its notice. */
export const RECEIPT_WAIT_SECONDS = 60;

type ComposePaymentMail = (assessment: AssessmentRecord) => Promise<MailMessage | null>;

/** Composes the emails of a purchase to the email address of the assessment. */
@Injectable()
export class PaymentMail implements OnModuleInit {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly assessments: AssessmentService,
    private readonly links: PurchaseLinksService,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.register(RECEIPT_MAIL, (assessment) => this.composeReceipt(assessment));
    this.register(REFUND_MAIL, (assessment) => this.composeRefund(assessment));
    this.register(REPORT_LINK_MAIL, (assessment) => this.composeReportLink(assessment));
  }

  private register(kind: string, compose: ComposePaymentMail): void {
    this.composers.register(kind, 'assessmentId', async (id) => {
      const assessment = await this.assessments.findById(id);
      return assessment ? compose(assessment) : null;
    });
  }

  /**
   * Composes the receipt. It also links to the report, so that a buyer whose browser does not return from paying can
   * open the report.
   */
  private async composeReceipt(assessment: AssessmentRecord): Promise<MailMessage | null> {
    const payment = await this.payments.findActive(assessment.id);
    if (!payment) return null;
    const link = await this.links.createLinkUrl(assessment);
    return renderMail(assessment.email, receiptMail(createReceiptWords(payment, this.config), link));
  }

  /** Composes the email about a refund, including that of a duplicate payment, which the buyer did not request. */
  private async composeRefund(assessment: AssessmentRecord): Promise<MailMessage | null> {
    const payment = await this.payments.findLastReversed(assessment.id);
    // For a lost dispute we refund nothing, because the card issuer returns the money to the cardholder.
    if (!payment || payment.dispute === 'lost') return null;
    const isDuplicate = (await this.refunds.reasonFor(payment.intentId)) === 'second_payment';
    const dashboard = this.config.http.publicUrl + pages.dashboard;
    return renderMail(assessment.email, refundMail(createReceiptWords(payment, this.config), isDuplicate, dashboard));
  }

  /** Composes the email with a new link for a buyer whose link has been used or has expired. */
  private async composeReportLink(assessment: AssessmentRecord): Promise<MailMessage | null> {
    // An unpaid assessment has no report, and its email may be mistyped.
    if (!(await this.payments.isPaid(assessment.id))) return null;
    return renderMail(assessment.email, reportLinkMail(await this.links.createLinkUrl(assessment)));
  }
}
