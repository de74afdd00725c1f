import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Version of the matching method that made a report. Code that does not state it made version 1. */
export class MethodVersion1763762000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table reports add column method_version smallint not null default 1;',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reports drop column method_version;');
  }
}
