import { Client } from 'pg';
import type { Config } from '../config/config.js';
import { describeDatabase } from '../platform/database/describe-database.js';
import { EarlierSchemaError } from '../platform/database/earlier-schema.js';
import { listMigrations } from '../platform/database/migrate.js';
import type { RowOf } from '../platform/database/sql-statement.js';
import { checkPooler } from './check-pooler.js';
import { READ_SERVER_STATE } from './doctor.statements.js';
import { adviceFinding, type Finding, okFinding, problemFinding, describeReason } from './finding.js';

const CHECK_TIMEOUT_MS = 3_000;
/**
 * The minimum difference between the clocks of the database and of this machine at which the check gives advice, and
 * the one at which it reports a problem. If the clocks differ, sessions and throttles end at wrong times. From five
 * minutes on, Stripe's webhooks are rejected.
 */
const MIN_CLOCK_DIFFERENCE_FOR_ADVICE_MS = 2_000;
const MIN_CLOCK_DIFFERENCE_FOR_PROBLEM_MS = 60_000;
/** Minimum major version of PostgreSQL: the oldest that we test and that still gets fixes. */
const MIN_POSTGRES_VERSION = 15;

type ServerState = RowOf<typeof READ_SERVER_STATE.columns>;

/** Connects to the database, compares its clock with ours, and reads its state and migrations. */
export async function checkDatabase({ database }: Config): Promise<Finding[]> {
  const clientConfig = {
    connectionString: database.url,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  };
  const client = new Client(clientConfig);
  try {
    await client.connect();
    const { rows } = await client.query<ServerState>(READ_SERVER_STATE.text);
    const [state] = rows;
    if (!state) return [problemFinding('The database gives no answer.')];
    return [
      ...listStateFindings(state, database.poolSize),
      ...(await checkPooler(clientConfig)),
      ...(await listMigrationFindings(database)),
    ];
  } catch (error) {
    const reason = error instanceof EarlierSchemaError ? error.message : describeReason(error);
    return [problemFinding(`${describeDatabase(database.url)} cannot be used: ${reason}.`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function listStateFindings(state: ServerState, poolSize: number): Finding[] {
  const findings = [
    okFinding(
      `PostgreSQL ${state.version} answers over ${state.tls ?? 'an unencrypted connection'}; the database has ${state.megabytes} MB.`,
    ),
    createClockFinding(state.now.getTime() - Date.now()),
  ];
  if (state.version < MIN_POSTGRES_VERSION) {
    findings.push(problemFinding(`PostgreSQL ${state.version} is too old: ${MIN_POSTGRES_VERSION} is needed.`));
  }
  if (state.isStandby || state.isReadOnly) {
    findings.push(problemFinding('The database is read-only: DATABASE_URL names a standby, or it failed over.'));
  }
  if (state.isSuperuser) {
    findings.push(adviceFinding('The database user is a superuser; one that reads and writes rows is enough.'));
  }
  if (poolSize * 2 > state.limit) {
    findings.push(
      adviceFinding(
        `Two processes of ${poolSize} connections need more than the ${state.limit} that the server allows.`,
      ),
    );
  }
  return findings;
}

/** @param aheadMs time by which the database's clock is ahead of this machine's */
export function createClockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  if (Math.abs(aheadMs) < MIN_CLOCK_DIFFERENCE_FOR_ADVICE_MS)
    return okFinding('The clocks of this machine and the database agree.');
  const sentence = `The clock of this machine is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} the database's: start a time service.`;
  return Math.abs(aheadMs) < MIN_CLOCK_DIFFERENCE_FOR_PROBLEM_MS ? adviceFinding(sentence) : problemFinding(sentence);
}

async function listMigrationFindings(database: Config['database']): Promise<Finding[]> {
  const migrations = await listMigrations(database);
  const missingCount = migrations.filter(({ isApplied }) => !isApplied).length;
  const unknownCount = migrations.filter(({ isKnown }) => !isKnown).length;
  if (unknownCount > 0) {
    return [adviceFinding(`The database has ${unknownCount} migrations of a newer release than this one.`)];
  }
  return missingCount > 0
    ? [adviceFinding(`${missingCount} migrations are not applied; the next start of a process applies them.`)]
    : [okFinding('All migrations are applied.')];
}
