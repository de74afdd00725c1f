import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssessmentService } from '../../assessment/assessment.service.js';
import { PurchaseLinksService } from '../../auth/links/purchase-links.service.js';
import { type ReportSummary, reportReadyMail } from '../../content/email-copy/purchase-mails.js';
import { RECEIPT_MAIL } from '../../payment/payment.mail.js';
import { PaymentService } from '../../payment/payment.service.js';
import { MailComposers } from '../../platform/mail/mail-composers.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { MailMessage } from '../../platform/mail/mail-transport.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { composeSharedHeadline, LEADING_CAREER_COUNT, withTitlesIn } from '@bearings/report-composer';
import { chooseSource } from '../reading/report-source.js';
import { ReportSources } from '../reading/report-sources.service.js';

const REPORT_READY_MAIL = 'report-ready';
/** One email in place of a receipt and the notice that the report is ready. */
export const READY_WITH_RECEIPT_MAIL = 'ready-with-receipt';

/** Adds and composes the email which says that a report is ready. */
@Injectable()
export class ReportMail implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly payments: PaymentService,
    private readonly sources: ReportSources,
    private readonly links: PurchaseLinksService,
    private readonly composers: MailComposers,
    private readonly outbox: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.composers.register(REPORT_READY_MAIL, 'assessmentId', (id) => this.compose(id, false));
    this.composers.register(READY_WITH_RECEIPT_MAIL, 'assessmentId', (id) => this.compose(id, true));
  }

  /** Adds the email of a report that has become ready. It is one with the receipt if that still waits. */
  async addReady(manager: EntityManager, assessmentId: string): Promise<void> {
    const isJoined = await this.joinReceipt(manager, assessmentId);
    if (!isJoined) await this.outbox.add(manager, REPORT_READY_MAIL, assessmentId);
  }

  /** Lets a receipt that still waits also say that the report is ready. Returns false if none waits. */
  joinReceipt(manager: EntityManager, assessmentId: string): Promise<boolean> {
    return this.outbox.sendInstead(manager, RECEIPT_MAIL, READY_WITH_RECEIPT_MAIL, assessmentId);
  }

  private async compose(assessmentId: string, withReceipt: boolean): Promise<MailMessage | null> {
    const assessment = await this.assessments.findById(assessmentId);
    if (!assessment) return null;
    // Sends no email if the report was refunded after the email had been added to the outbox.
    const receipt = await this.payments.findReceiptWords(assessmentId);
    if (!receipt) return null;
    const link = await this.links.createLinkUrl(assessment);
    // If the link does not sign the reader in, the address may be another person's, so the email names no career.
    const summary = link.signsIn ? await this.summarise(assessmentId) : null;
    return renderMail(assessment.email, reportReadyMail(summary, link, withReceipt ? receipt : null));
  }

  private async summarise(assessmentId: string): Promise<ReportSummary | null> {
    const report = await this.sources.forOwner(assessmentId);
    if (!report) return null;
    const { facts, country } = chooseSource(report, {});
    return {
      headline: composeSharedHeadline(facts).title,
      careers: withTitlesIn(country, facts.careers.slice(0, LEADING_CAREER_COUNT)).map(({ title }) => title),
      areRanked: facts.ranked,
    };
  }
}
