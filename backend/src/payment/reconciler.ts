import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { repeat } from '../platform/queue/repeat.js';
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
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stops: (() => Promise<void>)[] = [];

  constructor(
    private readonly intents: IntentRepository,
    private readonly refunds: RefundRepository,
    private readonly refunding: RefundService,
    private readonly settling: SettleService,
    private readonly events: ProviderEventsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { provider } = this;
    if (!provider) return;
    const every = (name: string, work: () => Promise<void>) =>
      repeat(name, EVERY_MS, work, this.logger);
    this.stops = [
      every('reconcile intents', () => this.lookAtIntents(provider)),
      every('reconcile events', () => this.lookAtEvents(provider)),
      every('carry out refunds', () => this.lookAtRefunds()),
    ];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
  }

  private async lookAtIntents(provider: PaymentProvider): Promise<void> {
    for (const { id, cancel } of await this.intents.takeDue(AT_ONCE)) {
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

  private async lookAtRefunds(): Promise<void> {
    for (const id of await this.refunds.listDue(AT_ONCE)) {
      if (await this.refunding.carryOut(id)) await this.settling.settle(id);
    }
  }
}
