import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseSchemaHost } from '@nestjs/swagger';

interface ReplyOptions {
  /** 200 by default. */
  status?: number;
  description?: string;
  schema?: ApiResponseSchemaHost['schema'];
}

/** Decorates a handler that returns this type, a promise of it, or a promise of its bytes. */
type HandlerOf<Reply> = <Handler extends (...args: never[]) => Reply | Promise<Reply | Buffer>>(
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
): HandlerOf<unknown>;
export function Replies<Body>(
  type: Type<Body>,
  summary: string,
  options?: ReplyOptions,
): HandlerOf<Body>;
export function Replies<Body>(
  type: [Type<Body>],
  summary: string,
  options?: ReplyOptions,
): HandlerOf<readonly Body[]>;
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
