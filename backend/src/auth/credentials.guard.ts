import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { parseBody } from '../platform/http/validation.js';
import { CredentialsDto } from './auth.dto.js';
import { InvalidCredentialsError } from './auth.errors.js';
import { setSignedInUser } from './signed-in-user.decorator.js';
import { UserEntity } from './user.entity.js';

/** Checks the credentials in the body; the route then signs the user in. */
@Injectable()
export class CredentialsGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    parseBody(CredentialsDto, context.switchToHttp().getRequest<FastifyRequest>().body);
    return (await super.canActivate(context)) === true;
  }

  override handleRequest<User>(
    error: unknown,
    user: User,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!(user instanceof UserEntity)) throw new InvalidCredentialsError();
    setSignedInUser(context.switchToHttp().getRequest<FastifyRequest>(), user);
    return user;
  }
}
