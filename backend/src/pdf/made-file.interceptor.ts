import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { getCaller, getThrottleKey } from '../auth/access/caller.js';
import { LimitPerCaller, Throttle } from '../platform/throttle/throttle.js';
import { FileNotReadyFilter } from './file-not-ready.filter.js';
import { PdfCompiler } from './pdf-compiler.js';
import { FileNotReadyError } from './pdf.errors.js';

/**
 * Limits how long a call waits for the file that its handler makes. Afterwards it gets 503 with Retry-After while the
 * file is still being made, and does not count towards the limit of the caller.
 */
@Injectable()
class MadeFileInterceptor implements NestInterceptor {
  constructor(
    private readonly compiler: PdfCompiler,
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    try {
      return of(await this.compiler.waitForCall(lastValueFrom(next.handle())));
    } catch (error) {
      if (error instanceof FileNotReadyError) await this.restorePoint(context);
      throw error;
    }
  }

  private async restorePoint(context: ExecutionContext): Promise<void> {
    const rule = this.reflector.get(LimitPerCaller, context.getHandler());
    if (!rule) return;
    const key = getThrottleKey(getCaller(context.switchToHttp().getRequest<FastifyRequest>()));
    if (key !== null) await this.throttle.restorePoint(rule, key);
  }
}

/** For a route whose handler makes a file and returns it as a `StreamableFile`. */
export const MadeFile = () => applyDecorators(UseInterceptors(MadeFileInterceptor), UseFilters(FileNotReadyFilter));
