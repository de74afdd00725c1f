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
} from './payment-provider.js';
import { PaymentRepository } from './payment.repository.js';
import { SettleService } from './settle.service.js';

/** The provider's word that something happened. It only makes us look; it decides nothing. */
@ApiTags('payment')
@Controller()
export class WebhookController {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly settling: SettleService,
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
    if (await this.payments.noteEvent(event)) {
      if (event.intentId !== null) await this.settling.settle(event.intentId);
      await this.payments.markEventHandled(event.id);
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
