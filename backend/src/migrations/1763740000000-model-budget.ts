import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the model may still cost today, for all workers together. */
export class ModelBudget1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table model_budget (
        single boolean primary key default true check (single),
        day date not null default (now() at time zone 'utc')::date,
        calls int not null default 0,
        paused_until timestamptz
      );
      insert into model_budget default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table model_budget;');
  }
}
