import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Later versions of a report, made from other circumstances. The report's own row is revision 1; a
 * report has at most one revision that is still to be made.
 */
export class ReportRevisions1763763000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table report_revisions (
        id uuid primary key default gen_random_uuid(),
        assessment_id uuid not null references assessments on delete cascade,
        number int not null check (number > 1),
        state text not null default 'requested' check (state in ('requested', 'ready', 'error')),
        circumstances jsonb not null,
        reason text not null,
        attempts int not null default 0,
        due_at timestamptz not null default now(),
        facts jsonb,
        prose jsonb,
        method_version smallint,
        created_at timestamptz not null default now(),
        generated_at timestamptz,
        unique (assessment_id, number),
        check (state <> 'ready' or (facts is not null and prose is not null
          and method_version is not null and generated_at is not null))
      );
      create unique index report_revisions_open on report_revisions (assessment_id)
        where state = 'requested';
      create index report_revisions_due on report_revisions (due_at) where state = 'requested';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_revisions;');
  }
}
