import type { AdminAuditEntry } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';

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

  async end(id: string, outcome: 'done' | 'failed'): Promise<void> {
    await this.database.query('update admin_audit set outcome = $2 where id = $1', [id, outcome]);
  }
}
