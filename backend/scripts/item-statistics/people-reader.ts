// Reads what the statistics are computed from, page by page.
import { BANK_VERSION } from '@bearings/domain';
import type { AnswerQuality } from '@bearings/report-composer';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { FollowUpEntity } from '../../src/evidence/follow-up.entity.js';
import { ReaderFeedbackEntity } from '../../src/evidence/reader-feedback.entity.js';
import { notObjectedSql } from '../../src/evidence/readers/readers.statements.js';
import type { FollowUpCount } from './item-figures.js';

const PAGE_SIZE = 2_000;
/** Accounts are read in this number of ranges of their ids, so that each is small even with a million accounts. */
const ID_RANGE_COUNT = 64;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

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

/** Reads the answers and the feedback of all people who have not objected to figures about many people. */
export class PeopleReader {
  constructor(private readonly manager: EntityManager) {}

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
    return this.manager
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
      const rows = await this.manager
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
    return this.manager
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
    const row = await this.manager
      .createQueryBuilder('reports', 'r')
      .innerJoin('assessments', 'a', 'a.id = r.assessment_id')
      .select('count(distinct coalesce(a.user_id, a.id))::int', 'people')
      .where("r.state = 'ready'")
      .andWhere('exists (select 1 from payments p where p.assessment_id = a.id and p.refunded_at is null)')
      .getRawOne<{ people: number }>();
    return row?.people ?? 0;
  }
}
