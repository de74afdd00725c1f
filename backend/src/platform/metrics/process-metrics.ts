import { Injectable, type OnModuleInit } from '@nestjs/common';
import { countConnections } from '../database/connection-pool.js';
import { getOldestWorkMs } from '../periodic/running-work.js';
import { Metrics } from './metrics.js';

/** Sets the gauges of every process: its database connections, and the age of its oldest running work. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.onCollect('process', () => {
      this.metrics.set('bearings_work_oldest_seconds', {}, getOldestWorkMs() / 1_000);
      const { total, idle, waiting } = countConnections();
      this.metrics.set('bearings_database_connections', { state: 'idle' }, idle);
      this.metrics.set('bearings_database_connections', { state: 'active' }, total - idle);
      this.metrics.set('bearings_database_waiting', {}, waiting);
    });
  }
}
