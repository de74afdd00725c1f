import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The algorithm and key that encrypted a second factor's secret, so that both can be replaced. */
export class SealedBy1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table second_factors add column sealed_by text not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table second_factors drop column sealed_by');
  }
}
