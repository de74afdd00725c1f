import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace';

/** Sends Nest's messages to the process's logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const details = rest.slice(0, -1);
    const text = message instanceof Error ? message.message : message;
    const fields = { context, ...(details.length > 0 ? { details } : {}) };
    if (typeof text === 'string') this.logger[level](fields, text);
    else this.logger[level]({ ...fields, data: text });
  }
}
