import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { BullQueue, WORK_QUEUE } from './bull-queue.js';
import { RedisConnections } from './redis-connections.js';
import { WorkLog } from './work-log.js';
import { WorkQueue } from './work-queue.js';
import { WorkRunner } from './work-runner.js';
import { WorkEntity } from './work.entity.js';
import { WorkProcessor } from './work.processor.js';
import { WorkRepository } from './work.repository.js';

/** Background work: its table, its workers and, if Redis is configured, a queue that starts it at once. */
@Module({})
export class WorkModule {
  static forRoot({ redisUrl, redisCa, worker }: Pick<Config, 'redisUrl' | 'redisCa' | 'worker'>): DynamicModule {
    const redis = redisUrl === null ? [] : listRedisProviders(new RedisConnections(redisUrl, redisCa));
    return {
      module: WorkModule,
      global: true,
      // Registers no queue, because BullQueue is our own, but finds the class with `@Processor`.
      imports: [DiscoveryModule, TypeOrmModule.forFeature([WorkEntity]), BullModule.registerQueue()],
      providers: [
        WorkLog,
        WorkQueue,
        WorkRepository,
        WorkRunner,
        ...redis,
        ...(redisUrl && worker ? [WorkProcessor] : []),
      ],
      exports: [WorkQueue, WorkRunner],
    };
  }
}

/** Bull finds the queue by its token, and we by its class. */
const listRedisProviders = (connections: RedisConnections): Provider[] => [
  { provide: BullQueue, inject: [LOGGER], useFactory: (logger: Logger) => new BullQueue(connections, logger) },
  { provide: getQueueToken(WORK_QUEUE), useExisting: BullQueue },
];
