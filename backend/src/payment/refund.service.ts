import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { PAYMENT_PROVIDER, type PaymentProvider, RefundRefusedError } from './payment-provider.js';
import { RefundRepository } from './refund.repository.js';

/** Carries out the refunds that were ordered. Whether the money is back is for `settle` to see. */
@Injectable()
export class RefundService {
  constructor(
    private readonly refunds: RefundRepository,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Tries once; a failure is logged, for the order stays and the reconciler tries again. False when
   * the provider did not take it.
   */
  async carryOut(intentId: string): Promise<boolean> {
    if (!this.provider) return false;
    const attempt = await this.refunds.startTry(intentId);
    if (attempt === null) return true;
    try {
      await this.provider.refundIntent(intentId, attempt);
      this.logger.info({ intent: intentId, attempt }, 'refunded');
      return true;
    } catch (error) {
      const alert = error instanceof RefundRefusedError;
      this.logger.error({ err: error, intent: intentId, attempt, alert }, 'not refunded yet');
      return false;
    }
  }
}
