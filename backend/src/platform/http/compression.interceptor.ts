import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { acceptsEncoding } from './accepts-encoding.js';
import { CompressedBody } from './compressed-body.js';

/** Sends a {@link CompressedBody} as it is to a client that accepts gzip, and decompressed to any other. */
export class CompressionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      mergeMap(async (body) => {
        if (!(body instanceof CompressedBody)) return body;
        const { headers } = http.getRequest<FastifyRequest>();
        const reply = http.getResponse<FastifyReply>();
        void reply.headers({ 'content-type': body.type, vary: 'accept-encoding' });
        if (!acceptsEncoding(headers['accept-encoding'], 'gzip')) return body.decompress();
        void reply.header('content-encoding', 'gzip');
        return body.bytes;
      }),
    );
  }
}
