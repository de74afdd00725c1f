import type { AdminAuditEntry } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EntityManager, IsNull } from 'typeorm';
import { isWithin } from '../platform/database/times.js';
import { lockByName } from '../platform/database/advisory-lock.js';
import type { EventPayloads } from '../platform/events/event-list.js';
import { AdminAuditEntity } from './admin-audit.entity.js';
import { RECORD_ADMIN_READ } from './admin.statements.js';

/** An action of an administrator on the row `subject`. */
export interface AuditedAction {
  adminId: string;
  action: AdminAuditEntry['action'];
  subject: string;
  /** How the person proved who they are, for an action at their request. */
  reference?: string;
  /** What was done, where the action alone does not say it. */
  detail?: string;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Inserts an audit entry before its action, so that no action is missing. Returns the entry's id. */
  begin({ adminId, action, subject, reference, detail }: AuditedAction): Promise<string> {
    return this.insert({ adminId, action, subject, reference: reference ?? null, detail: detail ?? null });
  }

  /**
   * Like {@link begin}, but for the export of a list. The entry's subject is a new id, because an export concerns many
   * rows.
   */
  beginExport(adminId: string, detail: string): Promise<string> {
    return this.insert({ adminId, action: 'list.export', subject: randomUUID(), detail });
  }

  /**
   * Records that an administrator read a customer's assessment, report or receipt on the customer pages. Reading their
   * own assessment is not recorded.
   */
  async recordRead({ adminId, subject, action }: EventPayloads['admin.read']): Promise<void> {
    await this.manager.transaction(async (manager) => {
      // The requests of one look arrive together, so each must see what the others have recorded.
      await lockByName(manager, `admin-read:${adminId}`);
      await RECORD_ADMIN_READ.list(manager, [adminId, subject, describeRead(action)]);
    });
  }

  /** Records a change of an administrator's own second factor, in the same transaction as the change. */
  async recordFactor(manager: EntityManager, adminId: string, action: AdminAuditEntry['action']): Promise<void> {
    const entry = { adminId, action, subject: adminId, outcome: 'done' } as const;
    await manager.insert(AdminAuditEntity, entry);
  }

  /** Returns whether this action is in the audit log already, done within the last five minutes. */
  isRecent({ adminId, action, subject }: AuditedAction): Promise<boolean> {
    const at = isWithin({ minutes: 5 });
    return this.manager.existsBy(AdminAuditEntity, { adminId, action, subject, at, detail: IsNull(), outcome: 'done' });
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

const FILE_ROUTE_PATTERN = /\/(?:download|download\/text|pdf|plan\.ics|adviser-sheet|card)$/;

/** Returns what a request such as `GET /api/reports/:id/pdf` reads of a customer, in words of the audit list. */
function describeRead(action: string): string {
  const isFile = FILE_ROUTE_PATTERN.test(action);
  if (action.includes('/receipts/')) return 'receipt';
  return isFile ? 'report, downloaded' : 'report';
}
