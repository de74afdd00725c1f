import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { listCertificateExpiries } from '../../config/certificate-expiry.js';
import { countConnections } from '../database/connection-pool.js';
import { getOldestWorkMs } from '../periodic/running-work.js';
import { Metrics } from './metrics.js';

/**
 * Sets the gauges of every process: its release, the expiry of its certificates, its database connections, and the age
 * of its oldest running work.
 */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { identity } = this.config;
    this.metrics.set('bearings_build_info', { release: identity.release, service: identity.service }, 1);
    for (const { certificate, expiresAt } of listCertificateExpiries(this.config)) {
      const seconds = expiresAt.getTime() / 1_000;
      this.metrics.set('bearings_certificate_expires_timestamp_seconds', { certificate }, seconds);
    }
    this.metrics.onCollect('process', () => {
      this.metrics.set('bearings_work_oldest_seconds', {}, getOldestWorkMs() / 1_000);
      const { total, idle, waiting } = countConnections();
      this.metrics.set('bearings_database_connections', { state: 'idle' }, idle);
      this.metrics.set('bearings_database_connections', { state: 'active' }, total - idle);
      this.metrics.set('bearings_database_waiting', {}, waiting);
    });
  }
}
