import { bool, nullableColumn, statement, text, timestamptz } from '../../platform/database/sql-statement.js';

/** Stores the event `$1` of the type `$2` about the intent `$3`, due after `$4` seconds, unless it is known. */
export const STORE_EVENT = statement(
  { handled: bool },
  `insert into provider_events (id, type, intent_id, due_at)
   values ($1, $2, $3, now() + make_interval(secs => $4))
   on conflict (id) do update set type = excluded.type
   returning handled_at is not null as handled`,
);

/** Stores the events `$1` of the types `$2` about the intents `$3`. Returns those that were not stored before. */
export const STORE_EVENTS = statement(
  { id: text },
  `insert into provider_events (id, type, intent_id)
   select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (id) do nothing
   returning id`,
);

/** Claims up to `$1` unhandled events that are due, for `$2` seconds. */
export const CLAIM_EVENTS = statement(
  { id: text, intentId: nullableColumn(text) },
  `update provider_events set due_at = now() + make_interval(secs => $2)
    where id in (select id from provider_events where handled_at is null and due_at <= now()
                  order by due_at limit $1 for update skip locked)
   returning id, intent_id as "intentId"`,
);

/** Claims the listing of events for `$1` seconds. Returns no row if another process has claimed it. */
export const CLAIM_EVENT_LISTING = statement(
  { seenUntil: timestamptz },
  `update event_cursor set due_at = now() + make_interval(secs => $1)
    where due_at <= now() returning seen_until as "seenUntil"`,
);
