import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull, LessThan } from 'typeorm';
import { CLAIM_SECONDS, nextAttemptSql } from '../next-attempt.js';
import { NOW } from '../../platform/database/times.js';
import type { ProviderEvent } from '../provider/payment-provider.js';
import { EventCursorEntity } from './event-cursor.entity.js';
import { CLAIM_EVENTS, CLAIM_EVENT_LISTING, STORE_EVENT, STORE_EVENTS } from './event.statements.js';
import { ProviderEventEntity } from './provider-event.entity.js';

/** Stores the provider's events before they are handled. */
@Injectable()
export class EventRepository {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Stores an event that the caller is about to handle. If the caller fails or is killed, the event becomes due when
   * the caller's claim ends. Returns false if the event has been handled already.
   */
  async store({ id, type, intentId }: ProviderEvent): Promise<boolean> {
    const row = await STORE_EVENT.find(this.manager, [id, type, intentId, CLAIM_SECONDS]);
    return row?.handled !== true;
  }

  /** Stores events from the provider's list. Those not stored before are due at once. Returns the number of these. */
  async storeAll(events: ProviderEvent[]): Promise<number> {
    const columns = [
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ intentId }) => intentId),
    ];
    return (await STORE_EVENTS.list(this.manager, columns)).length;
  }

  async markHandled(ids: string[]): Promise<void> {
    const unhandledCondition = { id: In(ids), handledAt: IsNull() };
    await this.manager.update(ProviderEventEntity, unhandledCondition, { handledAt: NOW });
  }

  claimDue(limit: number): Promise<{ id: string; intentId: string | null }[]> {
    return CLAIM_EVENTS.list(this.manager, [limit, CLAIM_SECONDS]);
  }

  /**
   * Schedules the next attempt after a failure: 1 s, doubling to 10 s. The delay does not grow further, because a buyer
   * may be waiting for the report during an outage.
   */
  async postpone(ids: string[]): Promise<void> {
    await this.manager.update(
      ProviderEventEntity,
      { id: In(ids), handledAt: IsNull() },
      { tries: () => 'tries + 1', dueAt: () => nextAttemptSql('tries', '1 second', '10 seconds') },
    );
  }

  /**
   * Returns the time from which to list events, by the provider's clock; null if another process has just listed them.
   */
  async claimListing(everySeconds: number): Promise<Date | null> {
    return (await CLAIM_EVENT_LISTING.find(this.manager, [everySeconds]))?.seenUntil ?? null;
  }

  async moveCursor(until: Date): Promise<void> {
    const outdatedCondition = { single: true, seenUntil: LessThan(until) };
    await this.manager.update(EventCursorEntity, outdatedCondition, { seenUntil: until });
  }
}
