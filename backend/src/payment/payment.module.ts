import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { BuyerAgeService } from './checkout/buyer-age.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { EventRepository } from './events/event.repository.js';
import { IntentRepository } from './checkout/intent.repository.js';
import { PaymentController } from './payment.controller.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentIntentEntity } from './checkout/payment-intent.entity.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider/payment-provider.js';
import { PaymentMail } from './payment.mail.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';
import { ProviderEventsService } from './events/provider-events.service.js';
import { Reconciler } from './reconciler.js';
import { RefundRepository } from './refunds/refund.repository.js';
import { RefundService } from './refunds/refund.service.js';
import { EffectsService } from './settle/effects.service.js';
import { SettleService } from './settle/settle.service.js';
import { StripeProvider } from './provider/stripe.provider.js';
import { WebhookController } from './events/webhook.controller.js';
import { CheckoutEntity } from './checkout/checkout.entity.js';
import { ProviderEventEntity } from './events/provider-event.entity.js';
import { EventCursorEntity } from './events/event-cursor.entity.js';
import { RefundOrderEntity } from './refunds/refund-order.entity.js';

function createProvider({ payment }: Config, logger: Logger): PaymentProvider | null {
  if (payment.kind !== 'unavailable') return new StripeProvider(payment);
  logger.error(`Payment is unavailable: ${payment.reason}.`);
  return null;
}

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PaymentEntity,
      PaymentIntentEntity,
      CheckoutEntity,
      ProviderEventEntity,
      EventCursorEntity,
      RefundOrderEntity,
    ]),
    AssessmentModule,
    AuthModule,
  ],
  controllers: [PaymentController, WebhookController],
  providers: [
    BuyerAgeService,
    CheckoutService,
    EffectsService,
    EventRepository,
    IntentRepository,
    PaymentMail,
    PaymentRepository,
    PaymentService,
    ProviderEventsService,
    Reconciler,
    RefundRepository,
    RefundService,
    SettleService,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, LOGGER], useFactory: createProvider },
  ],
  exports: [PaymentService],
})
export class PaymentModule {}
