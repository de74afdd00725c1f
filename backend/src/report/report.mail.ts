import { pages, pageTo } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/account.service.js';
import { PersonHooks } from '../auth/person.hooks.js';
import { CONFIG, type Config } from '../config/config.js';
import { NO_ACCOUNT, REPORT_READY_MAIL } from '../content/email-copy/purchase-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { QueuedMail } from '../platform/mail/mail-outbox.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { REPORT_READY, ReportRepository } from './report.repository.js';

/** Mails that a report is ready, and hands reports over with a person's other data. */
@Injectable()
export class ReportMail implements OnModuleInit {
  constructor(
    private readonly reports: ReportRepository,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly composers: MailComposers,
    private readonly people: PersonHooks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(REPORT_READY, (mail) => this.compose(mail));
    this.people.onExported(async (userId) => {
      const assessments = await this.assessments.allOf(userId);
      const reports = await this.reports.listAll(assessments.map(({ id }) => id));
      return {
        reports: reports.map(({ id, assessmentId, requestedAt, generatedAt, facts, prose }) => ({
          id,
          assessmentId,
          requestedAt: requestedAt.toISOString(),
          generatedAt: generatedAt?.toISOString() ?? null,
          facts,
          prose,
        })),
      };
    });
  }

  private async compose({ assessmentId }: QueuedMail): Promise<Message | null> {
    const assessment = assessmentId === null ? null : await this.assessments.findById(assessmentId);
    if (!assessment) return null;
    const noAccount = await this.accounts.isMissingFor(assessment);
    const { subject, opening } = REPORT_READY_MAIL;
    const { label, closing } = noAccount ? NO_ACCOUNT : REPORT_READY_MAIL;
    const page = noAccount ? pages.register : pageTo.report(assessment.id);
    const action = { label, url: this.config.http.publicUrl + page };
    return renderMail(assessment.email, { subject, opening, action, closing });
  }
}
