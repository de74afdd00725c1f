import { type DynamicModule, Module } from '@nestjs/common';
import { type Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { type Logger } from './platform/logging/logger.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { ThrottleModule } from './platform/throttle/throttle.module.js';
import { ReportModule } from './report/report.module.js';
import { REPORT_QUEUE } from './report/report.queue.js';

/** The report writer alone, without HTTP: for a process of its own. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(logger),
        DatabaseModule.forRoot(config),
        HousekeepingModule,
        ThrottleModule,
        MailModule,
        QueueModule.register(REPORT_QUEUE, config),
        ReportModule,
      ],
    };
  }
}
