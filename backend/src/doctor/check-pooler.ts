import { Client, type ClientConfig } from 'pg';
import { READ_POOLED_LIMITS, READ_SERVER_STATE } from './doctor.statements.js';
import { type Finding, okFinding, problemFinding } from './finding.js';

/**
 * Finds out whether a connection pooler such as PgBouncer stands between this machine and the database, and whether it
 * keeps one server connection for each of ours. In transaction mode another client gets it between two statements, so the
 * pooler has to set our time limits.
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
      ? [await checkLimits(first)]
      : [okFinding('The database is reached through a connection pooler in session mode.')];
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
}

/** Checks that the pooler sets the time limits that a session of ours has without it. */
async function checkLimits(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ areSet: boolean }>(READ_POOLED_LIMITS.text);
  return rows[0]?.areSet === true
    ? okFinding('The database is reached through a connection pooler in transaction mode, which sets our time limits.')
    : problemFinding(
        'The database is reached through a connection pooler in transaction mode without our time limits: give its ' +
          'database the connect_query of docs/deployment.md, "Capacity".',
      );
}

async function readServerProcess(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ process: number }>(READ_SERVER_STATE.text);
  return rows[0]?.process;
}
