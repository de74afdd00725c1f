import type { EntityManager } from 'typeorm';
import type { WorkRepository } from './work.repository.js';
import type { ClaimedWork } from './work.statements.js';

/** Another worker has claimed the work, or it has been deleted. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another worker has claimed this work, or it has been deleted.');
  }
}

/** One attempt at claimed work. */
export class WorkRun {
  readonly id: string;
  readonly variant: string;
  readonly subjectId: string | null;
  readonly attempt: number;
  readonly waitedSeconds: number;
  readonly firstDueAt: Date;
  readonly fence: number;
  private ended = false;

  /** `signal` aborts when the lease is lost or the process is stopping. */
  constructor(
    private readonly claimed: ClaimedWork,
    private readonly repository: WorkRepository,
    readonly signal: AbortSignal,
  ) {
    ({
      id: this.id,
      variant: this.variant,
      subjectId: this.subjectId,
      attempt: this.attempt,
      waitedSeconds: this.waitedSeconds,
      firstDueAt: this.firstDueAt,
      fence: this.fence,
    } = claimed);
  }

  get isFinished(): boolean {
    return this.ended;
  }

  /**
   * Ends the work and stores its results, in one transaction. Throws a {@link LeaseLostError} and stores nothing if
   * another worker has claimed it.
   */
  async finish(store?: (manager: EntityManager) => Promise<void>): Promise<void> {
    if (!(await this.repository.end(this.claimed, store))) throw new LeaseLostError();
    this.ended = true;
  }
}
