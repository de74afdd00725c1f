import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';

/** Pause between two attempts to reach Redis and log in to it. */
const REDIS_PROBE_INTERVAL_MS = 2_000;

/** Returns the TLS options with which the Redis server is verified; none for an address without TLS. */
export const buildRedisOptions = (url: string, ca: string | null): RedisOptions =>
  url.startsWith('rediss:') ? { tls: ca === null ? {} : { ca } } : {};

/** Connections created for Bull, remembered so that all of them can be closed with the queue. */
export class RedisConnections {
  private readonly open: Redis[] = [];
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly ca: string | null,
  ) {}

  create(options: RedisOptions): Redis {
    const retryStrategy = (times: number) => (this.ended ? null : Math.min(times * 100, 2_000));
    const tls = buildRedisOptions(this.url, this.ca);
    const redis = new Redis(this.url, { retryStrategy, connectTimeout: 2_000, ...tls, ...options });
    // Without a listener an error would end the process; the queue logs errors itself.
    this.open.push(redis.on('error', () => undefined));
    return redis;
  }

  /** Returns true once Redis answers a command; false when the connections are closed first. */
  async waitUntilReachable(): Promise<boolean> {
    const probe = this.create({ maxRetriesPerRequest: 1 });
    try {
      while (!this.ended) {
        if ((await probe.ping().catch(() => null)) !== null) return true;
        await sleep(REDIS_PROBE_INTERVAL_MS, undefined, { ref: false });
      }
      return false;
    } finally {
      probe.disconnect();
      this.open.splice(this.open.indexOf(probe), 1);
    }
  }

  end(): void {
    this.ended = true;
    for (const redis of this.open) redis.disconnect();
  }
}
