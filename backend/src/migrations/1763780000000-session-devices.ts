import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The browser of a session in words, and until when its cookie may come under the name from before the
 * `__Host-` prefix. The default serves existing sessions and those that the previous release opens.
 */
export class SessionDevices1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column device text,
        add column old_cookie_until timestamptz default now() + interval '30 days';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column device, drop column old_cookie_until;');
  }
}
