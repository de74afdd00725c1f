import { endpoints, pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { followUpMail } from '../content/email-copy/follow-up-mails.js';
import { buildOneClickUrl, buildPageUrlWithKey } from '../platform/http/page-with-key.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { isPupil } from './feedback.service.js';

export const FOLLOW_UP_MAIL = 'follow-up';

/**
 * Composes the email that asks a reader what they have done since they read their report, with a link for each answer
 * and one that ends these emails.
 */
@Injectable()
export class FollowUpMail implements OnModuleInit {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly sources: ReportSources,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(FOLLOW_UP_MAIL, 'assessmentId', (id) => this.compose(id));
  }

  /** Returns the email; null if the reader has unsubscribed, is at school, or has no report any more. */
  private async compose(assessmentId: string): Promise<MailMessage | null> {
    const row = await this.feedback.find(assessmentId);
    const newestFollowUp = await this.feedback.newestFollowUp(assessmentId);
    const assessment = await this.assessments.findById(assessmentId);
    if (!row?.followUpFrom || !newestFollowUp || !assessment || isPupil(assessment)) return null;
    if (!(await this.sources.accessForOwner(assessmentId))) return null;
    const { userId, email } = assessment;
    const { publicUrl } = this.config.http;
    const to = userId === null ? email : (await this.accounts.get(userId)).email;
    const page = buildPageUrlWithKey(publicUrl + pages.followUp, row.key);
    const text = followUpMail(newestFollowUp.number, (answer) => `${page}.${answer}`, page);
    return renderMail(to, text, buildOneClickUrl(publicUrl + endpoints.stopFollowUps.path, row.key));
  }
}
