import type { DynamicModule, Type } from '@nestjs/common';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { AfterCommitModule } from './platform/database/after-commit.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { HeartbeatModule } from './platform/health/heartbeat.js';
import { CleanupModule } from './platform/cleanup/cleanup.module.js';
import type { Logger } from './platform/logging/logger.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { ThrottleModule } from './platform/throttle/throttle.module.js';
import { WorkModule } from './platform/work/work.module.js';

/** Returns the modules that the API and the worker share. */
export function listBaseModules(config: Config, logger: Logger): (DynamicModule | Type)[] {
  return [
    ConfigModule.forRoot(config),
    LoggingModule.forRoot(logger),
    DatabaseModule.forRoot(config),
    AfterCommitModule,
    EventsModule,
    MetricsModule.forRoot(config),
    HeartbeatModule,
    CleanupModule,
    ThrottleModule,
    MailModule,
    WorkModule.forRoot(config),
  ];
}
