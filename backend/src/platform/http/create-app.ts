import { INPUT_LIMITS } from '@bearings/contracts';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyRequest, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.js';
import type { Logger } from '../logging/logger.js';
import { SecurityLog } from '../logging/security-log.js';
import { NestLogger } from '../logging/nest-logger.js';
import { Metrics } from '../metrics/metrics.js';
import { measureRequests } from '../metrics/request-metrics.js';
import { rejectUnsafeBodies } from './body-shape.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { CompressionInterceptor } from './compression.interceptor.js';
import { createContentPolicy, type ContentSources } from './content-policy.js';
import { refuseCrossSite } from './cross-site.js';
import { drainOnClose } from './drain.js';
import { refuseDoubledHosts, createUnreadableDataHandler, createRefusalHandler } from './early-refusals.js';
import { ErrorFilter, sendError } from './error.filter.js';
import { serveOpenApi } from './openapi.js';
import { keepApiPrivate } from './private-api.js';
import { logRequests } from './request-log.js';
import { limitRequestsInFlight } from './requests-in-flight.js';
import { createSecurityHeaders, setSecurityHeaders } from './security-headers.js';
import { addGatewayRoutes, keepSharedCallsPrivate, type GetSharedPageStatus } from './shared-pages.js';
import { createSite, serveSite } from './static-site.js';
import { UnexpectedBodyInterceptor } from './unexpected-body.interceptor.js';
import { createValidationPipe } from './validation.js';

export interface AppOptions {
  /** Path prefixes that are exempt from the cross-site rule, because other services call them. */
  openToOtherSites: readonly string[];
  /** GET routes that change something, so the cross-site rule covers them too. */
  guardedReads: readonly string[];
  /**
   * Returns the key by which the concurrent requests of one caller are counted and limited; null for an unknown caller.
   */
  callerKeyOf: (request: FastifyRequest) => string | null;
  /** Hosts that pages may reach besides ours. */
  contentSources: ContentSources;
  /** Returns the function that looks up the status of a shared report's page. */
  sharedPageStatus: (app: NestFastifyApplication) => GetSharedPageStatus;
}

/**
 * Node would check connections only every 30 s by default, so the limit of 5 s for receiving headers would take effect
 * after up to 35 s.
 */
const SERVER_LIMITS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 };

/** Returns the options of the HTTP server; with a certificate, it accepts only TLS 1.2 or later. */
const createServerOptions = ({ serverTls }: Config) =>
  serverTls === null
    ? { http: SERVER_LIMITS }
    : { https: { ...SERVER_LIMITS, ...serverTls, minVersion: 'TLSv1.2' as const } };

/**
 * A request that takes longer gets a 503. The limit is longer than an SQL statement may take, and shorter than clients
 * wait.
 */
const REQUEST_DEADLINE_MS = 20_000;

/** Creates the HTTP application, initialised and not yet listening. */
export async function createApp(
  module: Type | DynamicModule,
  config: Config,
  logger: Logger,
  options: AppOptions,
): Promise<NestFastifyApplication> {
  const isHttps = config.http.publicUrl.startsWith('https://');
  const security = createSecurityHeaders(isHttps, createContentPolicy(options.contentSources));
  const site = config.siteDir === null ? null : createSite(config.siteDir, options.contentSources);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: INPUT_LIMITS.bodyBytes,
    trustProxy: config.http.trustProxy,
    // During shutdown, open connections are still served, and the socket rejects new ones.
    return503OnClosing: false,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    ...createServerOptions(config),
    routerOptions: { ignoreTrailingSlash: true },
    handlerTimeout: REQUEST_DEADLINE_MS,
    frameworkErrors: createRefusalHandler(security, site?.sendError ?? sendError),
    clientErrorHandler: createUnreadableDataHandler(security),
  });
  const fastify = adapter.getInstance();
  await fastify.register(fastifyCookie);
  logRequests(fastify, logger);
  if (config.tracing !== null) traceRequests(fastify);
  drainOnClose(fastify);
  rejectUnsafeBodies(fastify);
  keepApiPrivate(fastify);
  setSecurityHeaders(fastify, security);
  keepSharedCallsPrivate(fastify);
  refuseDoubledHosts(fastify);
  refuseCrossSite(fastify, {
    publicUrl: config.http.publicUrl,
    exempt: options.openToOtherSites,
    guardedReads: options.guardedReads,
  });
  limitRequestsInFlight(fastify, options.callerKeyOf);

  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    rawBody: true,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  measureRequests(fastify, app.get(Metrics));
  fastify.decorate('securityLog', app.get<SecurityLog>(SecurityLog));
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalInterceptors(new UnexpectedBodyInterceptor(), new CompressionInterceptor());
  app.useGlobalPipes(createValidationPipe());
  if (config.apiDocs) serveOpenApi(app);
  const sharedPageStatus = options.sharedPageStatus(app);
  if (site === null) addGatewayRoutes(fastify, sharedPageStatus, config.http.publicUrl);
  else serveSite(fastify, site, sharedPageStatus, config.http.publicUrl);
  return app;
}
