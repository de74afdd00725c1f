import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { AssessmentModule } from './assessment/assessment.module.js';
import { AuthModule } from './auth/auth.module.js';
import { type Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { CountryModule } from './country/country.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { type Logger } from './platform/logging/logger.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { ThrottleModule } from './platform/throttle/throttle.module.js';
import { ReportModule } from './report/report.module.js';
import { REPORT_QUEUE } from './report/report.queue.js';

/** The whole API; with `config.worker` it writes the reports too. */
@Module({})
export class AppModule {
  static forRoot(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(logger),
        DatabaseModule.forRoot(config),
        HousekeepingModule,
        ThrottleModule,
        MailModule,
        QueueModule.register(REPORT_QUEUE, config),
        AuthModule,
        CountryModule,
        AssessmentModule,
        PaymentModule,
        ReportModule,
        AdminModule,
      ],
      controllers: [HealthController],
    };
  }
}
