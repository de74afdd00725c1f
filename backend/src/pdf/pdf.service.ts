import { type ReportEmailed } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../auth/access/caller.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { createAdviserSheetData, renderText, ZIP_TEXTS } from '@bearings/report-composer';
import { CONFIG, type Config } from '../config/config.js';
import { PaymentService } from '../payment/payment.service.js';
import { UnauthorizedError, UnavailableError } from '../platform/http/app-error.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ReportNotFoundError } from '../report/report.errors.js';
import { createFileName } from '../report/files/file-name.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import type { WantedReport } from '../report/reading/report-source.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { PdfCompiler } from './pdf-compiler.js';
import { PdfFailedError } from './pdf.errors.js';
import { toReceiptPdfData } from './receipt-pdf.js';
import { ReportPdf } from './report-pdf.service.js';
import { REPORT_COPY_MAIL } from './report-copy.mail.js';

export interface NamedFile {
  content: Buffer;
  name: string;
}

const MIN_SECONDS_BETWEEN_EMAILS = 10 * 60;

const REPORT_EMAIL_THROTTLE: ThrottleRule = {
  name: 'report-email',
  points: 1,
  seconds: MIN_SECONDS_BETWEEN_EMAILS,
  message: 'This report was sent a moment ago.',
};

@Injectable()
export class PdfService {
  constructor(
    private readonly sources: ReportSources,
    private readonly files: ReportFiles,
    private readonly payments: PaymentService,
    private readonly accounts: AccountService,
    private readonly compiler: PdfCompiler,
    private readonly reportPdf: ReportPdf,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the caller's report as a PDF. Throws a 404, or a 503 if it cannot be generated. */
  async report(caller: Caller, id: string, wanted: WantedReport): Promise<NamedFile> {
    const report = await this.sources.forCaller(caller, id);
    const view = await this.files.view(report, wanted);
    const content = await this.reportPdf.make(report, view);
    return { content, name: createFileName(view, 'pdf') };
  }

  /** Returns a two-page summary of the caller's report for a talk with an adviser. Throws a 404 or 503. */
  async adviserSheet(caller: Caller, id: string, wanted: WantedReport): Promise<NamedFile> {
    const view = await this.files.view(await this.sources.forCaller(caller, id), wanted);
    const content = await this.compiler.compile('sheet', createAdviserSheetData(view));
    const name = `adviser-sheet-${view.generatedAt.slice(0, 10)}.pdf`;
    return { content, name };
  }

  /** Returns a receipt of the caller as a PDF. Throws a 404. */
  async receipt(caller: Caller, id: string): Promise<NamedFile> {
    const receipt = await this.payments.receipt(caller, id);
    const content = await this.compiler.compile('receipt', toReceiptPdfData(receipt));
    const name = `receipt-${receipt.number}.pdf`;
    return { content, name };
  }

  /**
   * Returns each of the caller's reports as PDF and as text, and a last file that lists PDFs that could not be
   * generated. Throws a 404 if there is no report.
   */
  async allReports(caller: Caller): Promise<NamedFile[]> {
    const reports = await this.sources.forAccount(caller);
    if (reports.length === 0) throw new ReportNotFoundError();
    const files: NamedFile[] = [];
    const missingNames: string[] = [];
    const countByDay = new Map<string, number>();
    for (const report of reports) {
      const view = await this.files.view(report, {});
      const day = view.generatedAt.slice(0, 10);
      const number = (countByDay.get(day) ?? 0) + 1;
      countByDay.set(day, number);
      const name = createFileName(view, 'pdf', number);
      const content = await this.reportPdf.make(report, view).catch((error: unknown) => {
        if (error instanceof PdfFailedError) return null;
        throw error;
      });
      if (content) files.push({ content, name });
      else missingNames.push(name);
      files.push({ content: Buffer.from(renderText(view)), name: createFileName(view, 'txt', number) });
    }
    if (missingNames.length > 0) {
      files.push({ content: Buffer.from(ZIP_TEXTS.missing(missingNames)), name: 'missing-files.txt' });
    }
    return files;
  }

  /**
   * Sends the report to the email of its owner's account, at most once in ten minutes. Throws a 404, 401 or 429, or a
   * 503 if no mail server is configured.
   */
  async email(caller: Caller, id: string): Promise<ReportEmailed> {
    const { owner } = await this.sources.accessForCaller(caller, id);
    if (owner.userId === null) throw new UnauthorizedError();
    if (this.config.mail.kind === 'none') throw new UnavailableError('email_unavailable');
    const { email } = await this.accounts.get(owner.userId);
    await this.throttle.take(REPORT_EMAIL_THROTTLE, owner.id);
    try {
      await this.database.transaction((manager) => this.outbox.add(manager, REPORT_COPY_MAIL, owner.id));
    } catch (error) {
      await this.throttle.clear(REPORT_EMAIL_THROTTLE, owner.id);
      throw error;
    }
    return { email, nextAt: new Date(Date.now() + MIN_SECONDS_BETWEEN_EMAILS * 1_000).toISOString() };
  }
}
