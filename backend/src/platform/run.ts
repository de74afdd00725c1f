import { ConfigError } from '../config/config-error.js';
import { loadConfig } from '../config/env.js';
import type { Config } from '../config/config.js';
import type { ServiceName } from '../config/process-identity.js';
import { describeDatabase } from './database/describe-database.js';
import { EarlierSchemaError } from './database/earlier-schema.js';
import { migrate } from './database/migrate.js';
import { createLogger, type Logger } from './logging/logger.js';
import { listAllowedTargets } from './outbound/allowed-targets.js';
import { guardOutbound } from './outbound/outbound-guard.js';
import { EarlierDatabaseError, StartError } from './start.error.js';
import { startTracing } from './tracing/tracing.js';

interface ClosableApp {
  close(): Promise<unknown>;
}

/**
 * Runs a process: reads the configuration, migrates, calls `start`, and stops on SIGTERM or SIGINT. `service` is its
 * name in traces, logs and metrics. A start-up error is written to standard error as one sentence, with an exit code
 * that is not 0.
 */
export async function runProcess(
  service: ServiceName,
  start: (config: Config, logger: Logger) => Promise<ClosableApp>,
): Promise<void> {
  try {
    const config = loadConfig(service);
    const logger = createLogger(config);
    logUncaught(logger);
    guardOutbound(listAllowedTargets(config), (target) =>
      logger.error({ target, alert: true }, 'connection refused: not a configured service'),
    );
    const appliedMigrations = await migrateOrExplain(config, logger);
    if (appliedMigrations.length > 0) logger.info({ applied: appliedMigrations }, 'migrated');
    const endTracing = await startTracing(config.tracing, config.identity);
    const app = await start(config, logger);
    const closeAll = async (): Promise<void> => {
      await app.close();
      await endTracing();
    };
    stopOnSignal({ close: closeAll }, logger);
  } catch (error) {
    process.stderr.write(`${formatStartError(error)}\n`);
    process.exit(error instanceof StartError ? error.exitCode : 1);
  }
}

/** Migrates before the process starts. Throws a StartError that names the database. */
export async function migrateOrExplain(config: Pick<Config, 'database'>, logger: Logger): Promise<string[]> {
  try {
    const onWait = (reason: string, waitedSeconds: number) => logger.warn({ waitedSeconds }, reason);
    return await migrate(config.database, { onWait });
  } catch (error) {
    const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const ErrorClass = reason instanceof EarlierSchemaError ? EarlierDatabaseError : StartError;
    throw new ErrorClass(`${describeDatabase(config.database.url)} cannot be used: ${formatError(reason)}.`);
  }
}

/**
 * Logs an uncaught error through the logger, which leaves out most of its fields. Node would write all of them, and for
 * an error of Redis they contain the password.
 */
function logUncaught(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error, alert: true }, 'ended by an unexpected error');
    process.exit(1);
  });
}

function formatStartError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken: set PORT to a free one.';
  if (code === 'EACCES') return 'The port may not be used: set PORT to one above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function stopOnSignal(app: ClosableApp, logger: Logger): void {
  let isStopping = false;
  const stopProcess = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    // Exits after 25 s in any case, because a hanging request must not block a deployment.
    setTimeout(() => process.exit(1), 25_000).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopped with a fault');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stopProcess('SIGTERM'));
  process.on('SIGINT', () => stopProcess('SIGINT'));
}
