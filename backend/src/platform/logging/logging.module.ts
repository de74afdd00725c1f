import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LOGGER, type Logger } from './logger.js';
import { SecurityLog } from './security-log.js';

@Global()
@Module({})
export class LoggingModule {
  static forRoot(logger: Logger): DynamicModule {
    return {
      module: LoggingModule,
      providers: [{ provide: LOGGER, useValue: logger }, SecurityLog],
      exports: [LOGGER, SecurityLog],
    };
  }
}
