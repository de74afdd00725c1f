import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseSchemaHost } from '@nestjs/swagger';

interface ReplyOptions {
  /** 200 unless it says otherwise. */
  status?: number;
  description?: string;
  schema?: ApiResponseSchemaHost['schema'];
}

/**
 * Sets the status of a call that succeeds, and says in the OpenAPI document what the call does and returns.
 * @param type the class of the body, in a list for a list; null without one or where the options have its `schema`
 */
export const Replies = (
  type: Type | [Type] | null,
  summary: string,
  { status = 200, ...rest }: ReplyOptions = {},
): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({ status, ...(type && { type }), ...rest }),
  );
