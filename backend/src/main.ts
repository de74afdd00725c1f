import 'reflect-metadata';
import { createApi } from './api.js';
import { PdfCompiler } from './pdf/pdf-compiler.js';
import { runProcess } from './platform/run.js';

await runProcess('bearings-api', async (config, logger) => {
  const app = await createApi(config, logger);
  await app.listen(config.http.port, config.http.host);
  void app.get(PdfCompiler).start();
  logger.info({ port: config.http.port, payment: config.payment.kind }, 'listening');
  return app;
});
