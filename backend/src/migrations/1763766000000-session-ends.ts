import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a signed-in session ends however much it is used. Sessions from before get their time from now. */
export class SessionEnds1763766000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column ends_at timestamptz;
      update sessions s
         set ends_at = now() + case when u.role = 'admin' then interval '12 hours'
                                    else interval '90 days' end,
             expires_at = case when u.role = 'admin' then least(s.expires_at, now() + interval '12 hours')
                               else s.expires_at end
        from users u where u.id = s.user_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column ends_at;');
  }
}
