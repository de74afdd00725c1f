import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { CheckoutService } from './checkout.service.js';
import { EventRepository } from './event.repository.js';
import { IntentRepository } from './intent.repository.js';
import { PaymentController } from './payment.controller.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentHooks } from './payment.hooks.js';
import { PaymentIntentEntity } from './payment-intent.entity.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { PaymentPerson } from './payment.person.js';
import { PaymentRetention } from './payment.retention.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';
import { ProviderEventsService } from './provider-events.service.js';
import { ReceiptMail } from './receipt.mail.js';
import { Reconciler } from './reconciler.js';
import { RefundMail } from './refund.mail.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';
import { SettleService } from './settle.service.js';
import { StripeProvider } from './stripe.provider.js';
import { WebhookController } from './webhook.controller.js';

function createProvider({ payment }: Config, logger: Logger): PaymentProvider | null {
  if (payment.kind !== 'unavailable') return new StripeProvider(payment);
  logger.error(`Payment is unavailable: ${payment.reason}.`);
  return null;
}

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity, PaymentIntentEntity]),
    AssessmentModule,
    AuthModule,
  ],
  controllers: [PaymentController, WebhookController],
  providers: [
    CheckoutService,
    EventRepository,
    IntentRepository,
    PaymentHooks,
    PaymentPerson,
    PaymentRepository,
    PaymentRetention,
    PaymentService,
    ProviderEventsService,
    ReceiptMail,
    Reconciler,
    RefundMail,
    RefundRepository,
    RefundService,
    SettleService,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, LOGGER], useFactory: createProvider },
  ],
  exports: [PaymentHooks, PaymentService],
})
export class PaymentModule {}
