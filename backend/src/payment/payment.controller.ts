import { endpoints } from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller, CurrentUserId } from '../auth/current-caller.decorator.js';
import { CONFIG, type Config } from '../config/config.js';
import { Access } from '../platform/http/access.decorator.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import {
  CreatePaymentIntentDto,
  PaymentIntentCreatedReply,
  PaymentVerifiedReply,
  PublicConfigReply,
  ReceiptReply,
  VerifyPaymentDto,
} from './payment.dto.js';
import { PaymentService } from './payment.service.js';

/** Reloads and second tabs ask again, and get the same intent. */
const INTENTS: ThrottleRule = {
  name: 'intents',
  points: 120,
  seconds: 60 * 60,
  message: 'The checkout was opened too often. Please try again in an hour.',
};

@ApiTags('payment')
@Controller()
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(endpoints.config.path)
  @Access('anyone')
  @ApiOkResponse({ type: PublicConfigReply })
  publicConfig(): PublicConfigReply {
    const { payment, mail, demoAdmin } = this.config;
    return {
      stripePublicKey: payment.kind === 'unavailable' ? '' : payment.publishableKey,
      sandbox: payment.kind === 'sandbox',
      ...(demoAdmin ? { demoAdmin } : {}),
      capabilities: mail.kind === 'smtp' ? ['email'] : [],
    };
  }

  @Post(endpoints.createPaymentIntent.path)
  @Access('owner')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentIntentCreatedReply })
  async createIntent(
    @CurrentCaller() caller: Caller,
    @Body() { assessmentId, amount }: CreatePaymentIntentDto,
  ): Promise<PaymentIntentCreatedReply> {
    await this.throttle.take(INTENTS, caller.sessionId ?? assessmentId);
    return { clientSecret: await this.payments.createIntent(caller, assessmentId, amount) };
  }

  @Post(endpoints.verifyPayment.path)
  @Access('owner')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentVerifiedReply })
  verify(
    @CurrentCaller() caller: Caller,
    @Body() { paymentIntentId }: VerifyPaymentDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentVerifiedReply> {
    return this.payments.verify(caller, paymentIntentId, reply);
  }

  @Get(endpoints.payments.path)
  @Access('user')
  @ApiOkResponse({ type: [ReceiptReply] })
  receipts(@CurrentUserId() userId: string): Promise<ReceiptReply[]> {
    return this.payments.receipts(userId);
  }
}
