import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/**
 * Trouble of PostgreSQL or of the way to it: its classes 08, 57P and 53 (a full disk among them), its
 * files (58), a database that is read-only for now, and the socket's own codes; and statements that
 * took too long or stood in each other's way, which may do better next time; and a statement that the connection
 * has and PostgreSQL has not, or the reverse, which a new connection does not have.
 */
const FAULT_CODE =
  /^(08\w{3}|57P\d{2}|57014|25006|25P03|26000|42P05|40001|40P01|53\w{3}|55P03|58\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The same in the words of `pg`, where it gives no code. */
const CONNECTION_LOST =
  /cached plan must not change|Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)/;

/** Whether an error says that the database is in trouble, and nothing about the work itself. */
export function isDatabaseFault(error: unknown): boolean {
  // A transaction's connection broke between two of its statements: TypeORM has given it back.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const code = property(error, 'code') ?? property(property(error, 'driverError'), 'code');
  const message = error instanceof Error ? error.message : '';
  return (typeof code === 'string' && FAULT_CODE.test(code)) || CONNECTION_LOST.test(message);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;
}
