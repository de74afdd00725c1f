import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the model calls of each report by its parts, so that a crash cannot lead to more of them. */
export class ModelCalls1763761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table reports add column model_calls jsonb not null default '{}'::jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reports drop column model_calls');
  }
}
