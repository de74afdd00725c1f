import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { Access } from '../../platform/http/route.decorators.js';
import { isUuid } from '../../platform/http/uuid.js';
import { getCaller } from './caller.js';

/** Records each read of a customer's row by an administrator in the audit log, before the row is read. */
@Injectable()
export class AdminReadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    if (this.reflector.get(Access, context.getHandler()) === 'owner') {
      await this.recordRead(context.switchToHttp().getRequest<FastifyRequest>());
    }
    return next.handle();
  }

  /** The access guard takes the role from an administrator who writes. */
  private async recordRead(request: FastifyRequest): Promise<void> {
    const { role, userId: adminId } = getCaller(request);
    const [subject] = Object.values(request.params ?? {}).filter(isUuid);
    if (role !== 'admin' || adminId === null || subject === undefined) return;
    const action = `${request.method} ${request.routeOptions.url ?? ''}`;
    await this.events.emit(this.database.manager, 'admin.read', { adminId, subject, action });
  }
}
