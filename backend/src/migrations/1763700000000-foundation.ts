import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        password_hash text,
        first_name text not null,
        last_name text not null,
        country text not null default 'United Kingdom',
        role text not null default 'user' check (role in ('user', 'admin')),
        created_at timestamptz not null default now()
      );
      create unique index users_email on users (email);

      create table sessions (
        id uuid primary key default gen_random_uuid(),
        token_hash bytea not null unique,
        user_id uuid references users on delete cascade,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index sessions_user on sessions (user_id);
      create index sessions_expiry on sessions (expires_at);

      create table assessments (
        id uuid primary key default gen_random_uuid(),
        session_id uuid references sessions on delete set null,
        user_id uuid references users on delete cascade,
        email text not null default '',
        first_name text not null default '',
        last_name text not null default '',
        draft jsonb not null default '{}',
        bank_version int,
        responses jsonb,
        submission_digest text,
        scores jsonb,
        personality jsonb,
        quality jsonb,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        completed_at timestamptz,
        superseded_at timestamptz,
        check ((completed_at is null) = (scores is null))
      );
      create index assessments_session on assessments (session_id);
      create index assessments_user on assessments (user_id);
      create index assessments_email on assessments (email);

      create table payment_intents (
        id text primary key,
        assessment_id uuid references assessments on delete set null,
        generation int not null,
        status text not null,
        created_at timestamptz not null default now(),
        checks int not null default 0,
        due_at timestamptz not null default now() + interval '30 seconds',
        cancel_requested_at timestamptz,
        unique (assessment_id, generation)
      );
      create index payment_intents_due on payment_intents (due_at)
        where status not in ('succeeded', 'canceled');

      create table payments (
        id uuid primary key default gen_random_uuid(),
        assessment_id uuid references assessments on delete set null,
        intent_id text not null unique references payment_intents,
        amount int not null check (amount > 0),
        currency text not null,
        card_last4 text,
        paid_at timestamptz not null default now(),
        refunded_at timestamptz
      );
      create unique index payments_one_standing on payments (assessment_id)
        where refunded_at is null;

      create table provider_events (
        id text primary key,
        type text not null,
        received_at timestamptz not null default now(),
        handled_at timestamptz
      );

      create table reports (
        id uuid primary key default gen_random_uuid(),
        assessment_id uuid not null unique references assessments on delete cascade,
        state text not null default 'requested'
          check (state in ('requested', 'writing', 'ready', 'error')),
        attempts int not null default 0,
        fence int not null default 0,
        lease_until timestamptz,
        due_at timestamptz not null default now(),
        progress int not null default 0 check (progress between 0 and 100),
        section text,
        facts jsonb,
        prose jsonb,
        error text,
        requested_at timestamptz not null default now(),
        generated_at timestamptz,
        check (state <> 'ready' or (facts is not null and prose is not null and generated_at is not null))
      );
      create index reports_due on reports (due_at) where state in ('requested', 'writing');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reports, provider_events, payments, payment_intents, assessments, sessions, users;
    `);
  }
}
