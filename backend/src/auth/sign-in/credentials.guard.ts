import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidFieldError, TooManyRequestsError } from '../../platform/http/app-error.js';
import { parseBody } from '../../platform/http/validation.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { CallLimits } from '../../platform/throttle/call-limits.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CredentialsDto } from '../auth.dto.js';
import { InvalidCredentialsError } from '../auth.errors.js';
import { setCheckedUser } from './checked-user.decorator.js';
import { getLoginRole } from './credentials.strategy.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginThrottle } from './login-throttle.service.js';

/** Counts the login attempt, then checks the credentials in the body. The route signs the user in. */
@Injectable()
export class CredentialsGuard extends AuthGuard('local') {
  constructor(
    private readonly loginThrottle: LoginThrottle,
    private readonly devices: DeviceCookie,
    private readonly security: SecurityLog,
    private readonly limits: CallLimits,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const credentials = await this.readCredentials(context, request);
    // The strategy reads the body itself, and must find the email in its normalised form.
    request.body = credentials;
    const { email } = credentials;
    const attempt = {
      role: getLoginRole(request),
      email,
      address: request.ip,
      device: this.devices.read(request, email),
    };
    try {
      await this.loginThrottle.recordAttempt(attempt);
      const isKnown = (await super.canActivate(context)) === true;
      await this.loginThrottle.recordSuccess(attempt);
      this.devices.set(request, http.getResponse<FastifyReply>(), email);
      return isKnown;
    } catch (error) {
      this.recordFailure(error, attempt);
      throw error;
    }
  }

  /** Reads the body. Counts a body that cannot be read, because this guard runs before the interceptor that does so. */
  private async readCredentials(context: ExecutionContext, request: FastifyRequest): Promise<CredentialsDto> {
    try {
      return parseBody(CredentialsDto, request.body);
    } catch (error) {
      if (error instanceof InvalidFieldError) await this.limits.takeMalformed(context.getHandler(), request);
      throw error;
    }
  }

  override handleRequest<User>(error: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (error) throw error;
    if (!(user instanceof UserEntity)) throw new InvalidCredentialsError();
    setCheckedUser(context.switchToHttp().getRequest<FastifyRequest>(), user);
    return user;
  }

  private recordFailure(error: unknown, { role, address }: { role: string; address: string }): void {
    const details = { address, action: role };
    if (error instanceof TooManyRequestsError) this.security.record('sign_in', 'refused', details);
    if (error instanceof InvalidCredentialsError) this.security.record('sign_in', 'failed', details);
  }
}
