import { endpoints } from '@bearings/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { SANDBOX_PATH, serveSandbox } from './payment/sandbox.proxy.js';
import { createApp } from './platform/http/create-app.js';
import type { Logger } from './platform/logging/logger.js';

/** The API as `main.ts` and the tests run it: initialised, not yet listening. */
export async function createApi(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule.forRoot(config, logger), config, logger, {
    openToOtherSites: [endpoints.stripeWebhook.path, `${SANDBOX_PATH}/`],
    guardedReads: [endpoints.logout.path],
  });
  await serveSandbox(app.getHttpAdapter().getInstance(), config.payment);
  await app.init();
  return app;
}
