import { pageTo } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountService } from '../auth/accounts/account.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { reportCopyMail } from '../content/email-copy/report-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { createFileName } from '../report/files/file-name.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { ReportPdf } from './report-pdf.service.js';

export const REPORT_COPY_MAIL = 'report-copy';

/** Composes the email with a report's PDF, which is generated when the email is sent and not stored. */
@Injectable()
export class ReportCopyMail implements OnModuleInit {
  constructor(
    private readonly sources: ReportSources,
    private readonly accounts: AccountService,
    private readonly files: ReportFiles,
    private readonly reportPdf: ReportPdf,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(REPORT_COPY_MAIL, 'assessmentId', (id) => this.compose(id));
  }

  /** Returns the email; null if the report's account has been deleted, or the report has been refunded. */
  private async compose(assessmentId: string): Promise<MailMessage | null> {
    const report = await this.sources.forOwner(assessmentId);
    const userId = report?.owner.userId ?? null;
    if (report === null || userId === null) return null;
    const view = await this.files.view(report, {});
    const { email } = await this.accounts.get(userId);
    const content = await this.reportPdf.make(report, view);
    const message = renderMail(email, reportCopyMail(this.config.http.publicUrl + pageTo.report(assessmentId)));
    const filename = createFileName(view, 'pdf');
    return { ...message, attachments: [{ filename, content, contentType: 'application/pdf' }] };
  }
}
