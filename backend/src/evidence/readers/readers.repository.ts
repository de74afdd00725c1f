import { MIN_GROUP_PEOPLE } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { NOW } from '../../platform/database/times.js';
import { ReaderFeedbackEntity } from '../reader-feedback.entity.js';
import { READER_FIGURE_KINDS, ReaderFigureEntity } from './reader-figure.entity.js';
import { ReaderFiguresRunEntity } from './reader-figures-run.entity.js';
import { COMPUTE_FIGURES_OF_DAY, LIST_FIGURE_DAYS, LOCK_DUE_RUN } from './readers.statements.js';

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
   * Computes and replaces the figures if they are due, without a value of too few people, and schedules the next
   * computation. Returns false if they are not due, or another process computes them: it holds the row's lock until it
   * commits or dies, so that those who are left compute them within a minute. Returns false, too, without storing anything,
   * once `stopping` is aborted.
   */
  async computeIfDue(stopping?: AbortSignal): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      if (!(await LOCK_DUE_RUN.find(manager))) return false;
      const seeded = await this.isSeeded();
      const rows = await computeFigures(manager, stopping);
      if (stopping?.aborted) return false;
      await manager.deleteAll(ReaderFigureEntity);
      await manager.insert(ReaderFigureEntity, rows);
      await manager.update(ReaderFiguresRunEntity, { single: true }, { seeded, dueAt: () => NEXT_NIGHT_SQL });
      return true;
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

/** Adds the figures up from those of each day, because one statement about all days could exceed its time limit. */
async function computeFigures(manager: EntityManager, stopping?: AbortSignal): Promise<ReaderFigureEntity[]> {
  const totals = new Map(READER_FIGURE_KINDS.map((kind) => [kind, { people: 0, answers: 0, sum: 0 }]));
  for (const { day } of await LIST_FIGURE_DAYS.list(manager)) {
    if (stopping?.aborted) break;
    for (const { kind, people, answers, sum } of await COMPUTE_FIGURES_OF_DAY.list(manager, [day])) {
      const total = totals.get(kind);
      if (!total) continue;
      total.people += people;
      total.answers += answers;
      total.sum += sum;
    }
  }
  const computedOn = new Date().toISOString().slice(0, 10);
  return [...totals].map(([kind, { people, answers, sum }]) => ({
    kind,
    n: people,
    value: people < MIN_GROUP_PEOPLE || answers === 0 ? null : sum / answers,
    computedOn,
  }));
}
