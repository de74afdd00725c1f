import type { AdminListName } from '@bearings/contracts';
import type { AdminListQueryDto } from './admin.dto.js';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../platform/logging/security-log.js';
import { LIST_DEFINITIONS } from './admin-lists.js';
import { AdminRepository } from './admin.repository.js';
import { AuditRepository } from './audit.repository.js';
import { formatCsvHeader, formatCsvLine } from '../platform/http/csv.js';

const BATCH_SIZE = 500;

@Injectable()
export class ExportService {
  constructor(
    private readonly admin: AdminRepository,
    private readonly audit: AuditRepository,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns the lines of an exported list, up to the maximum number of rows. The ids are fixed at the start; batches
   * of rows are read on demand without holding a connection. Throws a 400 for an invalid query.
   */
  async export(adminId: string, name: AdminListName, query: AdminListQueryDto): Promise<AsyncGenerator<string>> {
    this.security.record('export', 'ok', { userId: adminId, action: name });
    const entry = await this.audit.beginExport(adminId, describeExport(name, query));
    try {
      const ids = await this.admin.listIds(name, query);
      return this.csvLines(entry, name, ids);
    } catch (error) {
      await this.audit.end(entry, 'failed');
      throw error;
    }
  }

  /**
   * Records in the security log and the audit log that an administrator exported a list that another module provides.
   */
  async record(adminId: string, list: string): Promise<void> {
    this.security.record('export', 'ok', { userId: adminId, action: list });
    await this.audit.end(await this.audit.beginExport(adminId, list), 'done');
  }

  private async *csvLines(entry: string, name: AdminListName, ids: readonly string[]): AsyncGenerator<string> {
    const columns = Object.keys(LIST_DEFINITIONS[name].columns);
    let isComplete = false;
    try {
      yield formatCsvHeader(columns);
      for (let at = 0; at < ids.length; at += BATCH_SIZE) {
        const batch = ids.slice(at, at + BATCH_SIZE);
        // Each batch is read only after the consumer has processed the previous one.
        // oxlint-disable-next-line no-await-in-loop
        const rows = await this.admin.byIds<Record<string, unknown>>(name, batch);
        yield rows.map((row) => formatCsvLine(columns.map((column) => row[column]))).join('');
      }
      isComplete = true;
    } finally {
      await this.audit.end(entry, isComplete ? 'done' : 'failed');
    }
  }
}

/** Describes what was exported, for the audit log. The search text is left out, as it may be a person's email. */
function describeExport(name: AdminListName, { filter, from, to, search }: AdminListQueryDto): string {
  const givenQuery = { filter, from, to, ...(search && { search: 'yes' }) };
  const parts = Object.entries(givenQuery).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
  return [name, ...parts].join(' ');
}
