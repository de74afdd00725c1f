import { MIN_GROUP_PEOPLE } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { isPast, NOW } from '../../platform/database/times.js';
import { ReaderFeedbackEntity } from '../reader-feedback.entity.js';
import { ReaderFigureEntity } from './reader-figure.entity.js';
import { ReaderFiguresRunEntity } from './reader-figures-run.entity.js';
import { COMPUTE_READER_FIGURES } from './readers.statements.js';

/** SQL: the time until which a process has claimed the computation of the figures; then another process may claim it. */
const CLAIM_END_SQL = "now() + interval '1 hour'";
/** SQL: 02:00 UTC tomorrow, when the figures are computed next. */
const NEXT_NIGHT_SQL = `(date_trunc('day', now() at time zone 'UTC') + interval '1 day 2 hours') at time zone 'UTC'`;
const MAX_LISTED_COMMENTS = 200;

/** Email domain of the people created by `npm run seed`. The domain is reserved (RFC 2606). */
export const SEEDED_EMAIL_DOMAIN = 'seeded.invalid';

/** Stores the figures of readers, and reads them and readers' comments. */
@Injectable()
export class ReadersRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Claims the computation of the figures for this process. Returns false if it is not due or claimed by another process.
   */
  async claim(): Promise<boolean> {
    const { manager } = this.database;
    const { affected } = await manager.update(
      ReaderFiguresRunEntity,
      { dueAt: isPast() },
      { dueAt: () => CLAIM_END_SQL },
    );
    return affected === 1;
  }

  /** Computes and replaces the figures, without a value of too few people, and schedules the next computation. */
  async compute(): Promise<void> {
    const computedOn = new Date().toISOString().slice(0, 10);
    const seeded = await this.isSeeded();
    await this.database.transaction(async (manager) => {
      const figures = await COMPUTE_READER_FIGURES.list(manager, []);
      const rows = figures.map(({ kind, n, value }) => ({
        kind,
        n,
        value: n < MIN_GROUP_PEOPLE ? null : value,
        computedOn,
      }));
      await manager.deleteAll(ReaderFigureEntity);
      await manager.insert(ReaderFigureEntity, rows);
      await manager.update(ReaderFiguresRunEntity, { single: true }, { seeded, dueAt: () => NEXT_NIGHT_SQL });
    });
  }

  listFigures(): Promise<ReaderFigureEntity[]> {
    return this.database.manager.find(ReaderFigureEntity);
  }

  /** Returns whether the figures include invented people. */
  async areFiguresSeeded(): Promise<boolean> {
    return this.database.manager.existsBy(ReaderFiguresRunEntity, { seeded: true });
  }

  private async isSeeded(): Promise<boolean> {
    const row = await this.database.manager
      .createQueryBuilder('users', 'u')
      .select('1', 'found')
      .where('u.email = :email', { email: `person-1@${SEEDED_EMAIL_DOMAIN}` })
      .getRawOne<unknown>();
    return row !== undefined;
  }

  /** Returns comments that may be quoted, the newest first. */
  listQuotable(approvedOnly = false): Promise<ReaderFeedbackEntity[]> {
    return this.database.manager.find(ReaderFeedbackEntity, {
      where: {
        mayQuote: true,
        comment: Not(''),
        rating: Not(IsNull()),
        ...(approvedOnly && { approvedAt: Not(IsNull()) }),
      },
      order: { createdAt: 'DESC' },
      take: MAX_LISTED_COMMENTS,
    });
  }

  /** Approves a comment for publication, or withdraws the approval. Returns false if the comment may not be quoted. */
  async approve(assessmentId: string, approved: boolean): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      ReaderFeedbackEntity,
      { assessmentId, mayQuote: true, comment: Not('') },
      { approvedAt: approved ? NOW : null },
    );
    return affected === 1;
  }
}
