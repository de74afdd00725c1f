import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { Periodic, type Task } from '../platform/queue/periodic.js';
import { IntentRepository } from './intent.repository.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { ProviderEventsService } from './provider-events.service.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';
import { SettleService } from './settle.service.js';

const EVERY_MS = 2_000;
const AT_ONCE = 20;

/**
 * Looks by itself, so that a lost webhook and a closed tab lose nothing: at intents that are open,
 * at events that no webhook brought, and at refunds we owe.
 */
@Injectable()
export class Reconciler extends Periodic {
  constructor(
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly settling: SettleService,
    private readonly events: ProviderEventsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    const { provider } = this;
    if (!provider) return [];
    const every = (name: string, work: Task['work']): Task => ({ name, everyMs: EVERY_MS, work });
    return [
      every('reconcile intents', (stopping) => this.lookAtIntents(provider, stopping)),
      every('reconcile events', () => this.lookAtEvents(provider)),
      every('carry out refunds', (stopping) => this.lookAtRefunds(stopping)),
    ];
  }

  private async lookAtIntents(provider: PaymentProvider, stopping: AbortSignal): Promise<void> {
    // One by one: what is taken is put off, and must not be left lying when the process ends.
    for (let i = 0; i < AT_ONCE && !stopping.aborted; i += 1) {
      const [due] = await this.intents.takeDue(1);
      if (!due) return;
      const { id, cancel } = due;
      try {
        if (cancel) await provider.cancelIntent(id);
        await this.settling.settle(id);
      } catch (error) {
        this.logger.warn(
          { err: error, intent: id },
          'an intent could not be looked up; again later',
        );
      }
    }
  }

  private async lookAtEvents(provider: PaymentProvider): Promise<void> {
    // What is stored comes first: the provider's list may be long, or out of reach.
    await this.events.handleDue(5 * AT_ONCE);
    await this.events.list(provider);
    await this.events.handleDue(5 * AT_ONCE);
  }

  private async lookAtRefunds(stopping: AbortSignal): Promise<void> {
    for (const id of await this.refunds.listDue(AT_ONCE)) {
      if (stopping.aborted) return;
      if (await this.refunding.carryOut(id)) await this.settling.settle(id);
    }
  }
}
