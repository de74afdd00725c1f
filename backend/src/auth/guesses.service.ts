import type { Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';

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
 * Each login call has its own count, so that the screen's admin-then-user pair takes one guess from
 * each. A call compares passwords only with accounts of its own role: no account can be guessed at
 * through both.
 */
const PER_ACCOUNT = { user: rule('login:user', 10), admin: rule('login:admin', 10) };
const PER_ADDRESS = {
  user: rule('login-address:user', 50),
  admin: rule('login-address:admin', 50),
};

/** Counts tries to sign in, before the password is looked at. */
@Injectable()
export class GuessesService {
  constructor(private readonly throttle: Throttle) {}

  /** Throws a 429 beyond 10 guesses an account or 50 an address in 15 minutes. */
  async take(role: Role, email: string, address: string): Promise<void> {
    await this.throttle.take(PER_ADDRESS[role], networkOf(address));
    await this.throttle.take(PER_ACCOUNT[role], email.toLowerCase());
  }

  /** A right password: it was no guess, nor were those before it the account's problem. */
  async forgive(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.forget(email);
    await this.throttle.giveBack(PER_ADDRESS.user, network);
    await this.throttle.giveBack(PER_ADDRESS.admin, network);
  }

  /** The owner has come in by a mailed link. */
  async forget(email: string): Promise<void> {
    const key = email.toLowerCase();
    await this.throttle.clear(PER_ACCOUNT.user, key);
    await this.throttle.clear(PER_ACCOUNT.admin, key);
  }
}
