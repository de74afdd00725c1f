import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner of a report keeps, strikes, adds and notes among its careers. */
export class CareerChoices1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table career_choices (
        report_id uuid not null references reports on delete cascade,
        occupation_code text not null,
        choice text check (choice in ('keep', 'strike')),
        added boolean not null default false,
        note text not null default '' check (length(note) <= 1000),
        chosen_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (report_id, occupation_code),
        check ((choice is null) = (chosen_at is null)),
        check (choice is not null or added or note <> '')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table career_choices;');
  }
}
