import { noSuch } from './errors.js';
import { fields, integer, text, type Kind } from './parameters.js';

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

const range = fields({ gt: integer, gte: integer, lt: integer, lte: integer });

/** `created=…` or `created[gte]=…` and its kin, in seconds. */
const created: Kind<Range | undefined> = {
  read(value, path) {
    if (typeof value !== 'string') return range.read(value, path);
    const moment = integer.read(value, path);
    return { gte: moment, lte: moment };
  },
};

/** What every list accepts. */
export const listParameters = {
  created,
  limit: integer,
  starting_after: text,
  ending_before: text,
};

interface ListQuery {
  created?: Range | undefined;
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

interface Listed {
  id: string;
  object: string;
  created: number;
}

export interface Page<R> {
  object: 'list';
  data: R[];
  has_more: boolean;
  url: string;
}

/** One page of rows given oldest first; the newest come first, 10 unless `limit` says otherwise. */
export function page<R extends Listed>(rows: readonly R[], query: ListQuery, url: string): Page<R> {
  const newestFirst = rows.toReversed().filter((row) => isWithin(row.created, query.created ?? {}));
  const limit = Math.min(Math.max(query.limit ?? 10, 1), 100);
  const find = (id: string, param: string) => {
    const index = newestFirst.findIndex((row) => row.id === id);
    if (index < 0) throw noSuch(rows[0]?.object ?? 'object', id, param);
    return index;
  };
  if (query.ending_before !== undefined) {
    const end = find(query.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const after = query.starting_after;
  const start = after === undefined ? 0 : find(after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

function isWithin(moment: number, { gt, gte, lt, lte }: Range): boolean {
  return (
    (gt === undefined || moment > gt) &&
    (gte === undefined || moment >= gte) &&
    (lt === undefined || moment < lt) &&
    (lte === undefined || moment <= lte)
  );
}
