import pino, { type Logger } from 'pino';
import type { Config } from '../../config/config.js';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('logger');
export type { Logger };

/** Log lines are buffered up to this size or time, so that requests do not wait for writing. */
const MAX_BUFFERED_BYTES = 8 * 1024;
const MAX_BUFFERED_MS = 200;

/**
 * Creates the logger, which writes JSON lines to standard output, each with the process that wrote it, and removes
 * fields that could be personal. Buffered lines are flushed at exit; a killed process loses up to 200 ms of them.
 */
export function createLogger(config: Pick<Config, 'logLevel' | 'identity'>): Logger {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: MAX_BUFFERED_BYTES,
    periodicFlush: MAX_BUFFERED_MS,
  });
  return pino(
    {
      level: config.logLevel,
      base: config.identity,
      timestamp: formatTimeField,
      redact: {
        paths: ['email', '*.email', 'password', '*.password', 'firstName', 'lastName', 'err.parameters'],
        remove: true,
      },
      serializers: { err: toLoggableError },
    },
    output,
  );
}

let millisecond = 0;
let timeFieldText = '';

/** The `time` field of a line, cached for each millisecond. */
function formatTimeField(): string {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    timeFieldText = pino.stdTimeFunctions.isoTime();
  }
  return timeFieldText;
}

/**
 * Returns only the name, message, code and stack of an error: a failed query's error contains its parameters, which may
 * be personal.
 */
function toLoggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return { type: error.name, message: error.message, code, stack: error.stack };
}
