import { Injectable } from '@nestjs/common';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { doublingDelay } from '../platform/work/back-off.js';
import { HandlesWork, type WorkFailure, type WorkHandler } from '../platform/work/work-handler.js';
import type { WorkRun } from '../platform/work/work-run.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FOLLOW_UP_MAIL } from './follow-up.mail.js';

/** Records a reader's next follow-up once it is due, adds its email, and schedules the one after it. */
@Injectable()
@HandlesWork('follow-up')
export class FollowUpWork implements WorkHandler {
  readonly concurrency = 1;
  readonly leaseSeconds = 10;
  readonly alertAfter = 5;

  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly outbox: MailOutbox,
  ) {}

  async run(run: WorkRun): Promise<void> {
    const { subjectId: assessmentId } = run;
    if (assessmentId === null) return;
    await run.finish(async (manager) => {
      const isDue = await this.feedback.recordFollowUp(manager, assessmentId);
      if (isDue) await this.outbox.add(manager, FOLLOW_UP_MAIL, assessmentId);
      await this.feedback.scheduleFollowUp(manager, assessmentId);
    });
  }

  backOff({ attempt }: WorkFailure): number {
    return doublingDelay(60, attempt);
  }
}
