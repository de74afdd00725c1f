import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { createHmac } from 'node:crypto';
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
  /** What was refused and why, as a sentence. The error adds how long to wait. */
  message: string;
  /**
   * The points come back evenly during `seconds`, instead of all at its end. Above the limit, callers are slowed to one
   * call for each point, instead of being refused until the end.
   */
  refills?: true;
}

/** Number of people in one network, such as a school's, whose ordinary use a limit must allow. */
const PEOPLE_PER_NETWORK = 60;

/** Returns the limit of a network in which each person makes `callsPerPerson` calls in an hour. */
export const createNetworkRule = (name: string, callsPerPerson: number, message: string): ThrottleRule => ({
  name,
  points: PEOPLE_PER_NETWORK * callsPerPerson,
  seconds: 60 * 60,
  message,
  refills: true,
});

/** Limits the requests to a route from one browser and from one network. They are counted before any other check. */
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
   * Counts one request with `key`; none without a key. Throws {@link TooManyRequestsError} above the number of requests that the rule
   * allows, its `points`. If `runner` is a transaction that is rolled back, the request is not counted.
   */
  async take(
    rule: ThrottleRule,
    key: string | null,
    runner: DataSource | EntityManager = this.database,
  ): Promise<void> {
    if (key === null) return;
    const { points: maxPoints, seconds, refills = false, message } = rule;
    const windowMs = seconds * 1_000;
    const stepMs = refills ? pointMs(rule) : windowMs;
    const countedCall = await COUNT_CALL.find(runner, [this.storedKey(rule, key), stepMs, windowMs, refills]);
    if (!countedCall) throw new Error('A call was not counted.');
    const { points, left } = countedCall;
    const isRefused = points > (refills ? 1 : maxPoints);
    if (isRefused) throw new TooManyRequestsError(message, Math.max(1, Math.ceil(left / 1_000)));
  }

  /** Subtracts one request; the count never drops below zero. */
  async restorePoint(rule: ThrottleRule, key: string): Promise<void> {
    const storedKey = this.storedKey(rule, key);
    if (rule.refills) {
      const restored = { expire: () => `expire - ${pointMs(rule)}` };
      await this.database.manager.update(ThrottleEntity, { key: storedKey }, restored);
      return;
    }
    await this.database.manager.update(
      ThrottleEntity,
      { key: storedKey, points: MoreThan(0) },
      { points: () => 'points - 1' },
    );
  }

  /** Deletes the count of `key`. */
  async clear(rule: ThrottleRule, key: string): Promise<void> {
    await this.database.manager.delete(ThrottleEntity, { key: this.storedKey(rule, key) });
  }

  private storedKey(rule: ThrottleRule, key: string): string {
    return `${rule.name}:${createHmac('sha256', this.hashKey).update(key).digest('base64url')}`;
  }
}

/** Returns the milliseconds after which one point of a rule comes back. */
const pointMs = ({ points, seconds }: ThrottleRule): number => Math.ceil((seconds * 1_000) / points);
