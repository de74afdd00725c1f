import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL expression for the text in which administrators search for a person. */
const PERSON_TEXT_SQL = `(email || ' ' || first_name || ' ' || last_name || ' ')`;

/** Accounts, sessions and credentials, and the assessments to which sessions and links refer. */
const IDENTITY_SQL = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    password_hash text,
    first_name text not null,
    last_name text not null,
    country text not null default 'GB',
    role text not null default 'user' check (role in ('user', 'support', 'admin')),
    email_verified_at timestamptz,
    confirmed_age smallint,
    age_confirmed_at timestamptz,
    created_at timestamptz not null default now()
  );
  create unique index users_email on users (email);
  create index users_created on users (created_at);
  create index users_staff on users (created_at) where role <> 'user';
  create index users_no_password on users (created_at) where password_hash is null;
  create index users_unverified on users (created_at) where email_verified_at is null;
  create index users_search on users using gin (${PERSON_TEXT_SQL} gin_trgm_ops);

  create table sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid references users on delete cascade,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ends_at timestamptz,
    device text,
    pending_user_id uuid references users on delete cascade,
    pending_until timestamptz,
    proven_at timestamptz
  );
  create index sessions_user on sessions (user_id);
  create index sessions_expiry on sessions (expires_at);
  create index sessions_pending_user on sessions (pending_user_id) where pending_user_id is not null;

  create table assessments (
    id uuid primary key default gen_random_uuid(),
    session_id uuid references sessions on delete set null,
    user_id uuid references users on delete cascade,
    email text not null default '',
    first_name text not null default '',
    last_name text not null default '',
    country text,
    draft jsonb not null default '{}',
    answered smallint not null default 0,
    circumstances jsonb,
    jobs_answered text[] not null default '{}',
    bank_version int,
    responses jsonb,
    submission_digest text,
    scores jsonb,
    personality jsonb,
    quality jsonb,
    confirmed_age smallint,
    age_confirmed_at timestamptz,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    completed_at timestamptz,
    superseded_at timestamptz,
    objected_at timestamptz,
    check ((completed_at is null) = (scores is null))
    -- No index has a column that a saved draft changes, and pages have room left, so that a draft changes no index.
  ) with (fillfactor = 80);
  create index assessments_session on assessments (session_id) where session_id is not null;
  create index assessments_user on assessments (user_id) where user_id is not null;
  create index assessments_email on assessments (email);
  create index assessments_created on assessments (created_at);
  create index assessments_completed on assessments (completed_at);
  create index assessments_completed_last on assessments (completed_at desc nulls last);
  create index assessments_unfinished on assessments (created_at) where completed_at is null;
  create index assessments_objected on assessments (user_id) where objected_at is not null;
  create index assessments_superseded on assessments (created_at) where superseded_at is not null;
  create index assessments_visitors on assessments (completed_at, id)
    where user_id is null and completed_at is not null;
  create index assessments_search on assessments using gin (${PERSON_TEXT_SQL} gin_trgm_ops)
    where user_id is not null;

  -- Only counts are stored, without people: the abandoned assessments are deleted.
  create table abandoned_days (
    day date not null,
    answered smallint not null,
    people int not null,
    primary key (day, answered)
  );

  create table link_tokens (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid references users on delete cascade,
    purpose text not null check (purpose in ('password', 'verify', 'delete', 'purchase')),
    expires_at timestamptz not null,
    assessment_id uuid references assessments on delete cascade,
    address_hash bytea,
    constraint link_tokens_subject_check check (
      case when purpose = 'purchase'
           then assessment_id is not null and address_hash is not null
           else user_id is not null end)
  );
  create index link_tokens_user on link_tokens (user_id);
  create index link_tokens_expiry on link_tokens (expires_at);
  create index link_tokens_assessment on link_tokens (assessment_id);
  create index link_tokens_address on link_tokens (address_hash);

  create table replaced_tokens (
    token_hash bytea primary key,
    session_id uuid not null unique references sessions on delete cascade,
    successor_hash bytea not null,
    successor_key bytea not null,
    assessment_id uuid not null references assessments on delete cascade,
    expires_at timestamptz not null
  );
  create index replaced_tokens_assessment on replaced_tokens (assessment_id);
  create index replaced_tokens_expiry on replaced_tokens (expires_at);

  create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    sealed_by text not null
  );

  create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  );`;

/** The payment provider's intents and events, payments and refunds. */
const PAYMENT_SQL = `
  create table checkouts (
    assessment_id uuid primary key references assessments on delete cascade,
    generation int not null default 1
  );

  -- No checks, because every intent of the provider must be storable; otherwise we could not refund its money.
  create table payment_intents (
    id text primary key,
    assessment_id uuid references assessments on delete set null,
    generation int not null,
    status text not null,
    created_at timestamptz not null default now(),
    checks int not null default 0,
    due_at timestamptz not null default now() + interval '30 seconds',
    cancel_requested_at timestamptz
  );
  create index payment_intents_due on payment_intents (due_at)
    where status not in ('succeeded', 'canceled');
  create index payment_intents_assessment on payment_intents (assessment_id, generation);
  create index payment_intents_ownerless on payment_intents (due_at)
    where assessment_id is null and cancel_requested_at is null
      and status not in ('succeeded', 'canceled');
  create index payment_intents_deleted on payment_intents (created_at) where assessment_id is null;

  create table payments (
    id uuid primary key default gen_random_uuid(),
    assessment_id uuid references assessments on delete set null,
    intent_id text not null unique references payment_intents,
    receipt_number int generated always as identity unique,
    amount int not null check (amount > 0),
    currency text not null,
    card_last4 text,
    paid_at timestamptz not null default now(),
    refunded_amount int not null default 0,
    refunded_at timestamptz,
    dispute text check (dispute in ('open', 'won', 'lost')),
    check (refunded_amount between 0 and amount)
  );
  create unique index payments_one_standing on payments (assessment_id) where refunded_at is null;
  create index payments_assessment on payments (assessment_id);
  create index payments_paid on payments (paid_at);
  create index payments_refunded on payments (refunded_at);
  create index payments_refunded_last on payments (refunded_at desc nulls last);
  create index payments_reversed on payments (paid_at) where refunded_at is not null;
  create index payments_ownerless on payments (paid_at) where assessment_id is null;
  create index payments_disputed on payments (paid_at) where dispute = 'open';
  create index payments_sales on payments (paid_at)
    include (amount, refunded_amount, refunded_at, dispute);
  create index payments_intent_search on payments using gin (intent_id gin_trgm_ops);

  create table provider_events (
    id text primary key,
    type text not null,
    intent_id text,
    received_at timestamptz not null default now(),
    handled_at timestamptz,
    tries int not null default 0,
    due_at timestamptz not null default now()
  );
  create index provider_events_due on provider_events (due_at) where handled_at is null;
  create index provider_events_received on provider_events (received_at);
  create index provider_events_handled on provider_events (handled_at);

  create table event_cursor (
    single boolean primary key default true check (single),
    seen_until timestamptz not null default now(),
    due_at timestamptz not null default now()
  );
  insert into event_cursor default values;

  create table refund_orders (
    intent_id text primary key references payment_intents,
    reason text not null check (reason in ('requested', 'second_payment', 'ownerless')),
    ordered_at timestamptz not null default now(),
    tries int not null default 0,
    due_at timestamptz not null default now(),
    done_at timestamptz
  );
  create index refund_orders_due on refund_orders (due_at) where done_at is null;
  create index refund_orders_done on refund_orders (ordered_at) where done_at is not null;`;

/** Reports with their versions, career choices, plans and links, and the model's budget. */
const REPORT_SQL = `
  create table reports (
    id uuid primary key default gen_random_uuid(),
    assessment_id uuid not null unique references assessments on delete cascade,
    state text not null default 'requested' check (state in ('requested', 'ready', 'error')),
    attempts int not null default 0,
    progress int not null default 0 check (progress between 0 and 100),
    section text,
    facts jsonb,
    prose jsonb check (prose ? 'sections'),
    model_calls jsonb not null default '{}',
    error text,
    requested_at timestamptz not null default now(),
    generated_at timestamptz,
    check (state <> 'ready' or (facts is not null and prose is not null and generated_at is not null))
  );
  create index reports_requested on reports (requested_at);
  create index reports_generated on reports (generated_at);
  create index reports_generated_last on reports (generated_at desc nulls last);
  create index reports_attempts on reports (attempts);
  create index reports_unfinished on reports (state, requested_at) where state <> 'ready';

  -- Later versions of a report. The report's own row is version 1.
  create table report_revisions (
    id uuid primary key default gen_random_uuid(),
    assessment_id uuid not null references assessments on delete cascade,
    number int not null check (number > 1),
    state text not null default 'requested' check (state in ('requested', 'ready', 'error')),
    circumstances jsonb not null,
    retake_id uuid unique references assessments on delete cascade,
    reason text not null,
    facts jsonb,
    prose jsonb check (prose ? 'sections'),
    created_at timestamptz not null default now(),
    generated_at timestamptz,
    unique (assessment_id, number),
    check (state <> 'ready' or (facts is not null and prose is not null and generated_at is not null))
  );
  create unique index report_revisions_open on report_revisions (assessment_id)
    where state = 'requested';
  create unique index report_revisions_retake on report_revisions (assessment_id)
    where retake_id is not null;

  create table career_choices (
    report_id uuid not null references reports on delete cascade,
    occupation_code text not null,
    choice text check (choice in ('keep', 'remove')),
    added boolean not null default false,
    note text not null default '' check (length(note) <= 1000),
    chosen_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (report_id, occupation_code),
    check ((choice is null) = (chosen_at is null)),
    check (choice is not null or added or note <> '')
  );

  create table model_budget (
    single boolean primary key default true check (single),
    day date not null default (now() at time zone 'utc')::date,
    calls int not null default 0,
    paused_until timestamptz
  );
  insert into model_budget default values;

  create table model_evaluations (
    server text not null,
    writer text not null,
    judge text not null,
    prompts text not null,
    started_at timestamptz not null default now(),
    made_at timestamptz,
    result jsonb,
    primary key (server, writer, judge, prompts)
  );

  create table plans (
    assessment_id uuid primary key references assessments on delete cascade,
    made_at timestamptz not null default now(),
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

  create table share_links (
    id uuid primary key default gen_random_uuid(),
    assessment_id uuid not null references assessments on delete cascade,
    token_hash bytea not null unique,
    purpose text not null check (purpose in ('read', 'parent', 'adviser', 'observer')),
    with_name boolean not null,
    with_scores boolean not null,
    with_shape boolean not null,
    with_experience boolean not null,
    shows_both boolean not null check (purpose = 'observer' or not shows_both),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index share_links_assessment on share_links (assessment_id);
  create index share_links_ended on share_links (least(ended_at, expires_at));

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

  create table observer_replies (
    id uuid primary key default gen_random_uuid(),
    share_id uuid not null references share_links on delete cascade,
    key uuid not null,
    browser text not null,
    role text not null,
    answers jsonb not null,
    created_at timestamptz not null default now(),
    seen_at timestamptz,
    unique (share_id, key)
  );`;

/** Readers' feedback, and the figures computed from all answers. */
const EVIDENCE_SQL = `
  create table reader_feedback (
    assessment_id uuid primary key references assessments on delete cascade,
    jobs jsonb not null default '[]',
    rating smallint check (rating between 1 and 5),
    comment text not null default '' check (char_length(comment) <= 300),
    may_quote boolean not null default false,
    approved_at timestamptz,
    follow_up_from timestamptz,
    key uuid not null unique default gen_random_uuid(),
    created_at timestamptz not null default now()
  );
  create index reader_feedback_follow_up on reader_feedback (follow_up_from)
    where follow_up_from is not null;
  create index reader_feedback_created on reader_feedback (created_at);
  create index reader_feedback_quotes on reader_feedback (created_at) where may_quote;

  create table follow_ups (
    assessment_id uuid not null references reader_feedback on delete cascade,
    number smallint not null check (number between 1 and 2),
    sent_at timestamptz not null default now(),
    answer text,
    answered_at timestamptz,
    primary key (assessment_id, number),
    check ((answer is null) = (answered_at is null))
  );

  create table reader_figures (
    kind text primary key,
    n int not null,
    value float8,
    computed_on date not null
  );

  create table reader_figures_run (
    single boolean primary key default true check (single),
    due_at timestamptz not null default now() + interval '1 day',
    seeded boolean not null default false
  );
  insert into reader_figures_run default values;`;

/** Views that several modules need: what a buyer may read of an assessment, and which versions of its report exist. */
const ACCESS_VIEWS_SQL = `
  create view assessment_access as
  select a.id as assessment_id, r.id as report_id,
         case when not exists (select 1 from payments p
                                where p.assessment_id = a.id and p.refunded_at is null)
                then 'payment_required'
              when r.state in ('ready', 'error') then r.state
              else 'generating' end as status,
         -- One retake is free until a year after the purchase; null if none is left.
         case when r.state = 'ready' and not exists (select 1 from report_revisions v
                     where v.assessment_id = a.id and v.retake_id is not null)
              then (select p.paid_at + interval '1 year' from payments p
                     where p.assessment_id = a.id and p.refunded_at is null
                       and p.paid_at > now() - interval '1 year') end as retake_until
    from assessments a left join reports r on r.assessment_id = a.id;

  create view report_versions as
  select r.assessment_id,
         -- PostgreSQL changes a row's xmin with every update, so any change gives another version.
         concat_ws(' ', r.id, r.xmin, a.xmin,
           (select string_agg(v.xmin::text, ' ' order by v.number)
              from report_revisions v where v.assessment_id = r.assessment_id)) as version
    from reports r join assessments a on a.id = r.assessment_id;`;

/** The contact form, the newsletter, emails, throttles and the administrators' audit log. */
const OTHER_TABLES_SQL = `
  create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    category text not null,
    subject text not null,
    message text not null,
    digest bytea not null,
    created_at timestamptz not null default now(),
    answered_at timestamptz
  );
  create index contact_messages_email on contact_messages (email);
  create index contact_messages_digest on contact_messages (digest);
  create index contact_messages_created on contact_messages (created_at);

  create table newsletter_subscribers (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    list text not null default 'newsletter',
    leave_key uuid not null unique default gen_random_uuid(),
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    unique (email, list)
  );
  create index newsletter_subscribers_unconfirmed on newsletter_subscribers (created_at)
    where confirmed_at is null;

  create table newsletter_confirmations (
    token_hash bytea primary key,
    subscriber_id uuid not null references newsletter_subscribers on delete cascade,
    expires_at timestamptz not null
  );
  create index newsletter_confirmations_subscriber on newsletter_confirmations (subscriber_id);
  create index newsletter_confirmations_expiry on newsletter_confirmations (expires_at);

  create table work (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    variant text not null default '',
    user_id uuid references users on delete cascade,
    assessment_id uuid references assessments on delete cascade,
    contact_message_id uuid references contact_messages on delete cascade,
    subscriber_id uuid references newsletter_subscribers on delete cascade,
    first_due_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    attempts int not null default 0,
    lease_until timestamptz,
    fence int not null default 0
  );
  create index work_due on work (kind, due_at);
  create index work_tried on work (kind) where attempts > 0;
  -- Several emails may wait for one row, but each report or reminder only once.
  create unique index work_once on work (kind, assessment_id) where kind <> 'email';
  create index work_user on work (user_id);
  create index work_assessment on work (assessment_id);
  create index work_contact_message on work (contact_message_id);
  create index work_subscriber on work (subscriber_id);

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
    outcome text not null default 'started' check (outcome in ('started', 'done', 'failed')),
    detail text,
    reference text
  );
  create index admin_audit_at on admin_audit (at);
  create index admin_audit_admin on admin_audit (admin_id);
  create index admin_audit_subject on admin_audit (subject);`;

const TABLES = [
  'admin_audit, throttles, sent_mails, work',
  'newsletter_confirmations, newsletter_subscribers, contact_messages',
  'reader_figures_run, reader_figures, follow_ups, reader_feedback',
  'observer_replies, share_comments, share_links, plan_steps, plans',
  'model_evaluations, model_budget, career_choices, report_revisions, reports',
  'refund_orders, event_cursor, provider_events, payments, payment_intents, checkouts',
  'recovery_codes, second_factors, replaced_tokens, link_tokens',
  'abandoned_days, assessments, sessions, users',
];

const SCHEMA_SQL = [IDENTITY_SQL, PAYMENT_SQL, REPORT_SQL, EVIDENCE_SQL, ACCESS_VIEWS_SQL, OTHER_TABLES_SQL];

/** Identifies this schema, so that a database with an earlier form of it is recognised. */
export const INITIAL_SCHEMA_ID = createHash('sha256')
  .update(SCHEMA_SQL.join(' ').replaceAll(/\s+/g, ' '))
  .digest('hex')
  .slice(0, 16);

/** The schema of release 1.0.0. */
export class Initial1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const part of SCHEMA_SQL) await runner.query(part);
    await runner.query(`comment on table migrations is '${INITIAL_SCHEMA_ID}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view assessment_access, report_versions');
    await runner.query(`drop table ${TABLES.join(', ')}`);
    await runner.query('drop extension pg_trgm');
  }
}
