import { Injectable } from '@nestjs/common';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { doublingDelay } from '../platform/work/back-off.js';
import { HandlesWork, type WorkFailure, type WorkHandler } from '../platform/work/work-handler.js';
import type { WorkRun } from '../platform/work/work-run.js';
import { PLAN_REMINDER_MAIL } from './plan.mail.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { PlanRepository } from './plan.repository.js';
import { PlanService } from './plan.service.js';

/** Looks at a plan every morning while its reader wants reminders, and adds the email if a step is due. */
@Injectable()
@HandlesWork('plan-reminder')
export class ReminderWork implements WorkHandler {
  readonly concurrency = 1;
  readonly leaseSeconds = 10;
  readonly alertAfter = 5;

  constructor(
    private readonly plans: PlanRepository,
    private readonly service: PlanService,
    private readonly sources: ReportSources,
    private readonly outbox: MailOutbox,
  ) {}

  async run(run: WorkRun): Promise<void> {
    const { subjectId: assessmentId } = run;
    if (assessmentId === null || !(await this.plans.find(assessmentId))?.reminders) return;
    const report = await this.sources.forOwner(assessmentId);
    if (report) await this.service.refresh(report);
    const plan = await this.plans.findReminder(assessmentId);
    if (!plan?.isOn) return;
    await run.finish(async (manager) => {
      await this.plans.scheduleReminder(manager, assessmentId);
      if (!plan.isDue) return;
      await this.plans.markReminded(manager, assessmentId);
      await this.outbox.add(manager, PLAN_REMINDER_MAIL, assessmentId);
    });
  }

  backOff({ attempt }: WorkFailure): number {
    return doublingDelay(60, attempt);
  }
}
