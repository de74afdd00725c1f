import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { repeat } from '../periodic/repeat.js';
import { HandlesWork, type WorkHandler } from './work-handler.js';
import { WORK_KINDS, type WorkKind } from './work-kinds.js';
import { WorkLog } from './work-log.js';
import { WorkPool } from './work-pool.js';
import { WorkRepository } from './work.repository.js';

const POLL_INTERVAL_MS = 1_000;
/** With Redis, the poll claims only work whose job seems lost. Without, another process may have added the work. */
const LOST_JOB_SECONDS = 1;

/** A row of `work` that is due, with the `traceparent` of the request or task that added it. */
export interface DueWork {
  id: string;
  kind: WorkKind;
  trace: string | null;
}

/** Runs background work in processes with `WORKER=1`, until the process stops. */
@Injectable()
export class WorkRunner implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly pools = new Map<WorkKind, WorkPool>();
  private endPolling = (): Promise<void> => Promise.resolve();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly repository: WorkRepository,
    private readonly log: WorkLog,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = this.findHandlers();
    this.metrics.onCollect('work', () => this.collect(handlers));
    if (!this.config.worker) return;
    const { repository, log, logger } = this;
    const services = { repository, log, logger, stopping: this.stopping.signal };
    for (const [kind, handler] of handlers) this.pools.set(kind, new WorkPool(kind, handler, services));
    this.endPolling = repeat('work', POLL_INTERVAL_MS, () => this.poll(), logger);
  }

  /** Aborts the runs, so that other workers can claim their work. The database is still connected then. */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('This worker is stopping.'));
  }

  /** Waits for the runs before the database connection is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.endPolling();
    await Promise.all([...this.pools.values()].map((pool) => pool.settle()));
  }

  /** Runs the work if this process runs any, and if no other worker has claimed it. */
  async run({ kind, id, trace }: DueWork): Promise<void> {
    await this.pools.get(kind)?.runOne(id, trace);
  }

  /** Counts the open work by kind. */
  count(): ReturnType<WorkRepository['count']> {
    return this.countFor(this.findHandlers());
  }

  private async poll(): Promise<void> {
    const overdueSeconds = this.config.redisUrl === null ? 0 : LOST_JOB_SECONDS;
    await Promise.all([...this.pools.values()].map((pool) => pool.fill(overdueSeconds)));
  }

  /** Returns the handler of each kind. Throws if a kind has none or two, because its work would never be done. */
  private findHandlers(): Map<WorkKind, WorkHandler> {
    const handlers = new Map<WorkKind, WorkHandler>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: HandlesWork.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(HandlesWork, wrapper);
      const handler: unknown = wrapper.instance;
      if (kind === undefined || !isHandler(handler)) continue;
      if (handlers.has(kind)) throw new Error(`Two providers handle work of the kind ${kind}.`);
      handlers.set(kind, handler);
    }
    const missing = WORK_KINDS.filter((kind) => !handlers.has(kind));
    if (missing.length > 0) throw new Error(`No provider handles work of the kind ${missing.join(', ')}.`);
    return handlers;
  }

  private countFor(handlers: ReadonlyMap<WorkKind, WorkHandler>): ReturnType<WorkRepository['count']> {
    return this.repository.count(new Map([...handlers].map(([kind, { alertAfter }]) => [kind, alertAfter])));
  }

  private async collect(handlers: ReadonlyMap<WorkKind, WorkHandler>): Promise<void> {
    for (const { kind, oldestSeconds, ...states } of await this.countFor(handlers)) {
      for (const [state, count] of Object.entries(states)) {
        this.metrics.set('bearings_work_open', { kind, state }, count);
      }
      this.metrics.set('bearings_work_age_seconds', { kind }, oldestSeconds);
    }
  }
}

const isHandler = (value: unknown): value is WorkHandler =>
  typeof value === 'object' && value !== null && 'run' in value && 'backOff' in value;
