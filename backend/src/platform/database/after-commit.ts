import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';

type Action = () => Promise<void>;

/** Runs actions once a transaction is committed. A rollback discards them; a crash of the process loses them. */
@Injectable()
export class AfterCommit {
  private readonly pending = new WeakMap<QueryRunner, Action[]>();

  constructor(
    database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    database.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => this.take(queryRunner).forEach((action) => this.run(action)),
      afterTransactionRollback: ({ queryRunner }) => void this.take(queryRunner),
    });
  }

  /** Schedules an action, whose failure is logged only. Runs it now if `manager` has no transaction. */
  add(manager: EntityManager, action: Action): void {
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) return this.run(action);
    this.pending.set(queryRunner, [...(this.pending.get(queryRunner) ?? []), action]);
  }

  private run(action: Action): void {
    action().catch((error: unknown) => this.logger.warn({ err: error }, 'action after a commit failed'));
  }

  private take(queryRunner: QueryRunner): Action[] {
    const actions = this.pending.get(queryRunner) ?? [];
    this.pending.delete(queryRunner);
    return actions;
  }
}

@Global()
@Module({ providers: [AfterCommit], exports: [AfterCommit] })
export class AfterCommitModule {}
