import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { TooManyRequestsError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { UserEntity } from '../accounts/user.entity.js';
import { InvalidCredentialsError } from '../auth.errors.js';
import { type CredentialsRequest, type LoginKind, STRATEGY_NAME } from './credentials.strategy.js';
import { type LoginAttempt, LoginThrottle } from './login-throttle.service.js';

/** The function that passport makes for a server like Express; it also accepts a request that has only a body. */
type Authenticate = (request: CredentialsRequest, reply: object, next: (error: unknown) => void) => void;

/** Counts a login attempt, and checks its email and password. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly security: SecurityLog,
  ) {}

  /** Returns the account. Throws a 401 for a wrong email or password, and a 429 after too many attempts. */
  async check(attempt: LoginAttempt, password: string): Promise<UserEntity> {
    try {
      await this.throttle.recordAttempt(attempt);
      const user = await authenticate(attempt.kind, { email: attempt.email, password });
      await this.throttle.recordSuccess(attempt);
      return user;
    } catch (error) {
      this.recordFailure(error, attempt);
      throw error;
    }
  }

  private recordFailure(error: unknown, { kind, address }: LoginAttempt): void {
    const details = { address, action: kind };
    if (error instanceof TooManyRequestsError) this.security.record('sign_in', 'refused', details);
    if (error instanceof InvalidCredentialsError) this.security.record('sign_in', 'failed', details);
  }
}

/** Runs the strategy through passport with a parsed body. It is no guard, because guards run before bodies are parsed. */
function authenticate(kind: LoginKind, body: CredentialsRequest['body']): Promise<UserEntity> {
  return new Promise((resolve, reject) => {
    const handler: unknown = passport.authenticate(
      STRATEGY_NAME,
      { session: false },
      (error: unknown, user: unknown) => {
        if (user instanceof UserEntity) resolve(user);
        else reject(error ?? new InvalidCredentialsError());
      },
    );
    if (!isAuthenticate(handler)) throw new TypeError('Passport made no handler.');
    handler({ kind, body }, {}, reject);
  });
}

const isAuthenticate = (value: unknown): value is Authenticate => typeof value === 'function';
