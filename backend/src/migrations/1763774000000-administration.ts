import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the administration shows: how far people get, sales of a range, sent emails, and what was
 * exported. `if not exists`, so that an operator can create the indexes beforehand with `concurrently`.
 */
export class Administration1763774000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assessments add column answered smallint not null default 0;
      update assessments
         set answered = (select count(*) from jsonb_object_keys(draft->'answers'))
       where completed_at is null and jsonb_typeof(draft->'answers') = 'object';
      create index if not exists assessments_left on assessments (created_at)
        include (answered, changed_at) where completed_at is null;
      create index if not exists payments_sales on payments (paid_at)
        include (amount, refunded_amount, refunded_at, dispute);

      -- Counts without persons: abandoned assessments themselves are deleted.
      create table abandoned_days (
        day date not null,
        answered smallint not null,
        people int not null,
        primary key (day, answered)
      );

      create table sent_mails (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        user_id uuid references users on delete cascade,
        assessment_id uuid references assessments on delete cascade,
        added_at timestamptz not null,
        sent_at timestamptz not null default now()
      );
      create index sent_mails_user on sent_mails (user_id);
      create index sent_mails_assessment on sent_mails (assessment_id);
      create index sent_mails_sent on sent_mails (sent_at);

      alter table admin_audit add column detail text;
      create index admin_audit_subject on admin_audit (subject);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index admin_audit_subject;
      alter table admin_audit drop column detail;
      drop table sent_mails, abandoned_days;
      drop index payments_sales, assessments_left;
      alter table assessments drop column answered;
    `);
  }
}
