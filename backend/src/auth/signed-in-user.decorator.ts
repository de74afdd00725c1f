import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidCredentialsError } from './auth.errors.js';
import type { UserEntity } from './user.entity.js';

const users = new WeakMap<FastifyRequest, UserEntity>();

export const setSignedInUser = (request: FastifyRequest, user: UserEntity): void => {
  users.set(request, user);
};

/** The user whose credentials the guard has just checked. */
export const CheckedUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const user = users.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) throw new InvalidCredentialsError();
  return user;
});
