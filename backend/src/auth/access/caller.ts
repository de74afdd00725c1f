import type { Role, User } from '@bearings/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UnauthorizedError } from '../../platform/http/app-error.js';

/** The identity behind a request: an account, a visitor's session, or neither. */
export interface Caller {
  sessionId: string | null;
  userId: string | null;
  role: Role | null;
  /** The details of the signed-in account. Set only if the request has the current token of its session. */
  account?: User;
  /** The only assessment that this caller may read; set for a session token that a purchase replaced. */
  onlyAssessmentId?: string;
}

export const CALLER_WITHOUT_SESSION: Caller = { sessionId: null, userId: null, role: null };

/** A caller that has a session, either a visitor's or an account's. */
export type CallerWithSession = Caller & { sessionId: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards. Read it with {@link getCaller}. */
    caller?: Caller;
  }
}

/** Returns the request's caller; a caller without a session if the guard has not run yet. */
export const getCaller = (request: FastifyRequest): Caller => request.caller ?? CALLER_WITHOUT_SESSION;

/** Returns the key by which a caller's requests are limited: the account, else the session; null without a session. */
export const getThrottleKey = ({ userId, sessionId }: Caller): string | null => userId ?? sessionId;

const getCallerFromContext = (context: ExecutionContext): Caller =>
  getCaller(context.switchToHttp().getRequest<FastifyRequest>());

export const CurrentCaller = createParamDecorator((_: unknown, context): Caller => getCallerFromContext(context));

/** Injects the id of the signed-in account. Use it only in routes with the access rule `user` or `admin`. */
export const CurrentUserId = createParamDecorator((_: unknown, context): string => {
  const { userId } = getCallerFromContext(context);
  if (userId === null) throw new UnauthorizedError();
  return userId;
});

/** Injects the signed-in account. Use it only in routes with the access rule `user` or `admin`. */
export const CurrentAccount = createParamDecorator((_: unknown, context): User => {
  const { account } = getCallerFromContext(context);
  if (account === undefined) throw new UnauthorizedError();
  return account;
});
