import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The browser of a session in words. */
export class SessionDevices1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column device text;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column device;');
  }
}
