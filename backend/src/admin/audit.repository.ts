import type { AdminAuditEntry } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EntityManager } from 'typeorm';
import type { EventPayloads } from '../platform/events/event-list.js';
import { AdminAuditEntity } from './admin-audit.entity.js';
import { RECORD_READ } from './admin.statements.js';

/** The log of administrators' actions. */
@Injectable()
export class AuditRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Inserts an entry before its action, so that no action is missing. Returns the entry's id. */
  begin(adminId: string, action: AdminAuditEntry['action'], subject: string): Promise<string> {
    return this.insert({ adminId, action, subject });
  }

  /** Like {@link begin}, for an export, whose subject is a new id. */
  beginExport(adminId: string, detail: string): Promise<string> {
    return this.insert({ adminId, action: 'list.export', subject: randomUUID(), detail });
  }

  /**
   * Stores that an administrator read a customer's assessment, or its report or receipt, on the pages that
   * customers use. A read of their own assessment is not stored.
   */
  async recordRead({ adminId, subject, action }: EventPayloads['admin.read']): Promise<void> {
    await RECORD_READ.list(this.manager, [adminId, subject, action]);
  }

  /** Stores a change of an administrator's own second factor, in the transaction that makes it. */
  async recordFactor(
    manager: EntityManager,
    adminId: string,
    action: AdminAuditEntry['action'],
  ): Promise<void> {
    const entry = { adminId, action, subject: adminId, outcome: 'done' } as const;
    await manager.insert(AdminAuditEntity, entry);
  }

  async end(id: string, outcome: 'done' | 'failed'): Promise<void> {
    await this.manager.update(AdminAuditEntity, { id }, { outcome });
  }

  private async insert(values: Partial<AdminAuditEntity>): Promise<string> {
    const entry = this.manager.create(AdminAuditEntity, values);
    await this.manager.insert(AdminAuditEntity, entry);
    return entry.id;
  }
}
