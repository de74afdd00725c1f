import { freePort, startPart, type StartedPart } from '@bearings/processes';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { pollUntil } from './until.js';

/** A temporary Redis server on a free port, which a test can stop, start again and empty. */
export class RedisServer {
  private part: StartedPart | null = null;
  private port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.part = startPart({
      name: 'Redis',
      command: 'redis-server',
      args: ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''],
      cwd: tmpdir(),
      env: process.env,
    });
    await pollUntil(() => this.ask((redis) => redis.ping()).catch(() => ''), 'PONG');
  }

  async stop(): Promise<void> {
    await this.part?.kill();
    this.part = null;
  }

  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  }
}
