import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';
import type { ProviderEvent } from './payment-provider.js';

/** The provider's events, stored before anything is done about them. */
@Injectable()
export class EventRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores an event that its bringer will handle now; should they not, it is due in 15 seconds.
   * False when it was handled before.
   */
  async note({ id, type, intentId }: ProviderEvent): Promise<boolean> {
    const row = await queryOne<{ handled: boolean }>(
      this.database,
      `insert into provider_events (id, type, intent_id, due_at)
       values ($1, $2, $3, now() + interval '15 seconds')
       on conflict (id) do update set type = excluded.type
       returning handled_at is not null as handled`,
      [id, type, intentId],
    );
    return row?.handled !== true;
  }

  /** Stores events that were found by looking: those not known yet are due at once. */
  async noteAll(events: ProviderEvent[]): Promise<void> {
    await this.database.query(
      `insert into provider_events (id, type, intent_id)
       select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (id) do nothing`,
      [events.map(({ id }) => id), events.map(({ type }) => type), events.map((e) => e.intentId)],
    );
  }

  async markHandled(ids: string[]): Promise<void> {
    await this.database.query(
      'update provider_events set handled_at = now() where id = any($1) and handled_at is null',
      [ids],
    );
  }

  /** Takes events that nobody has handled and puts their next try off: 15 s, doubling up to a day. */
  async takeDue(limit: number): Promise<{ id: string; intentId: string | null }[]> {
    const result: unknown = await this.database.query(
      `update provider_events set tries = tries + 1,
              due_at = now() + least(interval '1 day', interval '15 seconds' * power(2, least(tries, 13)))
        where id in (select id from provider_events where handled_at is null and due_at <= now()
                      order by due_at limit $1 for update skip locked)
       returning id, intent_id as "intentId"`,
      [limit],
    );
    return rowsOf(result);
  }

  /** The newest event known, by the provider's clock, for whose turn it is to list; null for others. */
  async takeListing(everySeconds: number): Promise<Date | null> {
    const row = await queryOne<{ seen_until: Date }>(
      this.database,
      `update event_cursor set due_at = now() + make_interval(secs => $1)
        where due_at <= now() returning seen_until`,
      [everySeconds],
    );
    return row?.seen_until ?? null;
  }

  async moveCursor(until: Date): Promise<void> {
    await this.database.query('update event_cursor set seen_until = greatest(seen_until, $1)', [
      until,
    ]);
  }
}
