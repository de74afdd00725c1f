import type { AssessmentStatus } from '@bearings/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whether a completed assessment is paid, and the state of its report. */
export interface AccessStatus {
  isPaid: boolean;
  status: Exclude<AssessmentStatus, 'in_progress'>;
}

/** Access statuses, which the report module provides: this one does not depend on it. */
export interface AccessStatusSource {
  /** Returns the access status of completed assessments by id. */
  accessStatusOf(ids: string[], manager?: EntityManager): Promise<Map<string, AccessStatus>>;
  /** Returns the assessment that another id, such as a report's, belongs to; null if none. */
  resolve(id: string): Promise<string | null>;
}

/** Hooks that other modules register. Startup fails while a required one is missing. */
@Injectable()
export class AssessmentHooks implements OnApplicationBootstrap {
  private source: AccessStatusSource | null = null;

  provideAccessStatus(source: AccessStatusSource): void {
    this.source = source;
  }

  onApplicationBootstrap(): void {
    if (!this.source) throw new Error('No module registered the access status of assessments.');
  }

  get accessStatus(): AccessStatusSource {
    if (!this.source) throw new Error('No module registered the access status of assessments.');
    return this.source;
  }
}
