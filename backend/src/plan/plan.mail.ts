import { endpoints, pages, pageTo } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { planReminderMail } from '../content/email-copy/plan-mails.js';
import { buildOneClickUrl, buildPageUrlWithKey } from '../platform/http/page-with-key.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { longDate } from '@bearings/report-composer';
import { renderMail } from '../platform/mail/render-mail.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { toIsoDay } from './plan-dates.js';
import { PlanRepository } from './plan.repository.js';
import { PlanService } from './plan.service.js';

/** Kind of the outbox email that reminds a reader of the next steps in their plan. */
export const PLAN_REMINDER_MAIL = 'plan-reminder';

const MAX_STEPS_PER_REMINDER = 3;
/** Reminders include steps due within this many days before or after today. */
const REMINDER_RANGE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Composes the reminder of a plan's next steps, with a link that ends the reminders. */
@Injectable()
export class PlanMail implements OnModuleInit {
  constructor(
    private readonly plans: PlanRepository,
    private readonly service: PlanService,
    private readonly sources: ReportSources,
    private readonly assessments: AssessmentService,
    private readonly accounts: AccountService,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(PLAN_REMINDER_MAIL, 'assessmentId', (id) => this.compose(id));
  }

  /**
   * Returns the email. Returns null, so that no email is sent, if the reader stopped the reminders, the payment was
   * reversed or no step is due any more.
   */
  private async compose(assessmentId: string): Promise<MailMessage | null> {
    const plan = await this.plans.find(assessmentId);
    const assessment = await this.assessments.findById(assessmentId);
    const report = await this.sources.forOwner(assessmentId);
    if (!plan?.reminders || !assessment || !report) return null;
    const dayAfter = (days: number): string => toIsoDay(new Date(Date.now() + days * DAY_MS));
    const [from, until] = [dayAfter(-REMINDER_RANGE_DAYS), dayAfter(REMINDER_RANGE_DAYS)];
    const { steps } = await this.service.read(report);
    const dueSteps = steps
      .filter(({ doneAt, dueOn }) => doneAt === null && dueOn >= from && dueOn <= until)
      .slice(0, MAX_STEPS_PER_REMINDER);
    if (dueSteps.length === 0) return null;
    const { userId, email } = assessment;
    const { publicUrl } = this.config.http;
    const to = userId === null ? email : (await this.accounts.get(userId)).email;
    const text = planReminderMail(
      dueSteps.map(({ text, dueOn }) => ({ text, date: longDate(dueOn) })),
      publicUrl + pageTo.plan(assessmentId),
      buildPageUrlWithKey(publicUrl + pages.stopReminders, plan.stopKey),
    );
    return renderMail(to, text, buildOneClickUrl(publicUrl + endpoints.stopReminders.path, plan.stopKey));
  }
}
