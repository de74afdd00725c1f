import { endpoints } from '@bearings/contracts';
import {
  Controller,
  Headers,
  HttpCode,
  Inject,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { BadWebhookError, PaymentUnavailableError } from './payment.errors.js';
import { WebhookReply } from './payment.dto.js';
import {
  BadSignatureError,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailableError,
} from './payment-provider.js';
import { ProviderEventsService } from './provider-events.service.js';

/** Where the provider tells us that something happened. */
@ApiTags('payment')
@Controller()
export class WebhookController {
  constructor(
    private readonly events: ProviderEventsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post(endpoints.stripeWebhook.path)
  @Access('provider')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookReply })
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<WebhookReply> {
    const event = this.read(request.rawBody, signature);
    try {
      await this.events.receive(event);
    } catch (error) {
      if (error instanceof ProviderUnavailableError) throw new PaymentUnavailableError();
      throw error;
    }
    return { received: true };
  }

  private read(rawBody: Buffer | undefined, signature: string | undefined): ProviderEvent {
    if (!this.provider) throw new PaymentUnavailableError();
    if (!rawBody || signature === undefined) throw new BadWebhookError();
    try {
      return this.provider.readEvent(rawBody, signature);
    } catch (error) {
      if (!(error instanceof BadSignatureError)) throw error;
      this.logger.warn('a webhook with a bad signature was refused');
      throw new BadWebhookError();
    }
  }
}
