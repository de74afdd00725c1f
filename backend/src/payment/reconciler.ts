import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Periodic, type Task } from '../platform/periodic/periodic.js';
import { IntentRepository } from './checkout/intent.repository.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider/payment-provider.js';
import { ProviderEventsService } from './events/provider-events.service.js';
import { RefundRepository } from './refunds/refund.repository.js';
import { RefundService } from './refunds/refund.service.js';
import { SettleService } from './settle/settle.service.js';

const INTERVAL_MS = 2_000;
const BATCH_SIZE = 20;

/**
 * Periodically fetches unfinished payment intents, lists the provider's events and sends ordered refunds. So no payment
 * is lost if a webhook does not arrive or the buyer closes the tab.
 */
@Injectable()
export class Reconciler extends Periodic {
  constructor(
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly settling: SettleService,
    private readonly events: ProviderEventsService,
    private readonly metrics: Metrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    this.metrics.onCollect('refunds', () => this.collectRefunds());
    const { provider } = this;
    if (!provider) return [];
    const createTask = (name: string, work: Task['work']): Task => ({
      name,
      everyMs: INTERVAL_MS,
      work,
    });
    return [
      createTask('reconcile intents', (stopping) => this.reconcileIntents(provider, stopping)),
      createTask('reconcile events', (stopping) => this.reconcileEvents(provider, stopping)),
      createTask('attempt refunds', (stopping) => this.reconcileRefunds(stopping)),
    ];
  }

  private async reconcileIntents(provider: PaymentProvider, stopping: AbortSignal): Promise<void> {
    // Intents are claimed one by one, because a claim delays the next check: if a process that has claimed a batch
    // stops, all of the batch would be checked late.
    for (let i = 0; i < BATCH_SIZE && !stopping.aborted; i += 1) {
      const [due] = await this.intents.claimDue(1);
      if (!due) return;
      const { id, cancel } = due;
      try {
        if (cancel) await provider.cancelIntent(id);
        const settleResult = await this.settling.settle(id);
        if (settleResult?.status === 'succeeded') this.countFind('intent');
      } catch (error) {
        this.logger.warn({ err: error, intent: id }, 'intent check failed; will retry');
        await this.intents.retrySoon(id);
      }
    }
  }

  private async reconcileEvents(provider: PaymentProvider, stopping: AbortSignal): Promise<void> {
    // Stored events come first, because the provider's list may be long or unavailable.
    await this.events.handleDue(5 * BATCH_SIZE, stopping);
    await this.events.list(provider);
    await this.events.handleDue(5 * BATCH_SIZE, stopping);
  }

  private async reconcileRefunds(stopping: AbortSignal): Promise<void> {
    for (const id of await this.refunds.listDue(BATCH_SIZE)) {
      if (stopping.aborted) return;
      if (!(await this.refunding.attemptRefund(id))) continue;
      this.countFind('refund');
      await this.settling.settle(id);
    }
  }

  private async collectRefunds(): Promise<void> {
    const { count, oldestSeconds } = await this.refunds.countOpen();
    this.metrics.set('bearings_refunds_open', {}, count);
    this.metrics.set('bearings_refunds_oldest_seconds', {}, oldestSeconds);
  }

  private countFind(kind: 'intent' | 'refund'): void {
    this.metrics.count('bearings_reconciler_finds_total', { kind });
  }
}
