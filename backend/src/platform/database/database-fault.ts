import { readProperty } from '@bearings/contracts';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/**
 * Matches the codes of errors after which another attempt may succeed: PostgreSQL is unavailable or the connection
 * broke (classes 08, 57P, 53, 58, a read-only database, socket errors), or a statement timed out or deadlocked.
 */
const FAULT_CODE_PATTERN =
  /^(08\w{3}|57P\d{2}|57014|25006|25P03|40001|40P01|53\w{3}|55P03|58\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Matches the messages of errors without a code that `pg` throws after the same faults. */
const CONNECTION_LOST_PATTERN =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)/;

/** Returns whether an error is a fault of the database, so that the same work may succeed later. */
export function isDatabaseFault(error: unknown): boolean {
  // A transaction's connection broke between two statements, and TypeORM released it.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const code = readProperty(error, 'code') ?? readProperty(readProperty(error, 'driverError'), 'code');
  const message = error instanceof Error ? error.message : '';
  return (typeof code === 'string' && FAULT_CODE_PATTERN.test(code)) || CONNECTION_LOST_PATTERN.test(message);
}
