import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config.js';
import { migrations } from '../../migrations/index.js';
import { countedDriver } from './connection-pool.js';

/**
 * A connection that the server closes while it is being handed out belongs neither to
 * the pool nor to TypeORM: without a listener its error would end the process. The query that is
 * made on it fails, and says so.
 */
export const ignoreIdleClientErrors = (client: EventEmitter): void =>
  void client.on('error', () => undefined);

/** A request fails after this rather than wait: a page offers to try again. */
export const CONNECT_MS = 3_000;

/** A connection without a byte for so long is lost: longer than any statement may take. */
const SILENCE_MS = 20_000;

/**
 * A host that is lost in a transaction keeps its locks until the server ends it. The server notices by
 * itself: an idle transaction ends after 30 s, a peer that answers no probe after about as long.
 */
export const LOST_HOST = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=2',
};

/** Sends the statements that were made in one turn of the event loop in one system call. */
class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/**
 * Returns a socket that destroys itself when its peer goes silent, as after a failover. A limit on the
 * query alone is not enough: the pool would hand the dead connection out again.
 */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new BatchingSocket();
  const lost = Object.assign(new Error(`The database said nothing for ${silenceMs} ms.`), {
    code: 'ETIMEDOUT',
  });
  return socket.setTimeout(silenceMs, () => socket.destroy(lost));
}

/** How every process and test connects. */
export function dataSourceOptions(
  database: Config['database'],
  silenceMs = SILENCE_MS,
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: countedDriver,
    url: database.url,
    poolSize: database.poolSize,
    uuidExtension: 'pgcrypto',
    // gen_random_uuid() needs none since PostgreSQL 13. Each process would try to create pgcrypto, which its user
    // may not, and leave an error in PostgreSQL's log.
    installExtensions: false,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    logging: false,
    extra: {
      connectionTimeoutMillis: database.connectMs ?? CONNECT_MS,
      // Statements of one transaction may be sent without waiting for the reply to the one before.
      pipeline: true,
      statement_timeout: 15_000,
      stream: () => socketWithTimeout(silenceMs),
      ...LOST_HOST,
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
          ...dataSourceOptions(config.database),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
      ],
    };
  }
}
