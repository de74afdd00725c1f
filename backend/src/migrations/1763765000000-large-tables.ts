import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text that an administrator's search reads of a person's row. */
const PERSON = `(email || ' ' || first_name || ' ' || last_name || ' ')`;

/**
 * Indexes for a million assessments. `if not exists`, so that an operator can create one beforehand
 * with `concurrently`, without blocking writes.
 */
const INDEXES = [
  'users_created on users (created_at)',
  `users_admins on users (created_at) where role = 'admin'`,
  'users_no_password on users (created_at) where password_hash is null',
  'users_unverified on users (created_at) where email_verified_at is null',
  `users_search on users using gin (${PERSON} gin_trgm_ops)`,
  'assessments_created on assessments (created_at)',
  'assessments_completed on assessments (completed_at)',
  'assessments_completed_last on assessments (completed_at desc nulls last)',
  'assessments_abandoned on assessments (changed_at) where completed_at is null',
  'assessments_superseded on assessments (created_at) where superseded_at is not null',
  'assessments_visitors on assessments (completed_at, id) where user_id is null',
  `assessments_search on assessments using gin (${PERSON} gin_trgm_ops)`,
  'payments_assessment on payments (assessment_id)',
  'payments_paid on payments (paid_at)',
  'payments_refunded on payments (refunded_at)',
  'payments_refunded_last on payments (refunded_at desc nulls last)',
  'payments_reversed on payments (paid_at) where refunded_at is not null',
  'payments_ownerless on payments (paid_at) where assessment_id is null',
  'payments_intent_search on payments using gin (intent_id gin_trgm_ops)',
  `payments_disputed on payments (paid_at) where dispute = 'open'`,
  'payment_intents_deleted on payment_intents (created_at) where assessment_id is null',
  'provider_events_received on provider_events (received_at)',
  'provider_events_handled on provider_events (handled_at)',
  'reports_requested on reports (requested_at)',
  'reports_generated on reports (generated_at)',
  'reports_generated_last on reports (generated_at desc nulls last)',
  'reports_attempts on reports (attempts)',
  `reports_unfinished on reports (state, requested_at) where state <> 'ready'`,
];

export class LargeTables1763765000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const index of INDEXES) await runner.query(`create index if not exists ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = INDEXES.map((index) => index.slice(0, index.indexOf(' ')));
    await runner.query(`drop index ${names.join(', ')}`);
    await runner.query('drop extension pg_trgm');
  }
}
