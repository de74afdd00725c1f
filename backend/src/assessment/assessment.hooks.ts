import type { AssessmentStatus, Circumstances } from '@bearings/contracts';
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

export type OnRemoved = (manager: EntityManager, assessmentIds: string[]) => Promise<void>;
export type OnRestated = (
  manager: EntityManager,
  assessmentId: string,
  circumstances: Circumstances,
) => Promise<void>;
export type OnSuperseded = (manager: EntityManager, assessmentId: string) => Promise<void>;

/** Hooks that other modules register. Startup fails while a required one is missing. */
@Injectable()
export class AssessmentHooks implements OnApplicationBootstrap {
  private source: AccessStatusSource | null = null;
  private readonly supersededListeners: OnSuperseded[] = [];
  private readonly removedListeners: OnRemoved[] = [];
  private readonly restatedListeners: OnRestated[] = [];

  provideAccessStatus(source: AccessStatusSource): void {
    this.source = source;
  }

  onSuperseded(listener: OnSuperseded): void {
    this.supersededListeners.push(listener);
  }

  /** Adds a listener that runs when a paid assessment gets other circumstances. */
  onRestated(listener: OnRestated): void {
    this.restatedListeners.push(listener);
  }

  /** Adds a listener that runs just before the rows are deleted. */
  onRemoved(listener: OnRemoved): void {
    this.removedListeners.push(listener);
  }

  onApplicationBootstrap(): void {
    if (this.supersededListeners.length === 0)
      throw new Error('No module registered onSuperseded.');
    if (this.removedListeners.length === 0) throw new Error('No module registered onRemoved.');
    if (!this.source) throw new Error('No module registered the access status of assessments.');
  }

  get accessStatus(): AccessStatusSource {
    if (!this.source) throw new Error('No module registered the access status of assessments.');
    return this.source;
  }

  async runSuperseded(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.supersededListeners) await listener(manager, assessmentId);
  }

  async runRemoved(manager: EntityManager, assessmentIds: string[]): Promise<void> {
    for (const listener of this.removedListeners) await listener(manager, assessmentIds);
  }

  async runRestated(
    manager: EntityManager,
    assessmentId: string,
    circumstances: Circumstances,
  ): Promise<void> {
    for (const listener of this.restatedListeners) {
      await listener(manager, assessmentId, circumstances);
    }
  }
}
