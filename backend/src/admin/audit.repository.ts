import type { AdminAuditEntry } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';
import type { EventPayloads } from '../platform/events/event-list.js';

/** The log of administrators' actions. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  /** Inserts an entry before its action, so that no action is missing. Returns the entry's id. */
  async begin(
    adminId: string,
    action: AdminAuditEntry['action'],
    subject: string,
  ): Promise<string> {
    const row = await queryOne<{ id: string }>(
      this.database,
      'insert into admin_audit (admin_id, action, subject) values ($1, $2, $3) returning id',
      [adminId, action, subject],
    );
    if (!row) throw new Error('An audit entry was not stored.');
    return row.id;
  }

  /** Like {@link begin}, for an export, which has no subject but itself. */
  async beginExport(adminId: string, detail: string): Promise<string> {
    const row = await queryOne<{ id: string }>(
      this.database,
      `insert into admin_audit (admin_id, action, subject, detail)
       values ($1, 'list.export', gen_random_uuid(), $2) returning id`,
      [adminId, detail],
    );
    if (!row) throw new Error('An audit entry was not stored.');
    return row.id;
  }

  /**
   * Stores that an administrator read a customer's assessment, or its report or receipt, on the pages that
   * customers use. Their own assessments are no customer's.
   */
  async recordRead({ adminId, subject, action }: EventPayloads['admin.read']): Promise<void> {
    await this.database.query(
      `insert into admin_audit (admin_id, action, subject, detail, outcome)
       select $1, 'person.read', $2, $3, 'done' from assessments a
        where a.user_id is distinct from $1
          and a.id in (select $2 union all select assessment_id from reports where id = $2
                       union all select assessment_id from payments where id = $2)`,
      [adminId, subject, action],
    );
  }

  /** Stores a change of an administrator's own second factor, in the transaction that makes it. */
  async recordFactor(
    manager: EntityManager,
    adminId: string,
    action: AdminAuditEntry['action'],
  ): Promise<void> {
    await manager.query(
      `insert into admin_audit (admin_id, action, subject, outcome) values ($1, $2, $1, 'done')`,
      [adminId, action],
    );
  }

  async end(id: string, outcome: 'done' | 'failed'): Promise<void> {
    await this.database.query('update admin_audit set outcome = $2 where id = $1', [id, outcome]);
  }
}
