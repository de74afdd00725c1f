import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { NestLogger } from './platform/logging/nest-logger.js';
import { PdfCompiler } from './pdf/pdf-compiler.js';
import { runProcess } from './platform/run.js';
import { WorkerModule } from './worker.module.js';

await runProcess('bearings-worker', async (config, logger) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot({ ...config, worker: true }, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  void app.get(PdfCompiler).start();
  logger.info('working');
  return app;
});
