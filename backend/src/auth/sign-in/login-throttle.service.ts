import { Injectable } from '@nestjs/common';
import { toNetwork } from '../../platform/throttle/network.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { LoginKind } from './credentials.strategy.js';

const THROTTLE_WINDOW_SECONDS = 15 * 60;
const TOO_MANY_ATTEMPTS_MESSAGE = 'Too many tries. You can also use ‘Forgotten your password?’ to sign in by email.';

const createLoginRule = (name: string, points: number, seconds = THROTTLE_WINDOW_SECONDS): ThrottleRule => ({
  name,
  points,
  seconds,
  message: TOO_MANY_ATTEMPTS_MESSAGE,
});

/**
 * The login routes of users and administrators are counted separately, because the login page tries both routes. Each
 * route compares passwords only with accounts of its own kind, so the two counts do not double the attempts on an
 * account.
 */
const ACCOUNT_THROTTLES = {
  user: createLoginRule('login:user', 10),
  admin: createLoginRule('login:admin', 10),
};
const DEVICE_THROTTLES = {
  user: createLoginRule('login-device:user', 10),
  admin: createLoginRule('login-device:admin', 10),
};
/**
 * A class whose sixty pupils mistype their passwords twice each can still sign in, and is then slowed to 200 attempts an
 * hour.
 */
const NETWORK_THROTTLES: Record<LoginKind, ThrottleRule> = {
  user: { ...createLoginRule('login-address:user', 120, 36 * 60), refills: true },
  admin: createLoginRule('login-address:admin', 50),
};

export interface LoginAttempt {
  kind: LoginKind;
  email: string;
  address: string;
  /** The id of a browser that has signed in to this account before; null for any other. */
  device: string | null;
}

/**
 * Limits login attempts per account and per network. Attempts from a browser that has signed in to the account before
 * are counted separately.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly throttle: Throttle) {}

  /**
   * Counts an attempt. Throws a 429 above 10 for an account in 15 minutes, or above a network's limit. A browser that has
   * signed in to the account before has its own limit of 10, so that other people's attempts do not lock its owner out.
   */
  async recordAttempt({ kind, email, address, device }: LoginAttempt): Promise<void> {
    if (device !== null) {
      await this.throttle.take(DEVICE_THROTTLES[kind], device);
      return;
    }
    await this.throttle.take(NETWORK_THROTTLES[kind], toNetwork(address));
    await this.throttle.take(ACCOUNT_THROTTLES[kind], email);
  }

  /**
   * After a correct password, deletes the count of the account's attempts, and subtracts this attempt from the
   * network's count. If the browser has signed in to the account before, deletes only that browser's count.
   */
  async recordSuccess({ kind, email, address, device }: LoginAttempt): Promise<void> {
    if (device !== null) {
      await this.throttle.clear(DEVICE_THROTTLES[kind], device);
      return;
    }
    await this.clearAttempts(email);
    await this.throttle.restorePoint(NETWORK_THROTTLES[kind], toNetwork(address));
  }

  /** Deletes the counts of login attempts on the account. */
  async clearAttempts(email: string): Promise<void> {
    await this.throttle.clear(ACCOUNT_THROTTLES.user, email);
    await this.throttle.clear(ACCOUNT_THROTTLES.admin, email);
  }
}
