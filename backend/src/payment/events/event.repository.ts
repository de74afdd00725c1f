import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull, LessThan } from 'typeorm';
import { CLAIM_SECONDS, nextAttemptAt } from '../../platform/database/back-off.js';
import { NOW } from '../../platform/database/times.js';
import type { ProviderEvent } from '../provider/payment-provider.js';
import { EventCursorEntity } from './event-cursor.entity.js';
import { CLAIM_EVENTS, CLAIM_LISTING, STORE_EVENT, STORE_EVENTS } from './event.statements.js';
import { ProviderEventEntity } from './provider-event.entity.js';

/** The provider's events, stored before they are handled. */
@Injectable()
export class EventRepository {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Stores an event that the caller handles now; if the caller fails or is killed, it is due after
   * the claim. Returns false when it was handled before.
   */
  async store({ id, type, intentId }: ProviderEvent): Promise<boolean> {
    const row = await STORE_EVENT.find(this.manager, [id, type, intentId, CLAIM_SECONDS]);
    return row?.handled !== true;
  }

  /** Stores listed events; unknown ones are due at once. Returns how many were unknown. */
  async storeAll(events: ProviderEvent[]): Promise<number> {
    const columns = [
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ intentId }) => intentId),
    ];
    return (await STORE_EVENTS.list(this.manager, columns)).length;
  }

  async markHandled(ids: string[]): Promise<void> {
    const unhandled = { id: In(ids), handledAt: IsNull() };
    await this.manager.update(ProviderEventEntity, unhandled, { handledAt: NOW });
  }

  /** Claims unhandled events that are due and returns them. */
  claimDue(limit: number): Promise<{ id: string; intentId: string | null }[]> {
    return CLAIM_EVENTS.list(this.manager, [limit, CLAIM_SECONDS]);
  }

  /**
   * Schedules the next attempt after a failure: 1 s, doubling to 10 s. It grows no further, because
   * the end of an outage is not announced and a paid report waits for it.
   */
  async postpone(ids: string[]): Promise<void> {
    await this.manager.update(
      ProviderEventEntity,
      { id: In(ids), handledAt: IsNull() },
      { tries: () => 'tries + 1', dueAt: () => nextAttemptAt('tries', '1 second', '10 seconds') },
    );
  }

  /** Returns where to list from, by the provider's clock; null while another process has listed. */
  async claimListing(everySeconds: number): Promise<Date | null> {
    return (await CLAIM_LISTING.find(this.manager, [everySeconds]))?.seenUntil ?? null;
  }

  async moveCursor(until: Date): Promise<void> {
    const behind = { single: true, seenUntil: LessThan(until) };
    await this.manager.update(EventCursorEntity, behind, { seenUntil: until });
  }
}
