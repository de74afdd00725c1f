import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { EventRepository } from './event.repository.js';
import { type PaymentProvider, type ProviderEvent } from '../provider/payment-provider.js';
import { SettleService } from '../settle/settle.service.js';

/**
 * Interval at which the provider's events are listed. If the webhook of a payment is lost, we learn of the payment
 * after this time at the latest.
 */
const LISTING_INTERVAL_SECONDS = 5;

/**
 * Each listing of events starts this long before the newest event that has been listed, because older events may appear
 * late in the provider's list.
 */
const LISTING_OVERLAP_MS = 30_000;

/**
 * Once a minute, a listing starts this long before the newest listed event instead, to find events that appear in the
 * provider's list even later. It does so only once a minute, because on a busy day so long a list has many pages.
 */
const LONG_OVERLAP_MS = 10 * 60_000;
const LONG_OVERLAP_INTERVAL_MS = 60_000;

const PAGE_SIZE = 100;
/** Number of events that are claimed and handled concurrently. */
const MAX_CLAIMED_EVENTS = 5;

/**
 * Handles the payment provider's events from webhooks and from its list. An event only makes us fetch its payment
 * intent; the event's content is not applied.
 */
@Injectable()
export class ProviderEventsService {
  private longOverlapAt = -Infinity;

  constructor(
    private readonly events: EventRepository,
    private readonly settling: SettleService,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores an event and handles it at once. If the handling fails, the periodic reconciler handles it later. */
  async receive(event: ProviderEvent): Promise<void> {
    if (!(await this.events.store(event))) return;
    if (event.intentId !== null) await this.settling.settle(event.intentId);
    await this.events.markHandled([event.id]);
  }

  /**
   * Stores listed events that no webhook delivered. Does nothing if a process listed events in the last few seconds.
   */
  async list(provider: PaymentProvider): Promise<void> {
    const newestTime = await this.events.claimListing(LISTING_INTERVAL_SECONDS);
    if (!newestTime) return;
    let untilTime = newestTime;
    let page: ProviderEvent[] = [];
    const now = performance.now();
    const isOverlapLong = now - this.longOverlapAt >= LONG_OVERLAP_INTERVAL_MS;
    const overlapMs = isOverlapLong ? LONG_OVERLAP_MS : LISTING_OVERLAP_MS;
    for await (const event of provider.listEvents(new Date(newestTime.getTime() - overlapMs))) {
      if (event.createdAt > untilTime) untilTime = event.createdAt;
      page.push(event);
      if (page.length < PAGE_SIZE) continue;
      await this.store(page);
      page = [];
    }
    await this.store(page);
    await this.events.moveCursor(untilTime);
    if (isOverlapLong) this.longOverlapAt = now;
  }

  private async store(page: ProviderEvent[]): Promise<void> {
    const found = await this.events.storeAll(page);
    this.metrics.count('bearings_reconciler_finds_total', { kind: 'event' }, found);
  }

  /** Handles up to `limit` stored, unhandled events. Events about the same intent share one fetch. */
  async handleDue(limit: number, stopping: AbortSignal): Promise<void> {
    // Events are claimed in small batches, because if the process is killed, the claimed ones are delayed until their
    // claims end.
    for (let taken = 0; taken < limit && !stopping.aborted;) {
      const dueEvents = await this.events.claimDue(MAX_CLAIMED_EVENTS);
      if (dueEvents.length === 0) return;
      taken += dueEvents.length;
      await this.handleAll(dueEvents);
    }
  }

  private async handleAll(due: { id: string; intentId: string | null }[]): Promise<void> {
    const idsByIntent = new Map<string | null, string[]>();
    for (const { id, intentId } of due) {
      idsByIntent.set(intentId, [...(idsByIntent.get(intentId) ?? []), id]);
    }
    await Promise.all([...idsByIntent].map(([intent, ids]) => this.handle(intent, ids)));
  }

  private async handle(intentId: string | null, eventIds: string[]): Promise<void> {
    try {
      if (intentId !== null) await this.settling.settle(intentId);
      await this.events.markHandled(eventIds);
    } catch (error) {
      this.logger.warn({ err: error, intent: intentId }, 'event not handled; will retry');
      await this.events.postpone(eventIds);
    }
  }
}
