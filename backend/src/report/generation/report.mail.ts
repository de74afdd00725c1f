import { Injectable, type OnModuleInit } from '@nestjs/common';
import { countryOf } from '../../assessment/country-of.js';
import { AssessmentService } from '../../assessment/assessment.service.js';
import { PurchaseLinksService } from '../../auth/links/purchase-links.service.js';
import { type NamedCareers, reportReadyMail } from '../../content/email-copy/purchase-mails.js';
import { PaymentService } from '../../payment/payment.service.js';
import { MailComposers } from '../../platform/mail/mail-composers.js';
import type { MailMessage } from '../../platform/mail/mail-transport.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { LEADING_CAREER_COUNT, withTitlesIn } from '@bearings/report-composer';
import { REPORT_READY_MAIL } from './draft.repository.js';
import { ReportRepository } from './report.repository.js';

/** Composes the email which says that a report is ready. */
@Injectable()
export class ReportMail implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly payments: PaymentService,
    private readonly reports: ReportRepository,
    private readonly links: PurchaseLinksService,
    private readonly composers: MailComposers,
  ) {}

  onModuleInit(): void {
    this.composers.register(REPORT_READY_MAIL, 'assessmentId', (id) => this.compose(id));
  }

  private async compose(assessmentId: string): Promise<MailMessage | null> {
    const assessment = await this.assessments.findById(assessmentId);
    if (!assessment) return null;
    // Sends no email if the report was refunded after the email had been added to the outbox.
    if (!(await this.payments.isPaid(assessmentId))) return null;
    const link = await this.links.createLinkUrl(assessment);
    // If the link does not sign the reader in, the address may be another person's, so the email names no career.
    const careers = link.signsIn ? await this.firstCareers(assessmentId, countryOf(assessment)) : null;
    return renderMail(assessment.email, reportReadyMail(careers, link));
  }

  private async firstCareers(assessmentId: string, country: string): Promise<NamedCareers | null> {
    const facts = (await this.reports.findByAssessment(assessmentId))?.facts;
    if (!facts) return null;
    return {
      titles: withTitlesIn(country, facts.careers.slice(0, LEADING_CAREER_COUNT)).map(({ title }) => title),
      areRanked: facts.ranked,
    };
  }
}
