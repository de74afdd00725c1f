import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailed links, the outbox, throttles and the administrators' audit. */
export class Identity1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column email_verified_at timestamptz;

      create table link_tokens (
        id uuid primary key default gen_random_uuid(),
        token_hash bytea not null unique,
        user_id uuid not null references users on delete cascade,
        purpose text not null check (purpose in ('password', 'verify', 'delete')),
        expires_at timestamptz not null
      );
      create index link_tokens_user on link_tokens (user_id);
      create index link_tokens_expiry on link_tokens (expires_at);

      create table mail_outbox (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        user_id uuid references users on delete cascade,
        assessment_id uuid references assessments on delete cascade,
        created_at timestamptz not null default now(),
        due_at timestamptz not null default now(),
        attempts int not null default 0
      );
      create index mail_outbox_due on mail_outbox (due_at);
      create index mail_outbox_user on mail_outbox (user_id);
      create index mail_outbox_assessment on mail_outbox (assessment_id);

      create table throttles (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      );
      create index throttles_expiry on throttles (expire);

      create table admin_audit (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null default now(),
        admin_id uuid references users on delete set null,
        action text not null,
        subject uuid not null,
        outcome text not null default 'started' check (outcome in ('started', 'done', 'failed'))
      );
      create index admin_audit_at on admin_audit (at);
      create index admin_audit_admin on admin_audit (admin_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table admin_audit, throttles, mail_outbox, link_tokens;
      alter table users drop column email_verified_at;
    `);
  }
}
