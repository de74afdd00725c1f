import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { ABOUT_ASSESSMENT } from '../assessment/mail-subject.js';
import { PurchaseLinksService } from '../auth/links/purchase-links.service.js';
import { reportReadyMail } from '../content/email-copy/purchase-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { REPORT_READY } from './report.repository.js';

/** Composes the email that a report is ready. */
@Injectable()
export class ReportMail implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly links: PurchaseLinksService,
    private readonly composers: MailComposers,
  ) {}

  onModuleInit(): void {
    this.composers.register(REPORT_READY, ABOUT_ASSESSMENT, (id) => this.compose(id));
  }

  private async compose(assessmentId: string): Promise<Message | null> {
    const assessment = await this.assessments.findById(assessmentId);
    if (!assessment) return null;
    const link = await this.links.addressFor(assessment);
    return renderMail(assessment.email, reportReadyMail([], link));
  }
}
