import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLAIM_SECONDS, nextAttemptAt } from '../../platform/database/back-off.js';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';
import type { ProviderEvent } from '../provider/payment-provider.js';

/** The provider's events, stored before they are handled. */
@Injectable()
export class EventRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores an event that the caller handles now; if the caller fails or is killed, it is due after
   * the claim. Returns false when it was handled before.
   */
  async store({ id, type, intentId }: ProviderEvent): Promise<boolean> {
    const row = await queryOne<{ handled: boolean }>(
      this.database,
      `insert into provider_events (id, type, intent_id, due_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))
       on conflict (id) do update set type = excluded.type
       returning handled_at is not null as handled`,
      [id, type, intentId, CLAIM_SECONDS],
    );
    return row?.handled !== true;
  }

  /** Stores listed events; unknown ones are due at once. Returns how many were unknown. */
  async storeAll(events: ProviderEvent[]): Promise<number> {
    const result: unknown = await this.database.query(
      `insert into provider_events (id, type, intent_id)
       select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (id) do nothing
       returning id`,
      [events.map(({ id }) => id), events.map(({ type }) => type), events.map((e) => e.intentId)],
    );
    return rowsOf(result).length;
  }

  async markHandled(ids: string[]): Promise<void> {
    await this.database.query(
      'update provider_events set handled_at = now() where id = any($1) and handled_at is null',
      [ids],
    );
  }

  /** Claims unhandled events that are due and returns them. */
  async claimDue(limit: number): Promise<{ id: string; intentId: string | null }[]> {
    const result: unknown = await this.database.query(
      `update provider_events set due_at = now() + make_interval(secs => $2)
        where id in (select id from provider_events where handled_at is null and due_at <= now()
                      order by due_at limit $1 for update skip locked)
       returning id, intent_id as "intentId"`,
      [limit, CLAIM_SECONDS],
    );
    return rowsOf(result);
  }

  /**
   * Schedules the next attempt after a failure: 1 s, doubling to 10 s. It grows no further, because
   * the end of an outage is not announced and a paid report waits for it.
   */
  async postpone(ids: string[]): Promise<void> {
    await this.database.query(
      `update provider_events set tries = tries + 1,
              due_at = ${nextAttemptAt('tries', '1 second', '10 seconds')}
        where id = any($1) and handled_at is null`,
      [ids],
    );
  }

  /** Returns where to list from, by the provider's clock; null while another process has listed. */
  async claimListing(everySeconds: number): Promise<Date | null> {
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
