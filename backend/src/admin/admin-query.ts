import {
  ADMIN_LISTS,
  type AdminListName,
  type AdminListQuery,
  parseEmail,
} from '@bearings/contracts';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { isUuid } from '../platform/http/uuid-param.js';
import { type ListDefinition, LISTS } from './admin-lists.js';

/** The SQL of a list's query: `where` and `order by`, with the values of its parameters. */
export interface ListQuery {
  where: string;
  by: string;
  parameters: unknown[];
}

/** Builds a list's query. Throws a 400 for a filter or sort that the contract does not name. */
export function buildListQuery(name: AdminListName, query: AdminListQuery): ListQuery {
  const list = LISTS[name];
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  if (query.filter !== undefined) {
    const condition = own(list.filters, query.filter);
    if (condition === undefined) throw new InvalidFieldError('filter', 'There is no such filter.');
    conditions.push(condition);
  }
  if (query.from !== undefined) {
    parameters.push(query.from);
    conditions.push(`${list.date} >= ${startOfDay(parameters.length)}`);
  }
  if (query.to !== undefined) {
    parameters.push(query.to);
    conditions.push(`${list.date} < ${startOfDay(parameters.length)} + interval '1 day'`);
  }
  const search = query.search?.trim();
  if (search) conditions.push(...searchConditions(list, search, parameters));
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const by = order(list.sorts, query.sort ?? ADMIN_LISTS[name].sorts[0], list.key);
  return { where, by, parameters };
}

/** Days are UTC's, whatever the session's time zone. */
export const startOfDay = (parameter: number): string =>
  `($${parameter}::date::timestamp at time zone 'UTC')`;

function searchConditions(
  { matches, ids }: ListDefinition,
  search: string,
  parameters: unknown[],
): string[] {
  const isId: boolean = isUuid(search);
  if (isId) {
    parameters.push(search);
    return [`(${ids.map((column) => `${column} = $${parameters.length}`).join(' or ')})`];
  }
  // Every word has to match, so that a full name finds its person.
  const words = search.replace(/\0/g, '').split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const parsed = parseEmail(word);
    const text = (parsed.ok ? parsed.email : word).replace(/[\\%_]/g, '\\$&');
    // An index of three letters finds shorter words only as whole names.
    parameters.push(word.length < 3 ? `% ${text} %` : `%${text}%`);
    return matches(`$${parameters.length}`);
  });
}

function order(sorts: ListDefinition['sorts'], wanted: string, key: string): string {
  const descending = wanted.startsWith('-');
  const sort = own(sorts, descending ? wanted.slice(1) : wanted);
  if (sort === undefined) throw new InvalidFieldError('sort', 'The list has no such order.');
  // Only where a value may be missing: with `nulls last`, no plain index gives the descending order.
  const direction = `${descending ? 'desc' : 'asc'}${sort.last ? ' nulls last' : ''}`;
  // The row's own place breaks ties, so that no row stands on two pages.
  return `${sort.column} ${direction}, ${key}`;
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
