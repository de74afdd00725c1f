import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { WorkKind } from './work-kinds.js';
import type { WorkRun } from './work-run.js';

/** A failed attempt. `attempt` counts from 1; `ageSeconds` is the time since the first attempt was due. */
export interface WorkFailure {
  attempt: number;
  ageSeconds: number;
}

/**
 * Runs one kind of work. An attempt may be repeated at any time: after a failure, a crash, or when a worker that was
 * believed dead continues. So a handler stores its results in `run.finish`, which stores nothing if another worker has
 * claimed the work, and what it stores or does before must be safe to repeat.
 */
export interface WorkHandler {
  /** Maximum number of runs at the same time in one process; 0 if this process cannot do this work. */
  readonly concurrency: number;
  /** Time after which another worker may claim the work of one that has crashed. It is renewed while a run lasts. */
  readonly leaseSeconds: number;
  /** From this attempt on, each failure is logged with an alert and passed to `onFailed`. */
  readonly alertAfter: number;
  /** Does the work. If it returns without `run.finish`, the work is done and has nothing to store. */
  run(run: WorkRun): Promise<void>;
  /** Returns the seconds until the next attempt, or null to give the work up. */
  backOff(failure: WorkFailure): number | null;
  /** Stores a failure, in the transaction that schedules the next attempt or gives the work up. */
  onFailed?(manager: EntityManager, run: WorkRun): Promise<void>;
}

/** Declares that a provider is the {@link WorkHandler} of this kind of work. */
export const HandlesWork = DiscoveryService.createDecorator<WorkKind>();

/** Thrown by a handler when further attempts within minutes would fail as well. Counts as `alertAfter` attempts. */
export class UnrecoverableWorkError extends Error {}
