import { endpoints, HOST_COOKIE_PREFIX } from '@bearings/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { SESSION_COOKIE } from './auth/sessions/session.cookies.js';
import type { Config } from './config/config.js';
import { PAYMENT_CONTENT_SOURCES } from './payment/provider/content-sources.js';
import { SANDBOX_PATH, serveSandbox } from './payment/provider/sandbox.proxy.js';
import { createApp } from './platform/http/create-app.js';
import type { Logger } from './platform/logging/logger.js';
import { ShareService } from './share/share.service.js';

/** Creates the API as `main.ts` and the tests run it: initialised, but not listening yet. */
export async function createApi(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule.forRoot(config, logger), config, logger, {
    openToOtherSites: [
      endpoints.stripeWebhook.path,
      // For one-click unsubscribing, mail programs send form data to these paths (RFC 8058).
      endpoints.leaveNewsletter.path,
      endpoints.stopReminders.path,
      endpoints.stopFollowUps.path,
      `${SANDBOX_PATH}/`,
    ],
    guardedReads: [endpoints.logout.path],
    callerKeyOf: ({ cookies }) => cookies[`${HOST_COOKIE_PREFIX}${SESSION_COOKIE}`] ?? cookies[SESSION_COOKIE] ?? null,
    contentSources: PAYMENT_CONTENT_SOURCES,
    sharedPageStatus: (application) => (token, address) => application.get(ShareService).pageStatus(token, address),
  });
  // For a one-click unsubscribe, a mail program may send a multipart form instead of a URL-encoded one. Its fields are
  // ignored, because the URL identifies the subscriber.
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    );
  await serveSandbox(app.getHttpAdapter().getInstance(), config.payment);
  await app.init();
  return app;
}
