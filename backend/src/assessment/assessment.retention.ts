import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { type Aged, AssessmentRepository } from './assessment.repository.js';
import { AssessmentService } from './assessment.service.js';

/** Before every assessment. */
const FIRST: Aged = { id: '00000000-0000-0000-0000-000000000000', completedAt: '-infinity' };
const BATCH_SIZE = 500;

/** Deletes abandoned assessments, and unpaid ones of visitors, past their retention period. */
@Injectable()
export class AssessmentRetention implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly service: AssessmentService,
    private readonly hooks: AssessmentHooks,
    private readonly cleanup: CleanupService,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { inProgressDays, unpaidDays } = this.config.retention;
    this.cleanup.add('assessments in progress', () => this.removeAbandoned(inProgressDays));
    this.cleanup.add('unpaid assessments of visitors', () => this.removeUnpaid(unpaidDays));
  }

  private async removeAbandoned(days: number): Promise<number> {
    let removed = 0;
    for (;;) {
      const found = await this.database.transaction(async (manager) => {
        const ids = await this.assessments.lockAbandoned(manager, days, BATCH_SIZE);
        await this.assessments.countAbandoned(manager, ids);
        await this.service.removeAll(manager, ids);
        return ids.length;
      });
      removed += found;
      if (found < BATCH_SIZE) return removed;
    }
  }

  /** A paid assessment is not deleted: its owner may still open the report. */
  private async removeUnpaid(days: number): Promise<number> {
    let removed = 0;
    let after = FIRST;
    for (;;) {
      const last = await this.database.transaction(async (manager) => {
        const old = await this.assessments.lockOldOfVisitors(manager, days, after);
        const ids = old.map(({ id }) => id);
        const statuses = await this.hooks.accessStatus.accessStatusOf(ids, manager);
        const unpaid = ids.filter((id) => !statuses.get(id)?.isPaid);
        await this.service.removeAll(manager, unpaid);
        removed += unpaid.length;
        return old.at(-1);
      });
      if (last === undefined) return removed;
      after = last;
    }
  }
}
