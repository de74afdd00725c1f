import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config.js';
import { migrations } from '../../migrations/index.js';
import { countedDriver } from './connection-pool.js';

/**
 * Ignores the `error` event of a connection that the server closes while the pool hands it out. Without a listener, the
 * event would end the process. A query on that connection still fails.
 */
export const ignoreIdleClientErrors = (client: EventEmitter): void => void client.on('error', () => undefined);

/** Time limit for connecting. It is short, so that a page can offer a retry before the user gives up. */
export const CONNECT_TIMEOUT_MS = 3_000;

/** A connection on which no data arrives for this time counts as lost. It is longer than any statement may take. */
const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Settings that release the locks of a transaction after the host of the application has failed. Without them, the
 * locks would stay until the database server notices the failure. The server ends a transaction that is idle for 30 s,
 * and drops a client that answers no TCP probe for about as long.
 */
export const LOST_HOST_TIMEOUTS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=2',
};

/** Sends all statements of one event-loop tick with one system call. */
class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/**
 * Returns a socket that destroys itself if no data arrives, for example after a failover. A time limit on the query
 * would not be enough, because the pool would reuse the dead connection.
 */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new BatchingSocket();
  const lostError = Object.assign(new Error(`The database said nothing for ${silenceMs} ms.`), {
    code: 'ETIMEDOUT',
  });
  return socket.setTimeout(silenceMs, () => socket.destroy(lostError));
}

/** Returns the options with which every process and test connects to the database. */
export function createDataSourceOptions(
  database: Config['database'],
  silenceMs = SILENCE_TIMEOUT_MS,
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: countedDriver,
    url: database.url,
    poolSize: database.poolSize,
    uuidExtension: 'pgcrypto',
    // Otherwise each process would try to create the extension pgcrypto without the privilege to do so, and cause an
    // error in PostgreSQL's log. gen_random_uuid() needs no extension since PostgreSQL 13.
    installExtensions: false,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    logging: false,
    extra: {
      connectionTimeoutMillis: database.connectMs ?? CONNECT_TIMEOUT_MS,
      // Statements of a transaction are sent without waiting for earlier replies.
      pipeline: true,
      statement_timeout: 15_000,
      stream: () => socketWithTimeout(silenceMs),
      ...LOST_HOST_TIMEOUTS,
      application_name: 'bearings',
      onConnect: ignoreIdleClientErrors,
    },
  };
}

@Module({})
export class DatabaseModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...createDataSourceOptions(config.database),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
      ],
    };
  }
}
