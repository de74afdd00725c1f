import {
  type AdminRange,
  type AdminStatistics,
  type LeavingStep,
  QUESTION_COUNT,
  type SalesDay,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import { startOfDay } from './admin-query.js';

const FROM = startOfDay(1);
const UNTIL = `(${startOfDay(2)} + interval '1 day')`;

/** The figures of a range of days. Each reads one index, never a table whole. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly database: DataSource) {}

  /** Every day of the range, oldest first. Days are UTC's. */
  async days({ from, to }: AdminRange): Promise<SalesDay[]> {
    const count = (table: string, column: string) =>
      `(select count(*)::int from ${table} where ${column} >= start and ${column} < start + interval '1 day')`;
    const result: unknown = await this.database.query(
      `select to_char(start at time zone 'UTC', 'YYYY-MM-DD') as date,
              ${count('assessments', 'created_at')} as started,
              ${count('assessments', 'completed_at')} as completed,
              sales.paid, sales.revenue,
              ${count('reports', 'generated_at')} as ready
         from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') as day,
              lateral (select day at time zone 'UTC' as start) as bounds,
              lateral (
                select count(*)::int as paid,
                       coalesce(sum(amount - refunded_amount), 0)::int as revenue
                  from payments where paid_at >= start and paid_at < start + interval '1 day') as sales
        order by start`,
      [from, to],
    );
    return rowsOf(result);
  }

  /** The payments of the range, and how many of them were refunded in full or disputed since. */
  async sales({ from, to }: AdminRange): Promise<AdminStatistics['sales']> {
    const row = await queryOne<AdminStatistics['sales']>(
      this.database,
      `select count(*)::int as payments, count(refunded_at)::int as refunded,
              count(dispute)::int as disputed
         from payments where paid_at >= ${FROM} and paid_at < ${UNTIL}`,
      [from, to],
    );
    return row ?? { payments: 0, refunded: 0, disputed: 0 };
  }

  /** Where people stopped: drafts that rest for an hour, and the counts of those that were deleted. */
  async leaving({ from, to }: AdminRange): Promise<LeavingStep[]> {
    const result: unknown = await this.database.query(
      `with stopped as (
         select answered, count(*) as people from assessments
          where completed_at is null and created_at >= ${FROM} and created_at < ${UNTIL}
            and changed_at < now() - interval '1 hour'
          group by answered
         union all
         select answered, people from abandoned_days where day between $1::date and $2::date)
       select step as answered, coalesce(sum(people), 0)::int as people
         from generate_series(0, $3::int) as step left join stopped on answered = step
        group by step order by step`,
      [from, to, QUESTION_COUNT],
    );
    return rowsOf(result);
  }
}
