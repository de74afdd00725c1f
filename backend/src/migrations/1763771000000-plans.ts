import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reader's plan for a report: steps of ours and their own, with dates, ticks and notes. */
export class Plans1763771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plans (
        assessment_id uuid primary key references assessments on delete cascade,
        made_at timestamptz not null default now(),
        basis text not null default '',
        reminders boolean not null default false,
        reminded_at timestamptz,
        stop_key uuid not null unique default gen_random_uuid()
      );
      create index plans_reminders on plans (reminded_at) where reminders;
      create table plan_steps (
        assessment_id uuid not null references plans on delete cascade,
        id uuid not null default gen_random_uuid(),
        source text,
        occupation_code text,
        text text not null check (char_length(text) between 1 and 1000),
        detail text not null default '',
        due_on date not null,
        done_at timestamptz,
        note text not null default '' check (char_length(note) <= 1000),
        touched boolean not null default false,
        removed_at timestamptz,
        created_at timestamptz not null default clock_timestamp(),
        primary key (assessment_id, id),
        unique (assessment_id, source)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan_steps; drop table plans;');
  }
}
