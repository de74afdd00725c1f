import { pages, pageTo } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/account.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { NO_ACCOUNT, RECEIPT_MAIL } from '../content/email-copy/purchase-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import { MailOutbox, type QueuedMail } from '../platform/mail/mail-outbox.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { PaymentHooks } from './payment.hooks.js';
import { PaymentRepository } from './payment.repository.js';
import { receiptOf, wordsOf } from './receipt.js';

const RECEIPT = 'receipt';

/** Mails a receipt for every payment, to the address that the assessment was taken with. */
@Injectable()
export class ReceiptMail implements OnModuleInit {
  constructor(
    private readonly hooks: PaymentHooks,
    private readonly payments: PaymentRepository,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly composers: MailComposers,
    private readonly outbox: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.hooks.onPaid((manager, assessmentId) =>
      this.outbox.add(manager, RECEIPT, { assessmentId }),
    );
    this.composers.register(RECEIPT, (mail) => this.compose(mail));
  }

  private async compose({ assessmentId }: QueuedMail): Promise<Message | null> {
    if (assessmentId === null) return null;
    const assessment = await this.assessments.findById(assessmentId);
    const payment = await this.payments.standing(assessmentId);
    if (!assessment || !payment) return null;
    const noAccount = await this.accounts.isMissingFor(assessment);
    const { subject, opening, label, closing } = RECEIPT_MAIL;
    const page = noAccount ? pages.register : pageTo.report(assessmentId);
    return renderMail(assessment.email, {
      subject,
      opening: opening(wordsOf(receiptOf(payment, this.config.vatNote))),
      action: {
        label: noAccount ? NO_ACCOUNT.label : label,
        url: this.config.http.publicUrl + page,
      },
      closing: noAccount ? [...closing, ...NO_ACCOUNT.closing] : closing,
    });
  }
}
