import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UnauthorizedError } from '../platform/http/app-error.js';
import { type Caller, NOBODY } from './caller.js';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The guard's finding, kept beside the request. */
export const setCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller);
};

const callerOf = (context: ExecutionContext): Caller =>
  callers.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? NOBODY;

/** Who is asking. */
export const CurrentCaller = createParamDecorator((_: unknown, context): Caller =>
  callerOf(context),
);

/** The id of the signed-in account; only on routes whose rule is `user` or `admin`. */
export const CurrentUserId = createParamDecorator((_: unknown, context): string => {
  const { userId } = callerOf(context);
  if (userId === null) throw new UnauthorizedError();
  return userId;
});
