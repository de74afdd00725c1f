import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { parseBody } from '../platform/http/validation.js';
import { CredentialsDto } from './auth.dto.js';
import { InvalidCredentialsError } from './auth.errors.js';
import { roleFor } from './credentials.strategy.js';
import { GuessesService } from './guesses.service.js';
import { setSignedInUser } from './signed-in-user.decorator.js';
import { UserEntity } from './user.entity.js';

/** Counts the guess, then checks the credentials in the body; the route then signs the user in. */
@Injectable()
export class CredentialsGuard extends AuthGuard('local') {
  constructor(private readonly guesses: GuessesService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { email } = parseBody(CredentialsDto, request.body);
    await this.guesses.take(roleFor(request), email, request.ip);
    const known = (await super.canActivate(context)) === true;
    await this.guesses.forgive(email, request.ip);
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
    setSignedInUser(context.switchToHttp().getRequest<FastifyRequest>(), user);
    return user;
  }
}
