import {
  ADMIN_LISTED_ROWS,
  ADMIN_PAGE_SIZE,
  type AdminListName,
  type AdminListQuery,
  type AdminPage,
  type FunnelDay,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import { FAILING, LISTS, STUCK } from './admin-lists.js';
import { buildListQuery } from './admin-query.js';

const LAST_PAGE = ADMIN_LISTED_ROWS / ADMIN_PAGE_SIZE;

/** Queries over the tables of all modules, for administrators only. */
@Injectable()
export class AdminRepository {
  constructor(private readonly database: DataSource) {}

  /** A page of a list. Throws a 400 for a filter or sort that the contract does not name. */
  async list<Row>(name: AdminListName, query: AdminListQuery): Promise<AdminPage<Row>> {
    const list = LISTS[name];
    const page = query.page ?? 1;
    const { where, by, parameters } = buildListQuery(name, query);
    const counted = await queryOne<{ counted: number }>(
      this.database,
      `select count(*)::int as counted
         from (select 1 from ${list.from} ${where} limit ${ADMIN_LISTED_ROWS + 1}) as found`,
      parameters,
    );
    const { key } = list;
    // Only ids are read for the rows that the offset skips.
    const result: unknown = await this.database.query(
      `select ${list.select} from ${list.from}
        where ${key} = any(array(
          select ${key} from ${list.from} ${where} order by ${by}
           limit ${page > LAST_PAGE ? 0 : ADMIN_PAGE_SIZE} offset ${(page - 1) * ADMIN_PAGE_SIZE}))
        order by ${by}`,
      parameters,
    );
    const items = rowsOf<Row>(result);
    const total = Math.min(counted?.counted ?? 0, ADMIN_LISTED_ROWS);
    const more = (counted?.counted ?? 0) > total;
    return { items, total, more, page, pageSize: ADMIN_PAGE_SIZE };
  }

  async one<Row>(name: AdminListName, id: string): Promise<Row | null> {
    const list = LISTS[name];
    return queryOne<Row>(
      this.database,
      `select ${list.select} from ${list.from} where ${list.key} = $1`,
      [id],
    );
  }

  /** Returns the ids of a list's rows, in its order, at most as many as a list shows. */
  async listIds(name: AdminListName, query: AdminListQuery): Promise<string[]> {
    const { from, key } = LISTS[name];
    const { where, by, parameters } = buildListQuery(name, query);
    const result: unknown = await this.database.query(
      `select ${key} as id from ${from} ${where} order by ${by} limit ${ADMIN_LISTED_ROWS}`,
      parameters,
    );
    return rowsOf<{ id: string }>(result).map(({ id }) => id);
  }

  /** Returns these rows of a list, in the order of the ids. */
  async byIds<Row>(name: AdminListName, ids: readonly string[]): Promise<Row[]> {
    const { select, from, key } = LISTS[name];
    const result: unknown = await this.database.query(
      `select ${select} from ${from} where ${key} = any($1::uuid[])
        order by array_position($1::uuid[], ${key})`,
      [ids],
    );
    return rowsOf(result);
  }

  /** The last 30 days, today included, oldest first. Days are UTC's. */
  async days(): Promise<FunnelDay[]> {
    const result: unknown = await this.database.query(`
      with days as (
        select generate_series(0, 29) as ago),
      bounds as (
        select (date_trunc('day', now() at time zone 'UTC') - make_interval(days => ago))
                 at time zone 'UTC' as start from days)
      select to_char(start at time zone 'UTC', 'YYYY-MM-DD') as date,
        (select count(*)::int from assessments
          where created_at >= start and created_at < start + interval '1 day') as started,
        (select count(*)::int from assessments
          where completed_at >= start and completed_at < start + interval '1 day') as completed,
        (select count(*)::int from payments
          where paid_at >= start and paid_at < start + interval '1 day') as paid,
        (select count(*)::int from reports
          where generated_at >= start and generated_at < start + interval '1 day') as ready
      from bounds order by start`);
    return rowsOf(result);
  }

  /** What may need a hand. */
  async watch(): Promise<{
    stuck: number;
    failing: number;
    oldestSeconds: number | null;
    lastWebhook: Date | null;
  }> {
    const row = await queryOne<{
      stuck: number;
      failing: number;
      oldestSeconds: number | null;
      lastWebhook: Date | null;
    }>(
      this.database,
      `select (select count(*)::int from reports r where ${STUCK}) as stuck,
              (select count(*)::int from reports r where ${FAILING}) as failing,
              (select floor(extract(epoch from now() - min(requested_at)))::int from reports
                where state in ('requested', 'writing')) as "oldestSeconds",
              (select max(received_at) from provider_events) as "lastWebhook"`,
      [],
    );
    return row ?? { stuck: 0, failing: 0, oldestSeconds: null, lastWebhook: null };
  }
}
