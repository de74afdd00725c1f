import { pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { REFUND_MAIL } from '../content/email-copy/purchase-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import { MailOutbox, type QueuedMail } from '../platform/mail/mail-outbox.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { PaymentHooks } from './payment.hooks.js';
import { PaymentRepository } from './payment.repository.js';
import { receiptOf, wordsOf } from './receipt.js';
import { RefundRepository } from './refund.repository.js';

const REFUND = 'refund';

/** Tells buyers that their money has gone back, also those who never asked: they paid twice. */
@Injectable()
export class RefundMail implements OnModuleInit {
  constructor(
    private readonly hooks: PaymentHooks,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly assessments: AssessmentService,
    private readonly composers: MailComposers,
    private readonly outbox: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.hooks.onReturned((manager, assessmentId) =>
      this.outbox.add(manager, REFUND, { assessmentId }),
    );
    this.composers.register(REFUND, (mail) => this.compose(mail));
  }

  private async compose({ assessmentId }: QueuedMail): Promise<Message | null> {
    if (assessmentId === null) return null;
    const assessment = await this.assessments.findById(assessmentId);
    const payment = await this.payments.lastReturned(assessmentId);
    // What a bank has taken back is no refund of ours; the cardholder asked the bank for it.
    if (!assessment || !payment || payment.dispute === 'lost') return null;
    const words = wordsOf(receiptOf(payment, this.config.vatNote));
    const paidTwice = (await this.refunds.reasonFor(payment.intentId)) === 'second_payment';
    const { subject, opening, label, closing } = REFUND_MAIL;
    return renderMail(assessment.email, {
      subject,
      opening: opening(words, paidTwice),
      action: { label, url: this.config.http.publicUrl + pages.dashboard },
      closing: closing(paidTwice),
    });
  }
}
