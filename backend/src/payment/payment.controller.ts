import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller, CurrentUserId } from '../auth/access/caller.js';
import { AcceptsReplacedToken, Access, Refuses, Replies, Reply } from '../platform/http/route.decorators.js';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import { LimitPerCaller, type ThrottleRule } from '../platform/throttle/throttle.js';
import {
  CreatePaymentIntentDto,
  PaymentIntentCreatedReply,
  PaymentVerifiedReply,
  ReceiptReply,
  VerifyPaymentDto,
} from './payment.dto.js';
import { PaymentService } from './payment.service.js';

/**
 * Limits requests for a payment intent. The limit is high, because reloads and second tabs repeat the request and get
 * the same intent.
 */
const INTENT_THROTTLE: ThrottleRule = {
  name: 'intents',
  points: 120,
  seconds: 60 * 60,
  message: 'The checkout was opened too often.',
};

@ApiTags('payment')
@Controller()
export class PaymentController {
  constructor(
    private readonly service: PaymentService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post('/api/create-payment-intent')
  @Access('owner')
  @LimitPerCaller(INTENT_THROTTLE)
  @Replies(PaymentIntentCreatedReply, 'Opens the payment of an assessment, or returns the open one.')
  @Refuses({
    400: ['age_unconfirmed', 'wrong_amount'],
    409: ['already_paid', 'assessment_superseded', 'assessment_unfinished'],
  })
  async createPaymentIntent(
    @CurrentCaller() caller: Caller,
    @Body() { assessmentId, ...order }: CreatePaymentIntentDto,
    @Reply() reply: FastifyReply,
  ) {
    const clientSecret = await this.service.createIntent(caller, assessmentId, order);
    this.sessions.markCheckout(caller, reply);
    return { clientSecret };
  }

  @Post('/api/verify-payment')
  @Access('owner')
  @AcceptsReplacedToken(true)
  @Replies(PaymentVerifiedReply, 'Checks a payment with the provider and claims it for this browser.')
  async verifyPayment(
    @CurrentCaller() caller: Caller,
    @Body() { paymentIntentId }: VerifyPaymentDto,
    @Reply() reply: FastifyReply,
  ) {
    const session = this.sessions.toRequestSession(caller, reply);
    const ownedIntent = await this.service.findOwnedIntent(session, paymentIntentId);
    // Set before the payment is verified, so that the browser gets its new cookie even if the provider does not
    // respond.
    this.sessions.setCookies(reply, ownedIntent.change);
    const { verified, change } = await this.service.verify(ownedIntent, paymentIntentId);
    this.sessions.setCookies(reply, change);
    return verified;
  }

  @Get('/api/payments')
  @Access('user')
  @Replies([ReceiptReply], "Lists the account's receipts.")
  payments(@CurrentUserId() userId: string) {
    return this.service.receipts(userId);
  }
}
