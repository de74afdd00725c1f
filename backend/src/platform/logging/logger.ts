import pino, { type Logger } from 'pino';
import type { Config } from '../../config/config.js';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('logger');
export type { Logger };

/** Structured lines on standard output. Fields that could contain personal data are removed. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'email',
        '*.email',
        'password',
        '*.password',
        'firstName',
        'lastName',
        'err.parameters',
      ],
      remove: true,
    },
    serializers: { err: withoutParameters },
  });
}

/** A failed query contains its parameters, which may be personal: only text and stack are logged. */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return { type: error.name, message: error.message, code, stack: error.stack };
}
