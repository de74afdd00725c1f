import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that outlive a crash, generations, disputes, receipt numbers and the provider's events. */
export class Payment1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table checkouts (
        assessment_id uuid primary key references assessments on delete cascade,
        generation int not null default 1
      );
      insert into checkouts (assessment_id, generation)
        select assessment_id, max(generation) from payment_intents
         where assessment_id is not null group by assessment_id;

      -- Whatever the provider holds must be recordable, or its money could not be given back.
      alter table payment_intents drop constraint payment_intents_assessment_id_generation_key;
      create index payment_intents_assessment on payment_intents (assessment_id, generation);
      create index payment_intents_ownerless on payment_intents (due_at)
        where assessment_id is null and cancel_requested_at is null
          and status not in ('succeeded', 'canceled');

      alter table payments
        add column receipt_number int generated always as identity unique,
        add column refunded_amount int not null default 0,
        add column dispute text check (dispute in ('open', 'won', 'lost'));
      update payments set refunded_amount = amount where refunded_at is not null;
      alter table payments add check (refunded_amount between 0 and amount);

      create table refund_orders (
        intent_id text primary key references payment_intents,
        reason text not null check (reason in ('requested', 'second_payment', 'ownerless')),
        ordered_at timestamptz not null default now(),
        tries int not null default 0,
        due_at timestamptz not null default now(),
        done_at timestamptz
      );
      create index refund_orders_due on refund_orders (due_at) where done_at is null;

      alter table provider_events
        add column intent_id text,
        add column tries int not null default 0,
        add column due_at timestamptz not null default now();
      create index provider_events_due on provider_events (due_at) where handled_at is null;

      create table event_cursor (
        single boolean primary key default true check (single),
        seen_until timestamptz not null default now(),
        due_at timestamptz not null default now()
      );
      insert into event_cursor default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table event_cursor, refund_orders, checkouts;
      alter table provider_events drop column intent_id, drop column tries, drop column due_at;
      alter table payments drop column receipt_number, drop column refunded_amount, drop column dispute;
      drop index payment_intents_assessment, payment_intents_ownerless;
      alter table payment_intents add unique (assessment_id, generation);
    `);
  }
}
