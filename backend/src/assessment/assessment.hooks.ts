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
  /** Returns SQL of an assessment's `status`. `assessmentId` is an expression. */
  statusSql(assessmentId: string): string;
  /** Returns the assessment that another id, such as a report's, belongs to; null if none. */
  resolve(id: string): Promise<string | null>;
}

/** Returns SQL of a change. `superseded` is a query that gives the ids of the superseded assessments. */
export type OnSuperseded = (superseded: string) => string;

/** Hooks that other modules register. Startup fails while a required one is missing. */
@Injectable()
export class AssessmentHooks implements OnApplicationBootstrap {
  private source: AccessStatusSource | null = null;
  private readonly supersededChanges: OnSuperseded[] = [];

  provideAccessStatus(source: AccessStatusSource): void {
    this.source = source;
  }

  /** Adds a change that is made in the statement in which assessments are superseded. */
  onSuperseded(change: OnSuperseded): void {
    this.supersededChanges.push(change);
  }

  onApplicationBootstrap(): void {
    if (this.supersededChanges.length === 0) throw new Error('No module registered onSuperseded.');
    if (!this.source) throw new Error('No module registered the access status of assessments.');
  }

  get accessStatus(): AccessStatusSource {
    if (!this.source) throw new Error('No module registered the access status of assessments.');
    return this.source;
  }

  /** Returns SQL of every change that superseding makes in other modules. */
  supersededSql(superseded: string): string[] {
    return this.supersededChanges.map((change) => change(superseded));
  }
}
