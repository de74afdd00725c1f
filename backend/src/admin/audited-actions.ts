import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../platform/logging/security-log.js';
import { type AuditedAction, AuditRepository } from './audit.repository.js';

/** Runs actions of administrators, and records each with its outcome in the audit log and the security log. */
@Injectable()
export class AuditedActions {
  constructor(
    private readonly audit: AuditRepository,
    private readonly security: SecurityLog,
  ) {}

  async run<Result>(audited: AuditedAction, work: () => Promise<Result>): Promise<Result> {
    const { adminId: userId, action, subject } = audited;
    const entry = await this.audit.begin(audited);
    try {
      const result = await work();
      await this.audit.end(entry, 'done');
      this.security.record('administration', 'ok', { userId, action, subject });
      return result;
    } catch (error) {
      await this.audit.end(entry, 'failed');
      this.security.record('administration', 'failed', { userId, action, subject });
      throw error;
    }
  }
}
