import { ERROR_MESSAGES, type ErrorBody, type ErrorCode, readProperty } from '@bearings/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseFault } from '../database/database-fault.js';
import { AppError } from './app-error.js';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  408: 'timeout',
  413: 'too_large',
  415: 'not_json',
  503: 'unavailable',
};

/** Converts a thrown value to the body of an error reply, without internal details. */
export function toErrorBody(error: unknown): ErrorBody {
  const { statusCode, code, message, field } = toRefusal(error);
  return {
    statusCode,
    code,
    ...(statusCode === 401 && { error: 'Unauthorized' }),
    message,
    ...(field !== undefined && { field }),
  };
}

function toRefusal(error: unknown): Omit<ErrorBody, 'error'> {
  if (error instanceof AppError) return error;
  const statusCode = toStatus(error);
  const code = CODE_BY_STATUS[statusCode] ?? (statusCode < 500 ? 'refused' : 'internal');
  return { statusCode, code, message: ERROR_MESSAGES[code] };
}

function toStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // The status of the error takes precedence over its code, because the error of a disconnected client has the same
  // code as a lost database connection.
  const status = readProperty(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 600) return status;
  return isDatabaseFault(error) ? 503 : 500;
}
