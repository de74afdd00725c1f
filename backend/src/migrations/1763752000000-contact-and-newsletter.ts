import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the contact form, and the newsletter's addresses. */
export class ContactAndNewsletter1763752000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_messages (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        email text not null,
        category text not null,
        subject text not null,
        message text not null,
        digest bytea not null,
        created_at timestamptz not null default now()
      );
      create index contact_messages_email on contact_messages (email);
      create index contact_messages_digest on contact_messages (digest);
      create index contact_messages_created on contact_messages (created_at);

      create table newsletter_subscribers (
        id uuid primary key default gen_random_uuid(),
        email text not null unique,
        leave_key uuid not null unique default gen_random_uuid(),
        created_at timestamptz not null default now(),
        confirmed_at timestamptz
      );

      create table newsletter_confirmations (
        token_hash bytea primary key,
        subscriber_id uuid not null references newsletter_subscribers on delete cascade,
        expires_at timestamptz not null
      );
      create index newsletter_confirmations_subscriber on newsletter_confirmations (subscriber_id);
      create index newsletter_confirmations_expiry on newsletter_confirmations (expires_at);

      alter table mail_outbox
        add column contact_message_id uuid references contact_messages on delete cascade,
        add column subscriber_id uuid references newsletter_subscribers on delete cascade;
      create index mail_outbox_contact_message on mail_outbox (contact_message_id);
      create index mail_outbox_subscriber on mail_outbox (subscriber_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mail_outbox where contact_message_id is not null or subscriber_id is not null;
      alter table mail_outbox drop column contact_message_id, drop column subscriber_id;
      drop table newsletter_confirmations, newsletter_subscribers, contact_messages;
    `);
  }
}
