import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { repeat } from '../platform/queue/repeat.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { SettleService } from './settle.service.js';

const EVERY_MS = 2_000;
const AT_ONCE = 20;

/** Looks again at intents that are not final, so that a lost webhook and a closed tab lose nothing. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnApplicationShutdown {
  private stop = (): Promise<void> => Promise.resolve();

  constructor(
    private readonly payments: PaymentRepository,
    private readonly settling: SettleService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { provider } = this;
    if (!provider) return;
    this.stop = repeat('reconciler', EVERY_MS, () => this.round(provider), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  private async round(provider: PaymentProvider): Promise<void> {
    for (const { id, cancel } of await this.payments.takeDueIntents(AT_ONCE)) {
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
}
