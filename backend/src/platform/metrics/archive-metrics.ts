import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { READ_ARCHIVE } from './archive.statements.js';
import { Metrics } from './metrics.js';

/** Sets the gauges of the archive of the write-ahead log, on which a restore depends. */
@Injectable()
export class ArchiveMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.onCollect('archive', async () => {
      const archive = await READ_ARCHIVE.find(this.database);
      this.metrics.set('bearings_archive_age_seconds', {}, archive?.ageSeconds ?? 0);
      this.metrics.set('bearings_archive_failing', {}, archive?.isFailing ? 1 : 0);
    });
  }
}
