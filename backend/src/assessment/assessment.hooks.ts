import type { AssessmentStatus } from '@bearings/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Standing {
  isPaid: boolean;
  status: Exclude<AssessmentStatus, 'in_progress'>;
}

/** What this module must be told by those above it, which it does not know. */
export interface StandingSource {
  /** Where completed assessments stand, by id. */
  standingsOf(ids: string[], manager?: EntityManager): Promise<Map<string, Standing>>;
  /** The assessment that another of our ids, such as a report's, stands for. */
  resolve(id: string): Promise<string | null>;
}

export type OnRemoved = (manager: EntityManager, assessmentIds: string[]) => Promise<void>;
export type OnSuperseded = (manager: EntityManager, assessmentId: string) => Promise<void>;

/** Where the modules above register; the start fails when nobody did. */
@Injectable()
export class AssessmentHooks implements OnApplicationBootstrap {
  private source: StandingSource | null = null;
  private readonly supersededListeners: OnSuperseded[] = [];
  private readonly removedListeners: OnRemoved[] = [];

  provideStandings(source: StandingSource): void {
    this.source = source;
  }

  onSuperseded(listener: OnSuperseded): void {
    this.supersededListeners.push(listener);
  }

  /** Told just before the rows are deleted. */
  onRemoved(listener: OnRemoved): void {
    this.removedListeners.push(listener);
  }

  onApplicationBootstrap(): void {
    if (this.supersededListeners.length === 0)
      throw new Error('No module registered onSuperseded.');
    if (this.removedListeners.length === 0) throw new Error('No module registered onRemoved.');
    if (!this.source) throw new Error('No module provides where assessments stand.');
  }

  get standings(): StandingSource {
    if (!this.source) throw new Error('No module provides where assessments stand.');
    return this.source;
  }

  async runSuperseded(manager: EntityManager, assessmentId: string): Promise<void> {
    for (const listener of this.supersededListeners) await listener(manager, assessmentId);
  }

  async runRemoved(manager: EntityManager, assessmentIds: string[]): Promise<void> {
    for (const listener of this.removedListeners) await listener(manager, assessmentIds);
  }
}
