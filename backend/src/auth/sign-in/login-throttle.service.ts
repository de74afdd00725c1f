import type { Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { networkOf, Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';

const WINDOW_SECONDS = 15 * 60;
const MESSAGE =
  'Too many tries. Please wait a quarter of an hour, or use ‘Forgotten your password?’ to come in by email.';

const rule = (name: string, points: number): ThrottleRule => ({
  name,
  points,
  seconds: WINDOW_SECONDS,
  message: MESSAGE,
});

/**
 * Each login call has its own count, because the login page calls one and then the other. A call
 * compares passwords only with accounts of its own role, so two counts do not double the attempts
 * on an account.
 */
const PER_ACCOUNT = { user: rule('login:user', 10), admin: rule('login:admin', 10) };
const PER_NETWORK = {
  user: rule('login-address:user', 50),
  admin: rule('login-address:admin', 50),
};

/** Limits login attempts for each account and each network. */
@Injectable()
export class LoginThrottle {
  constructor(private readonly throttle: Throttle) {}

  /** Counts an attempt. Throws a 429 beyond 10 for an account or 50 for a network in 15 minutes. */
  async recordAttempt(role: Role, email: string, address: string): Promise<void> {
    await this.throttle.take(PER_NETWORK[role], networkOf(address));
    await this.throttle.take(PER_ACCOUNT[role], email.toLowerCase());
  }

  /** Clears the account's attempts after a correct password, and uncounts this one for the network. */
  async recordSuccess(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.clearAttempts(email);
    await this.throttle.restorePoint(PER_NETWORK.user, network);
    await this.throttle.restorePoint(PER_NETWORK.admin, network);
  }

  /** Clears the account's attempts. */
  async clearAttempts(email: string): Promise<void> {
    const key = email.toLowerCase();
    await this.throttle.clear(PER_ACCOUNT.user, key);
    await this.throttle.clear(PER_ACCOUNT.admin, key);
  }
}
