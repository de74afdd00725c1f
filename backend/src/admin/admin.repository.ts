import {
  MAX_ADMIN_LISTED_ROWS,
  ADMIN_PAGE_SIZE,
  type AdminListName,
  type AdminPage,
  type AdminRange,
  type AdminStatistics,
  type FunnelDay,
} from '@bearings/contracts';
import { QUESTION_COUNT } from '@bearings/domain';
import type { AdminListQueryDto } from './admin.dto.js';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { RowOf } from '../platform/database/sql-statement.js';
import { LIST_DEFINITIONS } from './admin-lists.js';
import { queryRows, sortRows, selectColumns } from './admin-query.js';
import {
  COUNT_BY_DAY,
  COUNT_LAST_30_DAYS,
  COUNT_ABANDONED_OF_RANGE,
  COUNT_SALES_OF_RANGE,
  COUNT_STUCK_REPORTS,
} from './admin.statements.js';

const LAST_PAGE = MAX_ADMIN_LISTED_ROWS / ADMIN_PAGE_SIZE;

/** Queries over the tables of all modules, for administrators only. */
@Injectable()
export class AdminRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Returns a page of a list. Throws a 400 for a filter or sort that the contract does not name. */
  async list<Row>(name: AdminListName, query: AdminListQueryDto): Promise<AdminPage<Row>> {
    const { key, from } = LIST_DEFINITIONS[name];
    const page = query.page ?? 1;
    const found = sortRows(queryRows(this.manager, name, query), name, query.sort)
      .select(key)
      .limit(page > LAST_PAGE ? 0 : ADMIN_PAGE_SIZE)
      .offset((page - 1) * ADMIN_PAGE_SIZE);
    // The subquery selects only ids. So PostgreSQL does not read the other columns of the rows that the offset skips.
    const rows = from(this.manager)
      .where(`${key} = any(array(${found.getQuery()}))`)
      .setParameters(found.getParameters());
    const [rowCount, items] = await Promise.all([
      this.count(name, query),
      sortRows(selectColumns(rows, name), name, query.sort).getRawMany<Row>(),
    ]);
    const total = Math.min(rowCount, MAX_ADMIN_LISTED_ROWS);
    return { items, total, more: rowCount > total, page, pageSize: ADMIN_PAGE_SIZE };
  }

  async findRow<Row>(name: AdminListName, id: string): Promise<Row | null> {
    const { key, from } = LIST_DEFINITIONS[name];
    const query = from(this.manager).where(`${key} = :id`, { id });
    return (await selectColumns(query, name).getRawOne<Row>()) ?? null;
  }

  /** Returns the ids of a list's rows in its order, up to the maximum that a list shows. */
  async listIds(name: AdminListName, query: AdminListQueryDto): Promise<string[]> {
    const rows = await sortRows(queryRows(this.manager, name, query), name, query.sort)
      .select(LIST_DEFINITIONS[name].key, 'id')
      .limit(MAX_ADMIN_LISTED_ROWS)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Returns these rows of a list, in the order of the ids. */
  byIds<Row>(name: AdminListName, ids: readonly string[]): Promise<Row[]> {
    const { key, from } = LIST_DEFINITIONS[name];
    const query = from(this.manager).where(`${key} = any(:ids)`, { ids }).orderBy(`array_position(:ids, ${key})`);
    return selectColumns(query, name).getRawMany<Row>();
  }

  /** Returns the counts of the last 30 days in UTC including today, oldest first. */
  listLastDays(): Promise<FunnelDay[]> {
    return COUNT_LAST_30_DAYS.list(this.manager);
  }

  /** Returns the figures for a range of UTC days. Each query uses an index and never scans a complete table. */
  async statistics({ from, to }: AdminRange): Promise<Omit<AdminStatistics, keyof AdminRange>> {
    const [days, sales, leaving] = await Promise.all([
      COUNT_BY_DAY.list(this.manager, [from, to]),
      COUNT_SALES_OF_RANGE.find(this.manager, [from, to]),
      // Counts the people who left the assessment: from drafts unchanged for an hour, and from the stored counts of
      // deleted drafts.
      COUNT_ABANDONED_OF_RANGE.list(this.manager, [from, to, QUESTION_COUNT]),
    ]);
    return { days, sales: sales ?? { payments: 0, refunded: 0, disputed: 0 }, leaving };
  }

  /**
   * Counts the reports that an administrator should check, and returns the time of the payment provider's latest event.
   */
  async countFailures(): Promise<RowOf<typeof COUNT_STUCK_REPORTS.columns>> {
    const row = await COUNT_STUCK_REPORTS.find(this.manager);
    return row ?? { stuck: 0, failing: 0, lastWebhook: null };
  }

  /** Counts a list's rows. Stops at one more than a list shows, which is enough to report that there are more. */
  private async count(name: AdminListName, query: AdminListQueryDto): Promise<number> {
    const found = queryRows(this.manager, name, query)
      .select('1')
      .limit(MAX_ADMIN_LISTED_ROWS + 1);
    const row = await this.manager
      .createQueryBuilder()
      .select('count(*)::int', 'counted')
      .from(`(${found.getQuery()})`, 'found')
      .setParameters(found.getParameters())
      .getRawOne<{ counted: number }>();
    return row?.counted ?? 0;
  }
}
