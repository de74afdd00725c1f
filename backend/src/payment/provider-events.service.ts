import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { EventRepository } from './event.repository.js';
import { type PaymentProvider, type ProviderEvent } from './payment-provider.js';
import { SettleService } from './settle.service.js';

/** Seconds between two looks at the provider's list of events: nobody waits 30 for a lost webhook. */
const LIST_EVERY = 20;

/** Looked at again each time: an event may enter the provider's list late. */
const OVERLAP_MS = 10 * 60_000;

const PAGE = 100;
const AT_ONCE = 5;

/**
 * The provider's word that something happened, brought by a webhook or found in its list. It only
 * makes us look; it decides nothing.
 */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly events: EventRepository,
    private readonly settling: SettleService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Handles an event at once. If that throws, it is stored and handled later. */
  async receive(event: ProviderEvent): Promise<void> {
    if (!(await this.events.note(event))) return;
    if (event.intentId !== null) await this.settling.settle(event.intentId);
    await this.events.markHandled([event.id]);
  }

  /** Stores what the provider lists and no webhook brought. Does nothing when it is not time yet. */
  async list(provider: PaymentProvider): Promise<void> {
    const newest = await this.events.takeListing(LIST_EVERY);
    if (!newest) return;
    let until = newest;
    let page: ProviderEvent[] = [];
    for await (const event of provider.listEvents(new Date(newest.getTime() - OVERLAP_MS))) {
      if (event.createdAt > until) until = event.createdAt;
      page.push(event);
      if (page.length < PAGE) continue;
      await this.events.noteAll(page);
      page = [];
    }
    await this.events.noteAll(page);
    await this.events.moveCursor(until);
  }

  /** Handles stored events that nobody has handled, those about one intent together. */
  async handleDue(limit: number): Promise<void> {
    const due = await this.events.takeDue(limit);
    const byIntent = new Map<string | null, string[]>();
    for (const { id, intentId } of due) {
      byIntent.set(intentId, [...(byIntent.get(intentId) ?? []), id]);
    }
    const groups = [...byIntent];
    while (groups.length > 0) {
      await Promise.all(groups.splice(0, AT_ONCE).map(([intent, ids]) => this.handle(intent, ids)));
    }
  }

  private async handle(intentId: string | null, eventIds: string[]): Promise<void> {
    try {
      if (intentId !== null) await this.settling.settle(intentId);
      await this.events.markHandled(eventIds);
    } catch (error) {
      this.logger.warn({ err: error, intent: intentId }, 'an event waits to be handled');
    }
  }
}
