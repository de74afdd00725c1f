import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rowsOf } from '../database/transaction.js';
import { TooManyRequestsError } from '../http/app-error.js';
import { Metrics } from '../metrics/metrics.js';

/** A limit on calls for each key, counted over all processes. */
export interface ThrottleRule {
  /** Unique; part of the stored key. */
  name: string;
  points: number;
  seconds: number;
  /** The message that a refused caller reads. */
  message: string;
}

/** Counts calls in PostgreSQL. Keys are hashed at rest: they may be email addresses. */
@Injectable()
export class Throttle {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {}

  /** Counts one call of `key`. Throws {@link TooManyRequestsError} beyond the rule's points. */
  async take(rule: ThrottleRule, key: string): Promise<void> {
    try {
      await this.limiter(rule).consume(digest(key), 1);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.metrics.count('bearings_throttle_refusals_total', { rule: rule.name });
      throw new TooManyRequestsError(rule.message, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }

  /** Restores one call; the count never drops below zero. */
  async restorePoint(rule: ThrottleRule, key: string): Promise<void> {
    const limiter = this.limiter(rule);
    const counted = await limiter.get(digest(key));
    if (counted && counted.consumedPoints > 0) await limiter.reward(digest(key), 1);
  }

  /** Deletes the count of `key`. */
  async clear(rule: ThrottleRule, key: string): Promise<void> {
    await this.limiter(rule).delete(digest(key));
  }

  async removeExpired(): Promise<number> {
    const result: unknown = await this.database.query(
      'delete from throttles where expire < $1 returning key',
      [Date.now()],
    );
    return rowsOf(result).length;
  }

  private limiter(rule: ThrottleRule): RateLimiterPostgres {
    const known = this.limiters.get(rule.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.database,
      storeType: 'typeorm',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    });
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns the network of an address: the whole /64 in IPv6, which is a single customer's. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, 4).join(':');
}
