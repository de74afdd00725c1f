import { Socket } from 'node:net';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config.js';
import { migrations } from '../../migrations/index.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { countedDriver } from './connection-pool.js';
import { createSessionSetter, LOST_HOST_SETTINGS } from './session-settings.js';

/** Time limit for connecting. It is short, so that a page can offer a retry before the user gives up. */
export const CONNECT_TIMEOUT_MS = 3_000;

/** A connection on which no data arrives for this time counts as lost. It is longer than any statement may take. */
const SILENCE_TIMEOUT_MS = 20_000;

/** Lets the client notice a lost database server. */
export const TCP_KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Time limit for a statement of the application. */
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Returns a socket that destroys itself if no data arrives, for example after a failover. A time limit on the query
 * would not be enough, because the pool would reuse the dead connection.
 */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
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
    subscribers: [AfterCommitSubscriber],
    migrationsTransactionMode: 'each',
    logging: false,
    extra: {
      connectionTimeoutMillis: database.connectMs ?? CONNECT_TIMEOUT_MS,
      stream: () => socketWithTimeout(silenceMs),
      ...TCP_KEEP_ALIVE,
      application_name: 'bearings',
      onConnect: createSessionSetter({ ...LOST_HOST_SETTINGS, statement_timeout: STATEMENT_TIMEOUT_MS }),
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
