import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage } from 'node:http';
import { Client } from 'pg';

/** Tables that requests of any method write to: the session's last use, limits, and the audit of what was read. */
const RECORD_TABLES = ['sessions', 'throttles', 'admin_audit'];

/** Matches a changing clause of a statement, but no row lock, conflict clause or foreign key. */
const WRITE_PATTERN = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|key|do|on)\s+)update)\s+(?:only\s+)?"?(\w+)/gi;

const currentGet = new AsyncLocalStorage<{ path: string; writes: Set<string> }>();
let isWatching = false;

/** Returns the tables that a statement changes, without those of {@link RECORD_TABLES}. */
export const listWrittenTables = (statement: string): string[] =>
  [...statement.matchAll(WRITE_PATTERN)]
    .flatMap(([, table]) => table?.toLowerCase() ?? [])
    .filter((table) => !RECORD_TABLES.includes(table));

function readText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown = typeof statement === 'object' && statement !== null && Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : '';
}

/** Makes every connection of this process note what it writes for a GET. */
function watchStatements(): void {
  if (isWatching) return;
  isWatching = true;
  const query: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('The PostgreSQL client has no method query.');
  Reflect.set(Client.prototype, 'query', function sendQuery(this: Client, ...given: unknown[]): unknown {
    const request = currentGet.getStore();
    for (const table of request ? listWrittenTables(readText(given[0])) : []) {
      request?.writes.add(`GET ${request.path} writes to ${table}`);
    }
    return Reflect.apply(query, this, given);
  });
}

/** Watches an API's GET requests. Returns the set of their writes, to which later ones are added. */
export function watchGets(app: NestFastifyApplication): ReadonlySet<string> {
  watchStatements();
  const writes = new Set<string>();
  const server = app.getHttpServer();
  const emit = server.emit.bind(server);
  server.emit = (event: string, ...given: unknown[]): boolean => {
    const [request] = given;
    const isGet = event === 'request' && request instanceof IncomingMessage && request.method === 'GET';
    if (!isGet) return emit(event, ...given);
    return currentGet.run({ path: request.url ?? '', writes }, () => emit(event, ...given));
  };
  return writes;
}
