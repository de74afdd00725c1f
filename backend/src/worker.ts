import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { NestLogger } from './platform/logging/nest-logger.js';
import { run } from './platform/run.js';
import { WorkerModule } from './worker.module.js';

await run(async (config, logger) => {
  const app = await NestFactory.createApplicationContext(
    WorkerModule.forRoot({ ...config, worker: true }, logger),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  logger.info('working');
  return app;
});
