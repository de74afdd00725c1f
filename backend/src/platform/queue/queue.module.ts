import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bull';
import type { Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RedisConnections } from '../work/redis-connections.js';
import { BullQueue, createBullOptions, type JobData } from './bull-queue.js';
import { InProcessQueue } from './in-process-queue.js';
import { type JobQueue, toQueueToken } from './job-queue.js';

const MODULE_QUEUE = Symbol('the queue of this module');

/** Provides the queue `name` everywhere: Bull if Redis is configured, otherwise a queue in this process. */
@Module({})
export class QueueModule implements BeforeApplicationShutdown {
  constructor(@Inject(MODULE_QUEUE) private readonly queue: JobQueue) {}

  static register(name: string, config: Pick<Config, 'redisUrl' | 'redisCa'>): DynamicModule {
    const token = toQueueToken(name);
    const alias = { provide: MODULE_QUEUE, useExisting: token };
    if (config.redisUrl === null) {
      const useFactory = (logger: Logger) => new InProcessQueue(logger);
      return {
        module: QueueModule,
        global: true,
        providers: [{ provide: token, inject: [LOGGER], useFactory }, alias],
        exports: [token],
      };
    }
    const connections = new RedisConnections(config.redisUrl, config.redisCa);
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.registerQueueAsync({ name, useFactory: () => createBullOptions(connections) })],
      providers: [
        {
          provide: token,
          inject: [getQueueToken(name), LOGGER],
          useFactory: (queue: Queue<JobData>, logger: Logger) => new BullQueue(queue, connections, logger),
        },
        alias,
      ],
      exports: [token],
    };
  }

  /** Closes the queue before the database connection is closed, because running jobs need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
