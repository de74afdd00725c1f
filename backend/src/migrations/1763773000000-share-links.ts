import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which a report's owner shows it to others, and what visitors wrote there. */
export class ShareLinks1763773000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table share_links (
        id uuid primary key default gen_random_uuid(),
        assessment_id uuid not null references assessments on delete cascade,
        token_hash bytea not null unique,
        purpose text not null check (purpose in ('read', 'parent', 'adviser')),
        with_name boolean not null,
        with_scores boolean not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index share_links_assessment on share_links (assessment_id);
      create table share_comments (
        id uuid primary key default gen_random_uuid(),
        share_id uuid not null references share_links on delete cascade,
        key uuid not null,
        name text,
        text text not null,
        created_at timestamptz not null default now(),
        seen_at timestamptz,
        unique (share_id, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table share_comments; drop table share_links;');
  }
}
