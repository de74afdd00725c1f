import { FOLLOW_UP_DAYS, type FollowUpAnswer, type JobAnswer } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NOW } from '../platform/database/times.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { FIND_NEXT_FOLLOW_UP } from './feedback.statements.js';
import { FollowUpEntity } from './follow-up.entity.js';
import { type AskedJob, ReaderFeedbackEntity } from './reader-feedback.entity.js';

/** A rating with comment and consents, as the reader submits it. */
interface RatingChange extends Pick<ReaderFeedbackEntity, 'comment' | 'mayQuote'> {
  rating: ReaderFeedbackEntity['rating'];
  followUps: boolean;
}

@Injectable()
export class FeedbackRepository {
  constructor(
    private readonly database: DataSource,
    private readonly work: WorkQueue,
  ) {}

  find(assessmentId: string): Promise<ReaderFeedbackEntity | null> {
    return this.database.manager.findOneBy(ReaderFeedbackEntity, { assessmentId });
  }

  /** Stores the jobs about which a reader is asked. Those of an earlier report from the same answers stay. */
  storeJobs(manager: EntityManager, assessmentId: string, jobs: AskedJob[]): Promise<void> {
    return this.create(manager, { assessmentId, jobs });
  }

  private async create(
    manager: EntityManager,
    values: Pick<ReaderFeedbackEntity, 'assessmentId'> & Partial<ReaderFeedbackEntity>,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ReaderFeedbackEntity)
      .values(values)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /**
   * Stores the answer about a job. Returns false if the reader was not asked about this job.
   */
  answer(assessmentId: string, code: string, answer: JobAnswer): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const row = await manager.findOne(ReaderFeedbackEntity, {
        where: { assessmentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row?.jobs.some((job) => job.code === code)) return false;
      const jobs = row.jobs.map((job) => (job.code === code ? { ...job, answer } : job));
      await manager.update(ReaderFeedbackEntity, { assessmentId }, { jobs });
      return true;
    });
  }

  /**
   * Stores a reader's rating and comment. Withdraws an administrator's approval to publish the comment if the comment
   * changes or the reader no longer allows quoting it.
   */
  async rate(assessmentId: string, { rating, comment, mayQuote, followUps }: RatingChange): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.create(manager, { assessmentId });
      await manager
        .createQueryBuilder()
        .update(ReaderFeedbackEntity)
        .set({
          rating,
          comment,
          mayQuote,
          approvedAt: () => 'case when comment = :comment and :mayQuote then approved_at end',
          followUpFrom: () => 'case when :followUps then coalesce(follow_up_from, now()) end',
        })
        .where({ assessmentId })
        .setParameters({ comment, mayQuote, followUps })
        .execute();
      await this.scheduleFollowUp(manager, assessmentId);
    });
  }

  /** Records the reader's next follow-up if it is due. Returns whether it did. */
  async recordFollowUp(manager: EntityManager, assessmentId: string): Promise<boolean> {
    const next = await FIND_NEXT_FOLLOW_UP.find(manager, [assessmentId, FOLLOW_UP_DAYS]);
    if (!next || next.dueInSeconds > 0) return false;
    await manager.insert(FollowUpEntity, { assessmentId, number: next.number });
    return true;
  }

  /** Schedules the reader's next follow-up, if there is one. */
  async scheduleFollowUp(manager: EntityManager, assessmentId: string): Promise<void> {
    const next = await FIND_NEXT_FOLLOW_UP.find(manager, [assessmentId, FOLLOW_UP_DAYS]);
    if (next) await this.work.request(manager, 'follow-up', assessmentId, Math.max(0, next.dueInSeconds));
  }

  newestFollowUp(assessmentId: string): Promise<FollowUpEntity | null> {
    return this.database.manager.findOne(FollowUpEntity, {
      where: { assessmentId },
      order: { number: 'DESC' },
    });
  }

  /**
   * Stores the answer to the newest follow-up email of the reader whose emails contain this key. Does nothing for an
   * unknown key.
   */
  async answerFollowUp(key: string, answer: FollowUpAnswer): Promise<void> {
    const { manager } = this.database;
    const row = await manager.findOneBy(ReaderFeedbackEntity, { key });
    const newestFollowUp = row && (await this.newestFollowUp(row.assessmentId));
    if (!newestFollowUp) return;
    const { assessmentId, number } = newestFollowUp;
    await manager.update(FollowUpEntity, { assessmentId, number }, { answer, answeredAt: NOW });
  }

  /** Ends the follow-up emails of the reader whose emails contain this key. Does nothing for an unknown key. */
  async stopFollowUps(key: string): Promise<void> {
    await this.database.manager.update(ReaderFeedbackEntity, { key }, { followUpFrom: null });
  }
}
