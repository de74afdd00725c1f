import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { InvalidFieldError } from './app-error.js';
import { AcceptsBody } from './route.decorators.js';

/**
 * Rejects a body that no parameter of the handler declares, so that nobody believes that its fields had an effect. An
 * empty object is accepted, because some clients always send one.
 */
@Injectable()
export class UnexpectedBodyInterceptor implements NestInterceptor {
  private readonly reflector = new Reflector();

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (hasContent(context.switchToHttp().getRequest<FastifyRequest>()) && !this.takesBody(context)) {
      throw new InvalidFieldError('body', 'This call takes no body.');
    }
    return next.handle();
  }

  private takesBody(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name);
    const hasBodyParameter = listKeys(parameters).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
    return hasBodyParameter || (this.reflector.get(AcceptsBody, handler) ?? false);
  }
}

/** The body of a GET is not parsed, so there only the headers tell that it exists. */
function hasContent({ body, headers }: FastifyRequest): boolean {
  if (typeof body === 'object' && body !== null) return listKeys(body).length > 0;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const listKeys = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
