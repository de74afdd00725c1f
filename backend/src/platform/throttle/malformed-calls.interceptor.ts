import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { InvalidFieldError } from '../http/app-error.js';
import { CallLimits } from './call-limits.js';

/** Counts calls whose body or query was refused. */
@Injectable()
export class MalformedCallsInterceptor implements NestInterceptor {
  constructor(private readonly limits: CallLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof InvalidFieldError) {
          const request = context.switchToHttp().getRequest<FastifyRequest>();
          await this.limits.takeMalformed(context.getHandler(), request);
        }
        throw error;
      }),
    );
  }
}
