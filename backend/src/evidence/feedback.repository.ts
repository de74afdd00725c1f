import { FOLLOW_UP_DAYS, type FollowUpAnswer, type JobAnswer } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NOW } from '../platform/database/times.js';
import { FollowUpEntity } from './follow-up.entity.js';
import { type AskedJob, ReaderFeedbackEntity } from './reader-feedback.entity.js';

/** A rating with comment and consents, as the reader submits it. */
interface RatingChange extends Pick<ReaderFeedbackEntity, 'comment' | 'mayQuote'> {
  rating: ReaderFeedbackEntity['rating'];
  followUps: boolean;
}

@Injectable()
export class FeedbackRepository {
  constructor(private readonly database: DataSource) {}

  find(assessmentId: string): Promise<ReaderFeedbackEntity | null> {
    return this.database.manager.findOneBy(ReaderFeedbackEntity, { assessmentId });
  }

  /**
   * Stores the jobs about which a reader is asked, unless some are stored already. Returns the feedback on the report.
   */
  async storeJobs(assessmentId: string, jobs: AskedJob[]): Promise<ReaderFeedbackEntity> {
    return this.database.transaction(async (manager) => {
      await this.create(manager, assessmentId);
      const row = await manager.findOneOrFail(ReaderFeedbackEntity, {
        where: { assessmentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (row.jobs.length > 0) return row;
      await manager.update(ReaderFeedbackEntity, { assessmentId }, { jobs });
      return { ...row, jobs };
    });
  }

  private async create(manager: EntityManager, assessmentId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ReaderFeedbackEntity)
      .values({ assessmentId })
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
    const { manager } = this.database;
    await this.create(manager, assessmentId);
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
  }

  /**
   * Records the follow-up emails that are due, and returns the ids of their assessments. Skips rows that another
   * transaction has locked, because waiting for them could cause a deadlock.
   */
  async createDue(manager: EntityManager, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (const [index, days] of FOLLOW_UP_DAYS.entries()) {
      const number = index + 1;
      const rows = await manager
        .createQueryBuilder(ReaderFeedbackEntity, 'f')
        .select('f.assessmentId')
        .innerJoin('assessments', 'a', 'a.id = f.assessment_id')
        .where(`f.follow_up_from < now() - make_interval(days => ${days})`)
        .andWhere(
          `not exists (select 1 from follow_ups w
                        where w.assessment_id = f.assessment_id and w.number = ${number})`,
        )
        .orderBy('f.followUpFrom')
        .limit(limit)
        .setLock('pessimistic_write', undefined, ['f', 'a'])
        .setOnLocked('skip_locked')
        .getMany();
      const newFollowUps = rows.map(({ assessmentId }) => ({ assessmentId, number }));
      if (newFollowUps.length > 0) await manager.insert(FollowUpEntity, newFollowUps);
      ids.push(...rows.map(({ assessmentId }) => assessmentId));
    }
    return ids;
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
