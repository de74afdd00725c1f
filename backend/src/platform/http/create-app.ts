import { LIMITS } from '@bearings/contracts';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.js';
import type { Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { refuseOddBodies } from './body-shape.js';
import { refuseCrossSite } from './cross-site.js';
import { drainOnClose } from './drain.js';
import { ErrorFilter, sendError } from './error.filter.js';
import { serveOpenApi } from './openapi.js';
import { logRequests } from './request-log.js';
import { setSecurityHeaders } from './security-headers.js';
import { serveSite } from './static-site.js';
import { createValidationPipe } from './validation.js';

export interface AppOptions {
  /** Paths whose beginning exempts them from the cross-site rule: calls meant for outsiders. */
  openToOtherSites: readonly string[];
  /** Reads that change something, and so are held to the cross-site rule too. */
  guardedReads: readonly string[];
}

/** The HTTP application, initialised and not yet listening. */
export async function createApp(
  module: Type | DynamicModule,
  config: Config,
  logger: Logger,
  options: AppOptions,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: config.http.trustProxy,
    // Who has a line when the process is told to stop is still served; nobody new gets one.
    return503OnClosing: false,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    // Node looks at its lines every half a minute only, so a limit of 5 s would be one of 35.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendError,
  });
  const fastify = adapter.getInstance();
  await fastify.register(fastifyCookie);
  logRequests(fastify);
  drainOnClose(fastify);
  refuseOddBodies(fastify);
  setSecurityHeaders(fastify, config.http.publicUrl.startsWith('https://'));
  refuseCrossSite(fastify, {
    publicUrl: config.http.publicUrl,
    exempt: options.openToOtherSites,
    guardedReads: options.guardedReads,
  });

  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    rawBody: true,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(createValidationPipe());
  if (config.apiDocs) serveOpenApi(app);
  if (config.siteDir !== null) await serveSite(fastify, config.siteDir);
  return app;
}
