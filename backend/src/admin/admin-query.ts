import { ADMIN_LISTS, type AdminListName, parseEmail } from '@bearings/contracts';
import type { EntityManager } from 'typeorm';
import type { AdminListQueryDto } from './admin.dto.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { isUuid } from '../platform/http/uuid.js';
import { type ListDefinition, LIST_DEFINITIONS, type ListRowsQuery } from './admin-lists.js';

/** Returns a query for the rows of a list. Throws a 400 for a filter that is not in the contract. */
export function queryRows(
  manager: EntityManager,
  name: AdminListName,
  { filter, from, to, search }: AdminListQueryDto,
): ListRowsQuery {
  const list = LIST_DEFINITIONS[name];
  const query = list.from(manager);
  if (filter !== undefined) {
    const condition = getOwnValue(list.filters, filter);
    if (condition === undefined) throw new InvalidFieldError('filter', 'There is no such filter.');
    query.andWhere(condition);
  }
  // Days start at midnight UTC, whatever the time zone of the database session.
  const dayStartSql = (parameter: string): string => `cast(:${parameter} as date)::timestamp at time zone 'UTC'`;
  if (from !== undefined) query.andWhere(`${list.date} >= (${dayStartSql('from')})`, { from });
  if (to !== undefined) {
    query.andWhere(`${list.date} < (${dayStartSql('to')} + interval '1 day')`, { to });
  }
  const words = search?.trim();
  if (words) addSearchCondition(query, list, words);
  return query;
}

/** Sorts a list's rows. Throws a 400 for an order that is not in the API contract. */
export function sortRows(query: ListRowsQuery, name: AdminListName, requested: string | undefined): ListRowsQuery {
  const { sorts, key } = LIST_DEFINITIONS[name];
  const sortName = requested ?? ADMIN_LISTS[name].sorts[0];
  const descending = sortName.startsWith('-');
  const sort = getOwnValue(sorts, descending ? sortName.slice(1) : sortName);
  if (sort === undefined) throw new InvalidFieldError('sort', 'The list has no such order.');
  // `NULLS LAST` is used only for columns with null values, because no ordinary index can return rows in this order.
  const nulls = sort.last ? 'NULLS LAST' : undefined;
  // The id breaks ties, so that no row appears on two pages.
  return query.orderBy(sort.column, descending ? 'DESC' : 'ASC', nulls).addOrderBy(key, 'ASC');
}

/** Selects a list's columns, with the names that the API contract gives them. */
export function selectColumns(query: ListRowsQuery, name: AdminListName): ListRowsQuery {
  query.select([]);
  for (const [column, expression] of Object.entries(LIST_DEFINITIONS[name].columns)) {
    query.addSelect(expression, column);
  }
  return query;
}

function addSearchCondition(query: ListRowsQuery, { matches, ids }: ListDefinition, search: string): void {
  const isId: boolean = isUuid(search);
  if (isId) {
    const idCondition = ids.map((column) => `${column} = :search`).join(' or ');
    query.andWhere(`(${idCondition})`, { search });
    return;
  }
  // Every word must match, so that a search for a full name finds the person.
  const words = search.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const parsedEmail = parseEmail(word);
    const text = (parsedEmail.ok ? parsedEmail.email : word).replace(/[\\%_]/g, '\\$&');
    // The search index contains groups of three characters. So a shorter word is searched only as a complete name, with
    // a space on each side.
    const pattern = word.length < 3 ? `% ${text} %` : `%${text}%`;
    query.andWhere(matches(`:word${index}`), { [`word${index}`]: pattern });
  }
}

const getOwnValue = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
