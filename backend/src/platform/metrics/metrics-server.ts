import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from './metrics.js';

/** Serves the metrics on a separate port, which no gateway exposes. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, http, serverTls } = this.config;
    if (metricsPort === null) return;
    const listener: RequestListener = (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.metrics.scrape().then(
        (text) => response.writeHead(200, { 'content-type': this.contentType() }).end(text),
        (error: unknown) => {
          this.logger.error({ err: error }, 'metrics not served');
          response.writeHead(500).end();
        },
      );
    };
    const server = serverTls ? createTlsServer(serverTls, listener) : createServer(listener);
    this.server = server.listen(metricsPort, http.host);
    await once(server, 'listening');
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    await Promise.resolve();
  }

  /** Returns the port of the metrics; null if they are off. */
  port(): number | null {
    const address = this.server?.address();
    return typeof address === 'object' && address ? address.port : null;
  }

  private contentType(): string {
    return this.metrics.registry?.contentType ?? 'text/plain';
  }
}
