import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { parseBody } from '../../platform/http/validation.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CredentialsDto } from '../auth.dto.js';
import { InvalidCredentialsError } from '../auth.errors.js';
import { setCheckedUser } from './checked-user.decorator.js';
import { roleFor } from './credentials.strategy.js';
import { LoginThrottle } from './login-throttle.service.js';

/** Counts the attempt, then checks the credentials in the body. The route signs the user in. */
@Injectable()
export class CredentialsGuard extends AuthGuard('local') {
  constructor(private readonly loginThrottle: LoginThrottle) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { email } = parseBody(CredentialsDto, request.body);
    await this.loginThrottle.recordAttempt(roleFor(request), email, request.ip);
    const known = (await super.canActivate(context)) === true;
    await this.loginThrottle.recordSuccess(email, request.ip);
    return known;
  }

  override handleRequest<User>(
    error: unknown,
    user: User,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!(user instanceof UserEntity)) throw new InvalidCredentialsError();
    setCheckedUser(context.switchToHttp().getRequest<FastifyRequest>(), user);
    return user;
  }
}
