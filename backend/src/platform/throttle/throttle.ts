import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKey } from '../../config/derived-key.js';
import { TooManyRequestsError } from '../http/app-error.js';
import { ThrottleEntity } from './throttle.entity.js';
import { COUNT_CALL } from './throttle.statements.js';

/** A limit on calls for each key, counted over all processes. */
export interface ThrottleRule {
  /** Unique; part of the stored key. */
  name: string;
  points: number;
  seconds: number;
  /** The error message for a rejected caller. */
  message: string;
}

/** Limits the requests to a route from one network. They are counted before any other check. */
export const LimitPerNetwork = Reflector.createDecorator<ThrottleRule>();

/**
 * Limits the requests to a route from one account or one visitor's session. They are counted after the access rule has
 * admitted the caller.
 */
export const LimitPerCaller = Reflector.createDecorator<ThrottleRule>();

/**
 * Counts requests in PostgreSQL. Keys are stored as keyed hashes, because they may be email addresses, and the address
 * behind a plain hash could be found by hashing many addresses.
 */
@Injectable()
export class Throttle {
  private readonly hashKey: Buffer;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.hashKey = deriveKey(config.secretKey, 'throttles');
  }

  /**
   * Counts one request with `key`. Throws {@link TooManyRequestsError} above the number of requests that the rule
   * allows, its `points`. If `runner` is a transaction that is rolled back, the request is not counted.
   */
  async take(rule: ThrottleRule, key: string, runner: DataSource | EntityManager = this.database): Promise<void> {
    const countedCall = await COUNT_CALL.find(runner, [this.storedKey(rule, key), rule.seconds * 1_000]);
    if (!countedCall) throw new Error('A call was not counted.');
    const { points, left } = countedCall;
    if (points > rule.points) throw new TooManyRequestsError(rule.message, Math.ceil(left / 1_000));
  }

  /** Subtracts one request; the count never drops below zero. */
  async restorePoint(rule: ThrottleRule, key: string): Promise<void> {
    const countedCondition = { key: this.storedKey(rule, key), points: MoreThan(0) };
    await this.database.manager.update(ThrottleEntity, countedCondition, {
      points: () => 'points - 1',
    });
  }

  /** Deletes the count of `key`. */
  async clear(rule: ThrottleRule, key: string): Promise<void> {
    await this.database.manager.delete(ThrottleEntity, { key: this.storedKey(rule, key) });
  }

  private storedKey(rule: ThrottleRule, key: string): string {
    return `${rule.name}:${createHmac('sha256', this.hashKey).update(key).digest('base64url')}`;
  }
}

/**
 * Returns the network of an IP address. For IPv6, this is the first half of the address (/64), because all addresses
 * with the same first half usually belong to one customer.
 */
export function toNetwork(address: string): string {
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedAddress !== undefined || !isIPv6(address)) return mappedAddress ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const leftGroups = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - leftGroups.length - right.length)).fill('0');
  const groups = [...leftGroups, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, 4).join(':');
}
