import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { oldestWorkMs } from '../queue/running-work.js';
import { Metrics } from './metrics.js';

/** What pg's pool states of itself. */
interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Reads the gauges that belong to every process: its connections, and its longest work. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.onCollect('process', () => {
      this.metrics.set('bearings_work_oldest_seconds', {}, oldestWorkMs() / 1_000);
      const pool: unknown = Reflect.get(this.database.driver, 'master');
      if (!isPool(pool)) return;
      const { totalCount: total, idleCount: idle } = pool;
      this.metrics.set('bearings_database_connections', { state: 'idle' }, idle);
      this.metrics.set('bearings_database_connections', { state: 'active' }, total - idle);
      this.metrics.set('bearings_database_waiting', {}, pool.waitingCount);
    });
  }
}

const isPool = (pool: unknown): pool is PoolCounts =>
  typeof pool === 'object' && pool !== null && 'waitingCount' in pool;
