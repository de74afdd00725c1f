import type { ErrorBody } from '@bearings/contracts';
import { HttpException } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { AppError } from './app-error.js';

const STATUS_CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  401: ['unauthorized', 'Unauthorized: please sign in.'],
  404: ['not_found', 'There is nothing here.'],
  408: ['timeout', 'The request took too long to arrive.'],
  413: ['too_large', 'The request is larger than 64 KB.'],
  415: ['not_json', 'Send the body as application/json.'],
  503: ['unavailable', 'The service is busy. Please try again in a moment.'],
};

/**
 * Connection trouble between us and PostgreSQL: its classes 08, 57P and 53, and the socket's own; and
 * statements that took too long or stood in each other's way, which may do better next time.
 */
const DATABASE_AWAY =
  /^(08\w{3}|57P\d{2}|57014|40001|40P01|53\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The same in the words of `pg`, where it gives no code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)/;

/** Turns whatever was thrown into the one shape that callers get; the inside of a fault stays inside. */
export function errorBody(error: unknown): ErrorBody {
  if (error instanceof AppError) {
    const { statusCode, code, message, field } = error;
    return field === undefined
      ? { statusCode, code, message }
      : { statusCode, code, message, field };
  }
  const statusCode = statusOf(error);
  const [code, message] =
    STATUS_CODES[statusCode] ??
    (statusCode < 500
      ? ['refused', 'The request was refused.']
      : ['internal', 'Something went wrong on our side. Please try again.']);
  return { statusCode, code, message };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseAway(error)) return 503;
  const status = property(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function isDatabaseAway(error: unknown): boolean {
  // A transaction's connection broke between two of its statements: TypeORM has given it back.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const code = property(error, 'code') ?? property(property(error, 'driverError'), 'code');
  const message = error instanceof Error ? error.message : '';
  return DATABASE_AWAY.test(String(code ?? '')) || CONNECTION_LOST.test(message);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;
}
