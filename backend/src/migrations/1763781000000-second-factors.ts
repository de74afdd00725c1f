import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of administrators, sessions that wait for one, and proofs before a refund. */
export class SecondFactors1763781000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        secret bytea not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0
      );

      create table recovery_codes (
        user_id uuid not null references users on delete cascade,
        code_hash bytea not null,
        primary key (user_id, code_hash)
      );

      alter table sessions
        add column pending_user_id uuid references users on delete cascade,
        add column pending_until timestamptz,
        add column proven_at timestamptz;
      create index sessions_pending_user on sessions (pending_user_id)
        where pending_user_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        drop column pending_user_id, drop column pending_until, drop column proven_at;
      drop table recovery_codes, second_factors;
    `);
  }
}
