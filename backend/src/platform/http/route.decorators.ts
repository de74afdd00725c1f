import type { ErrorCode } from '@bearings/contracts';
import { applyDecorators, HttpCode, Param, type PipeTransform, Res, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiOperation, ApiResponse, type ApiResponseSchemaHost } from '@nestjs/swagger';
import { NotFoundError } from './app-error.js';
import type { CompressedBody } from './compressed-body.js';
import { isUuid } from './uuid.js';

/**
 * Who may call a route.
 * - `anyone`: no session needed.
 * - `visitor`: anyone; the reply depends on the session. An accepted write creates a session if there is none.
 * - `owner`: the session or account that owns the assessment in the URL; 404 for all others. An
 *   administrator may also read the assessment, and each such read is audited.
 * - `user`: a signed-in account; 401 otherwise.
 * - `support`: an account with the role support or admin; 404 for all others.
 * - `admin`: an account with the role admin; 404 for all others.
 * - `provider`: the payment provider, authenticated by its signature.
 */
export type AccessRule = 'anyone' | 'visitor' | 'owner' | 'user' | 'support' | 'admin' | 'provider';

/** Returns whether a rule depends on the session, so that it is read for the request. */
export const needsSession = (rule: AccessRule | undefined): boolean =>
  rule !== undefined && rule !== 'anyone' && rule !== 'provider';

/** Declares who may call a route. A route without it rejects every request, and a test reports it. */
export const Access = Reflector.createDecorator<AccessRule>();

/**
 * Declares that a route requires the password or the second factor again, unless it was entered in the last five
 * minutes. Nobody must be able to refund, delete or export people in a browser that its user has left unattended.
 */
export const NeedsProof = Reflector.createDecorator<true>();

/**
 * Declares that a route also accepts a session token that a purchase has replaced, for five minutes and only for the
 * bought assessment. The route's service must load the assessment with `getOwnedByBuyer`.
 */
export const AcceptsReplacedToken = Reflector.createDecorator<true>();

/**
 * Declares that a route accepts a body that no parameter of its handler declares: it parses the body itself, or a mail
 * program sends a form (RFC 8058), which is ignored.
 */
export const AcceptsBody = Reflector.createDecorator<true>();

/** Error codes by their HTTP status. */
export type Refusals = Partial<Record<number, readonly ErrorCode[]>>;

/**
 * Declares for the OpenAPI document how a route may reject a request, in addition to what follows from its access
 * rule, body, query and parameters.
 */
export const Refuses = Reflector.createDecorator<Refusals>();

interface ReplyOptions {
  /** 200 by default. */
  status?: number;
  description?: string;
  schema?: ApiResponseSchemaHost['schema'];
}

/** Decorates a handler that returns this type or a promise of it, perhaps compressed. */
type HandlerDecorator<Reply> = <Handler extends (...args: never[]) => Reply | Promise<Reply | CompressedBody<Reply>>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * Sets the status of a successful request, and documents what the route does and returns.
 * @param type class of the returned body, in an array for a list; `String` for a file; null if there is no body or the
 * options contain its `schema`
 */
export function Replies(
  type: StringConstructor | null,
  summary: string,
  options?: ReplyOptions,
): HandlerDecorator<unknown>;
export function Replies<Body>(type: Type<Body>, summary: string, options?: ReplyOptions): HandlerDecorator<Body>;
export function Replies<Body>(
  type: [Type<Body>],
  summary: string,
  options?: ReplyOptions,
): HandlerDecorator<readonly Body[]>;
export function Replies(
  type: Type | [Type] | null,
  summary: string,
  { status = 200, ...rest }: ReplyOptions = {},
): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({ status, ...(type && { type }), ...rest }),
  );
}

/** Injects the reply object. The body is still what the handler returns. */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });

/** A malformed id in a path gets the same reply as an unknown id. */
const uuidPipe: PipeTransform<unknown, string> = {
  transform(value) {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  },
};

/** A path parameter with one of our ids. */
export const UuidParam = (name: string): ParameterDecorator => Param(name, uuidPipe);
