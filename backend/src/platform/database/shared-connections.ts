import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Statements on one connection before another is taken: a slow one delays those behind it. */
const MAX_OPEN = 8;

interface Shared {
  client: Promise<PoolClient>;
  /** Statements whose reply is to come. */
  open: number;
  failure: Error | undefined;
}

/**
 * Sends single statements behind others on the same connection, without waiting for their replies. Under
 * load the server and PostgreSQL then wake each other once for several calls; see decision 0091. For reads
 * that neither need nor change a connection's state: a transaction takes a connection of its own.
 */
export class SharedConnections {
  /** Those that have replies to come, and may be joined. */
  private readonly busy = new Set<Shared>();

  constructor(private readonly pool: Pick<Pool, 'connect'>) {}

  /** Runs one statement. One that fails does not affect the others of its connection, which is then closed. */
  async query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>> {
    const shared = this.findFree() ?? this.take();
    shared.open += 1;
    let client: PoolClient | undefined;
    try {
      client = await shared.client;
      return await client.query<Row>(config);
    } catch (error) {
      shared.failure ??= error instanceof Error ? error : new Error(String(error));
      this.busy.delete(shared);
      throw error;
    } finally {
      shared.open -= 1;
      if (shared.open === 0) {
        this.busy.delete(shared);
        client?.release(shared.failure);
      }
    }
  }

  private findFree(): Shared | undefined {
    for (const shared of this.busy) if (shared.open < MAX_OPEN) return shared;
    return undefined;
  }

  private take(): Shared {
    const shared: Shared = { client: this.pool.connect(), open: 0, failure: undefined };
    this.busy.add(shared);
    return shared;
  }
}
