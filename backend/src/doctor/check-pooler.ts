import { Client, type ClientConfig } from 'pg';
import { READ_SERVER_STATE } from './doctor.statements.js';
import { type Finding, okFinding, problemFinding } from './finding.js';

/**
 * Finds out whether a connection pooler such as PgBouncer stands between this machine and the database, and whether it
 * keeps one server connection for each of ours. In transaction mode another client gets it between two statements.
 */
export async function checkPooler(config: ClientConfig): Promise<Finding[]> {
  const [first, second] = [new Client(config), new Client(config)];
  try {
    await Promise.all([first.connect(), second.connect()]);
    const process = await readServerProcess(first);
    // PgBouncer tells its clients an invented number instead of the process of PostgreSQL.
    if (Reflect.get(first, 'processID') === process) return [];
    await second.query('begin');
    const isShared = (await readServerProcess(second)) === process;
    return isShared
      ? [
          problemFinding(
            'The database is reached through a connection pooler in transaction mode, which loses advisory locks ' +
              'and settings between statements: set pool_mode = session in PgBouncer.',
          ),
        ]
      : [okFinding('The database is reached through a connection pooler in session mode.')];
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
}

async function readServerProcess(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ process: number }>(READ_SERVER_STATE.text);
  return rows[0]?.process;
}
