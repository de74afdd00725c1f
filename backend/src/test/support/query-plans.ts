import { AbstractLogger, type DataSource } from 'typeorm';

export interface RecordedQuery {
  sql: string;
  parameters: unknown[];
}

/** A node of PostgreSQL's query plan in JSON, with only the fields that are read here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Tables that grow with the number of visitors. No query may read all rows of such a table. */
const LARGE_TABLES = new Set([
  'assessments',
  'checkouts',
  'link_tokens',
  'payment_intents',
  'payments',
  'provider_events',
  'replaced_tokens',
  'report_revisions',
  'reports',
  'sent_mails',
  'sessions',
  'throttles',
  'users',
  'work',
]);

/**
 * Records the queries that run from now on. Returns a list to which they are added, each once and without line breaks.
 */
export function recordQueries(database: DataSource): RecordedQuery[] {
  const queries: RecordedQuery[] = [];
  const seenQueries = new Set<string>();
  class PlanRecorder extends AbstractLogger {
    override logQuery(query: string, parameters: unknown[] = []): void {
      const sql = query.replace(/\s+/g, ' ').trim();
      if (seenQueries.has(sql) || !/^(select|update|delete|with)\b/i.test(sql)) return;
      seenQueries.add(sql);
      queries.push({ sql, parameters });
    }
    protected override writeLog(): void {}
  }
  database.logger = new PlanRecorder();
  return queries;
}

/**
 * Returns the queries that must read all rows of a large table, by a sequential scan or by a scan of a whole index
 * without a row limit. The planner is set to avoid this, so that it does so only if the query cannot use an index.
 */
export async function findScans(database: DataSource, queries: readonly RecordedQuery[]): Promise<string[]> {
  const partialNames = await listPartialIndexes(database);
  const plans = await explain(database, queries, ['seqscan', 'hashjoin', 'mergejoin']);
  return plans.flatMap(({ sql, plan }) => {
    const scan = findScan(plan, partialNames, false);
    return scan === null ? [] : [`${scan}: ${sql}`];
  });
}

/** Returns the queries whose rows no index yields in the requested order. */
export async function findSorts(database: DataSource, queries: readonly RecordedQuery[]): Promise<string[]> {
  const plans = await explain(database, queries, ['seqscan', 'sort', 'bitmapscan']);
  return plans.filter(({ plan }) => hasSort(plan)).map(({ sql }) => sql);
}

const hasSort = ({ 'Node Type': type, Plans: children = [] }: PlanNode): boolean =>
  type === 'Sort' || children.some(hasSort);

/** Returns the plan of each query. The planner avoids the node types `off` wherever a query allows another. */
async function explain(
  database: DataSource,
  queries: readonly RecordedQuery[],
  off: readonly string[],
): Promise<{ sql: string; plan: PlanNode }[]> {
  const runner = database.createQueryRunner();
  const plans: { sql: string; plan: PlanNode }[] = [];
  try {
    for (const type of off) await runner.query(`set enable_${type} = off`);
    for (const { sql, parameters } of queries) {
      const [row]: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }] = await runner.query(
        `explain (format json) ${sql}`,
        parameters,
      );
      plans.push({ sql, plan: row['QUERY PLAN'][0].Plan });
    }
  } finally {
    await runner.query('reset all');
    await runner.release();
  }
  return plans;
}

function findScan(node: PlanNode, partial: Set<string>, limited: boolean): string | null {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node;
  if (LARGE_TABLES.has(table)) {
    if (type === 'Seq Scan') return `reads all ${table}`;
    const readsWholeIndex = /^Index (Only )?Scan$/.test(type) && node['Index Cond'] === undefined;
    if (readsWholeIndex && !limited && !partial.has(index)) return `reads all of ${index}`;
  }
  // Below a Limit node, an index scan stops when enough rows are read, unless a sort or aggregate needs all rows.
  const isLimited = type === 'Limit' || (limited && !/Sort|Aggregate/.test(type));
  for (const child of node.Plans ?? []) {
    const scan = findScan(child, partial, isLimited || (limited && type === 'Incremental Sort'));
    if (scan !== null) return scan;
  }
  return null;
}

async function listPartialIndexes(database: DataSource): Promise<Set<string>> {
  const rows: { name: string }[] = await database.query(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}
