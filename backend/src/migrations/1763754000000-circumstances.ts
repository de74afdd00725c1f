import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person stated in the optional step; null where it was skipped or not offered. */
export class Circumstances1763754000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assessments add column circumstances jsonb;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assessments drop column circumstances;');
  }
}
