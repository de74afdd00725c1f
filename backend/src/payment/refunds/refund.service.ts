import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  ProviderUnavailableError,
  RefundRefusedError,
} from '../provider/payment-provider.js';
import { RefundRepository } from './refund.repository.js';

/**
 * Sends the refunds of open refund orders to the provider. `SettleService` records a refund once the provider reports
 * it.
 */
@Injectable()
export class RefundService {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly metrics: Metrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends the refund of an intent. Returns false if the provider did not accept it; the refund order then stays open,
   * and the reconciler tries again.
   */
  async attemptRefund(intentId: string): Promise<boolean> {
    if (!this.provider) return false;
    const attempt = await this.refunds.startAttempt(intentId);
    if (attempt === null) return true;
    try {
      await this.provider.refundIntent(intentId, attempt);
      this.metrics.count('bearings_refund_attempts_total', { outcome: 'accepted' });
      this.logger.info({ intent: intentId, attempt }, 'refund accepted');
      return true;
    } catch (error) {
      const alert = error instanceof RefundRefusedError;
      const outcome = alert ? 'refused' : 'unavailable';
      this.metrics.count('bearings_refund_attempts_total', { outcome });
      this.logger.error({ err: error, intent: intentId, attempt, alert }, 'refund failed; will retry');
      if (!(error instanceof ProviderUnavailableError)) await this.refunds.postpone(intentId);
      return false;
    }
  }
}
