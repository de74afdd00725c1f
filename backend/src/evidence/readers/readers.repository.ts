import { BANK_VERSION } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import type { AnswerQuality } from '@bearings/report-composer';
import { DataSource, In, IsNull, Not, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { isPast, NOW } from '../../platform/database/times.js';
import { FollowUpEntity } from '../follow-up.entity.js';
import { ReaderFeedbackEntity } from '../reader-feedback.entity.js';
import { QualityFigureEntity } from './quality-figure.entity.js';
import type { QualityFigure, FigureKind, FollowUpCount } from './quality-figures.js';
import { QualityRunEntity } from './quality-run.entity.js';

const PAGE_SIZE = 2_000;
/** Accounts are read in this number of ranges of their ids, so that each is small even with a million accounts. */
const ID_RANGE_COUNT = 64;
const NIL_ID = '00000000-0000-0000-0000-000000000000';
/**
 * SQL: the time until which a process has claimed the computation of the figures; then another process may claim it. In
 * whole milliseconds, because it is compared with a JavaScript Date, which has no microseconds.
 */
const CLAIM_END_SQL = "date_trunc('milliseconds', now()) + interval '1 hour'";
/** SQL: 02:00 UTC tomorrow, when the figures are computed next. */
const NEXT_NIGHT_SQL = `(date_trunc('day', now() at time zone 'UTC') + interval '1 day 2 hours') at time zone 'UTC'`;

/**
 * Returns an SQL condition: the owner of the assessment `id` has not objected to figures about many people. An account
 * that objected has done so for all its assessments.
 */
const notObjectedSql = (id: string): string =>
  `${id} not in (select id from assessments where objected_at is not null
                union all
                select a.id from assessments o join assessments a on a.user_id = o.user_id
                 where o.objected_at is not null)`;

/** Email domain of the people created by `npm run seed`. The domain is reserved (RFC 2606). */
export const SEEDED_EMAIL_DOMAIN = 'seeded.invalid';

const toHexByte = (byte = 0): string => byte.toString(16).padStart(2, '0');

/** The data of one completed assessment from which figures are computed. */
export interface CompletedAssessmentRow {
  id: string;
  userId: string | null;
  /** The time of completion as PostgreSQL's text, because a JavaScript Date would lose the microseconds. */
  at: string;
  country: string | null;
  quality: AnswerQuality;
  /** The answers in question-bank order, such as "[5, 1, …]". */
  answers: string;
}

/** Reads the answers of all people page by page, and stores the figures computed from them. */
@Injectable()
export class QualityRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Claims the computation of the figures for this process if it is due. Returns the end of the claim; null if the
   * computation is not due or claimed by another process.
   */
  async claim(): Promise<Date | null> {
    const { manager } = this.database;
    const dueCondition = { dueAt: isPast() };
    const { affected } = await manager.update(QualityRunEntity, dueCondition, {
      dueAt: () => CLAIM_END_SQL,
    });
    return affected === 1 ? (await this.findRun()).dueAt : null;
  }

  /** Makes the next computation of the figures due now. */
  async request(): Promise<void> {
    await this.database.manager.update(QualityRunEntity, { single: true }, { dueAt: NOW });
  }

  findRun(): Promise<QualityRunEntity> {
    return this.database.manager.findOneByOrFail(QualityRunEntity, { single: true });
  }

  /**
   * Replaces the figures. Schedules the next computation for the coming night, unless an administrator has requested
   * one since this computation was claimed.
   */
  async store(figures: readonly QualityFigure[], seeded: boolean, claimedUntil: Date): Promise<void> {
    const computedOn = new Date().toISOString().slice(0, 10);
    const rows = figures.map((each) => ({ ...each, computedOn, bankVersion: BANK_VERSION }));
    await this.database.transaction(async (manager) => {
      await manager.deleteAll(QualityFigureEntity);
      await manager.insert(QualityFigureEntity, rows);
      await manager.update(QualityRunEntity, { single: true }, { finishedAt: NOW, seeded });
      const unchangedCondition = { single: true, dueAt: claimedUntil };
      await manager.update(QualityRunEntity, unchangedCondition, { dueAt: () => NEXT_NIGHT_SQL });
    });
  }

  listFigures(kinds?: readonly FigureKind[]): Promise<QualityFigureEntity[]> {
    return this.database.manager.find(QualityFigureEntity, {
      ...(kinds && { where: { kind: In(kinds) } }),
      order: { kind: 'ASC', subject: 'ASC' },
    });
  }

  /** Yields the completed assessments page by page. */
  async *streamAnswers(): AsyncGenerator<CompletedAssessmentRow[]> {
    let [at, id] = ['-infinity', NIL_ID];
    for (;;) {
      const rows = await this.selectAnswered()
        .andWhere('(a.completed_at, a.id) > (cast(:at as timestamptz), cast(:id as uuid))')
        .setParameters({ at, id })
        .orderBy('a.completed_at')
        .addOrderBy('a.id')
        .limit(PAGE_SIZE)
        .getRawMany<CompletedAssessmentRow>();
      if (rows.length > 0) yield rows;
      const lastRow = rows.at(-1);
      if (!lastRow || rows.length < PAGE_SIZE) return;
      ({ at, id } = lastRow);
    }
  }

  /**
   * Yields the completed assessments of the accounts that have several assessments: one account after the other, and
   * those of an account oldest first.
   */
  async *streamRepeatedAnswers(): AsyncGenerator<CompletedAssessmentRow[]> {
    for (let range = 0; range < ID_RANGE_COUNT; range += 1) {
      const [first, last] = [range, range + 1].map((each) => (each * 256) / ID_RANGE_COUNT);
      const fromId = toHexByte(first) + NIL_ID.slice(2);
      const to = toHexByte((last ?? 0) - 1) + NIL_ID.slice(2).replaceAll('0', 'f');
      yield await this.selectAnswered()
        .andWhere(
          `a.user_id in (select user_id from assessments where user_id between :from and :to
                          group by user_id having count(*) > 1)`,
        )
        .setParameters({ from: fromId, to })
        .orderBy('a.user_id')
        .addOrderBy('a.completed_at')
        .getRawMany<CompletedAssessmentRow>();
    }
  }

  /**
   * Selects assessments for the figures: completed with the current statements, not superseded, and of people who have
   * not objected.
   */
  private selectAnswered(): SelectQueryBuilder<ObjectLiteral> {
    return this.database.manager
      .createQueryBuilder('assessments', 'a')
      .select('a.id', 'id')
      .addSelect('a.user_id', 'userId')
      .addSelect('a.completed_at::text', 'at')
      .addSelect('a.country', 'country')
      .addSelect('a.quality', 'quality')
      .addSelect("jsonb_path_query_array(a.responses, '$[*].score')::text", 'answers')
      .where('a.bank_version = :bank', { bank: BANK_VERSION })
      .andWhere('a.completed_at is not null and a.superseded_at is null')
      .andWhere(notObjectedSql('a.id'));
  }

  async *streamFeedback(): AsyncGenerator<ReaderFeedbackEntity[]> {
    for (let assessmentId = NIL_ID; ;) {
      const rows = await this.database.manager
        .createQueryBuilder(ReaderFeedbackEntity, 'f')
        .where('f.assessment_id > :assessmentId', { assessmentId })
        .andWhere(notObjectedSql('f.assessment_id'))
        .orderBy('f.assessmentId')
        .limit(PAGE_SIZE)
        .getMany();
      if (rows.length > 0) yield rows;
      const lastRow = rows.at(-1);
      if (!lastRow || rows.length < PAGE_SIZE) return;
      ({ assessmentId } = lastRow);
    }
  }

  countFollowUps(): Promise<FollowUpCount[]> {
    return this.database.manager
      .createQueryBuilder(FollowUpEntity, 'f')
      .select('f.number', 'number')
      .addSelect('f.answer', 'answer')
      .addSelect('count(*)::int', 'people')
      .where('f.answer is not null')
      .andWhere(notObjectedSql('f.assessment_id'))
      .groupBy('f.number')
      .addGroupBy('f.answer')
      .getRawMany();
  }

  /** Returns the number of people with a finished, paid report. */
  async countGuided(): Promise<number> {
    const row = await this.database.manager
      .createQueryBuilder('reports', 'r')
      .innerJoin('assessments', 'a', 'a.id = r.assessment_id')
      .select('count(distinct coalesce(a.user_id, a.id))::int', 'people')
      .where("r.state = 'ready'")
      .andWhere('exists (select 1 from payments p where p.assessment_id = a.id and p.refunded_at is null)')
      .getRawOne<{ people: number }>();
    return row?.people ?? 0;
  }

  /** Returns whether the figures include invented people, whom `npm run seed` created. */
  async isSeeded(): Promise<boolean> {
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
      take: 200,
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
