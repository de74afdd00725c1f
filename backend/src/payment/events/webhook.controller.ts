import { Controller, Headers, Inject, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AcceptsBody, Access, Refuses, Replies } from '../../platform/http/route.decorators.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { BadWebhookError, MalformedWebhookError, PaymentUnavailableError } from '../payment.errors.js';
import { WebhookReply } from '../payment.dto.js';
import { STRIPE_API_VERSION } from '../provider/api-version.js';
import {
  BadSignatureError,
  MalformedEventError,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailableError,
} from '../provider/payment-provider.js';
import { ProviderEventsService } from './provider-events.service.js';

@ApiTags('payment')
@Controller()
export class WebhookController {
  private readonly otherVersions = new Set<string | null>();

  constructor(
    private readonly events: ProviderEventsService,
    private readonly metrics: Metrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('/api/webhooks/stripe')
  @AcceptsBody(true)
  @Access('provider')
  @Replies(WebhookReply, 'Takes an event of the payment provider.')
  @Refuses({ 400: ['bad_signature', 'malformed_event'] })
  async stripeWebhook(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<WebhookReply> {
    const event = this.read(request.rawBody, signature);
    this.noteVersion(event);
    try {
      await this.events.receive(event);
      this.metrics.count('bearings_webhooks_total', { outcome: 'handled' });
    } catch (error) {
      this.metrics.count('bearings_webhooks_total', { outcome: 'failed' });
      if (error instanceof ProviderUnavailableError) throw new PaymentUnavailableError();
      throw error;
    }
    return { received: true };
  }

  /**
   * Logs each unexpected API version once. The event is handled, because the fields that we read exist in all versions.
   */
  private noteVersion({ apiVersion }: ProviderEvent): void {
    if (apiVersion === STRIPE_API_VERSION || this.otherVersions.has(apiVersion)) return;
    this.otherVersions.add(apiVersion);
    this.logger.warn({ version: apiVersion, expected: STRIPE_API_VERSION }, 'webhook of another API version');
  }

  private read(rawBody: Buffer | undefined, signature: string | undefined): ProviderEvent {
    if (!this.provider) throw new PaymentUnavailableError();
    if (!rawBody || signature === undefined) throw new BadWebhookError();
    try {
      return this.provider.readEvent(rawBody, signature);
    } catch (error) {
      this.metrics.count('bearings_webhooks_total', { outcome: 'refused' });
      if (error instanceof MalformedEventError) {
        this.logger.warn('malformed webhook refused');
        throw new MalformedWebhookError();
      }
      if (!(error instanceof BadSignatureError)) throw error;
      this.logger.warn('webhook with a bad signature refused');
      throw new BadWebhookError();
    }
  }
}
