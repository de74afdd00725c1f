import type { EventEmitter } from 'node:events';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config.js';
import { migrations } from '../../migrations/index.js';

/**
 * A connection that the server ends in the very moment at which it is handed out belongs neither to
 * the pool nor to TypeORM: with nobody listening, its error would end the process. The query that is
 * made on it fails, and says so.
 */
export const hearErrors = (client: EventEmitter): void => void client.on('error', () => undefined);

/** How every process and test connects. */
export function dataSourceOptions(database: Config['database']): DataSourceOptions {
  return {
    type: 'postgres',
    url: database.url,
    poolSize: database.poolSize,
    uuidExtension: 'pgcrypto',
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    logging: false,
    extra: {
      connectionTimeoutMillis: 3_000,
      statement_timeout: 15_000,
      application_name: 'bearings',
      onConnect: hearErrors,
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
