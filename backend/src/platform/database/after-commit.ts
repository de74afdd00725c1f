import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { type EntityManager, type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';

type Action = () => void;

const pendingActions = new WeakMap<QueryRunner, Action[]>();

/** Runs the actions of each transaction that is committed. TypeORM creates it with the connection. */
@EventSubscriber()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    for (const action of takeActions(queryRunner)) action();
  }

  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    takeActions(queryRunner);
  }
}

/** Runs actions once a transaction is committed. A rollback discards them; a crash of the process loses them. */
@Injectable()
export class AfterCommit {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Schedules an action, whose failure is logged only. Runs it now if `manager` has no transaction. */
  add({ queryRunner }: EntityManager, action: () => Promise<void>): void {
    const run = (): void => {
      action().catch((error: unknown) => this.logger.warn({ err: error }, 'action after a commit failed'));
    };
    if (!queryRunner?.isTransactionActive) return run();
    pendingActions.set(queryRunner, [...(pendingActions.get(queryRunner) ?? []), run]);
  }
}

function takeActions(queryRunner: QueryRunner): Action[] {
  const actions = pendingActions.get(queryRunner) ?? [];
  pendingActions.delete(queryRunner);
  return actions;
}

@Global()
@Module({ providers: [AfterCommit], exports: [AfterCommit] })
export class AfterCommitModule {}
