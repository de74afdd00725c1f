import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserEntity } from '../accounts/user.entity.js';
import { InvalidCredentialsError } from '../auth.errors.js';

const checkedUsers = new WeakMap<FastifyRequest, UserEntity>();

export const setCheckedUser = (request: FastifyRequest, user: UserEntity): void => {
  checkedUsers.set(request, user);
};

/** Injects the user whose credentials the guard has checked. */
export const CheckedUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const user = checkedUsers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) throw new InvalidCredentialsError();
  return user;
});
