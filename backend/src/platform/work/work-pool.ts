import type { EntityManager } from 'typeorm';
import { isDatabaseFault } from '../database/database-fault.js';
import type { Logger } from '../logging/logger.js';
import { trackWork } from '../periodic/running-work.js';
import { runInSpan } from '../tracing/tracing.js';
import { UnrecoverableWorkError, type WorkHandler } from './work-handler.js';
import type { WorkKind } from './work-kinds.js';
import type { WorkLog } from './work-log.js';
import { LeaseLostError, WorkRun } from './work-run.js';
import type { ClaimedWork } from './work.statements.js';
import type { WorkRepository } from './work.repository.js';

/** Delay between attempts while the database fails. */
const DATABASE_FAULT_PAUSE_SECONDS = 2;
/** A lease is renewed this many times before it would expire, so that some renewals may fail. */
const RENEWALS_PER_LEASE = 4;

interface PoolServices {
  repository: WorkRepository;
  log: WorkLog;
  logger: Logger;
  /** Aborts when the process is stopping. */
  stopping: AbortSignal;
}

/** Claims and runs the work of one kind in this process, up to its handler's concurrency. */
export class WorkPool {
  private readonly runs = new Set<Promise<void>>();
  private busySlots = 0;

  constructor(
    private readonly kind: WorkKind,
    private readonly handler: WorkHandler,
    private readonly services: PoolServices,
  ) {}

  /** Claims one row and waits until its run ends. Does nothing if it is claimed, not due, or no slot is free. */
  async runOne(id: string, trace: string | null): Promise<void> {
    const claimed = await this.claim(id, 0);
    if (claimed) await this.start(claimed, trace);
  }

  /** Starts the work that has been due for at least this long, until no slot is free or no more work is due. */
  async fill(overdueSeconds: number): Promise<void> {
    for (;;) {
      const claimed = await this.claim(null, overdueSeconds);
      if (!claimed) return;
      void this.start(claimed, null);
    }
  }

  /** Waits for all runs, and for those that they start. */
  async settle(): Promise<void> {
    while (this.runs.size > 0) await Promise.all(this.runs);
  }

  /** Claims work for a free slot, which it occupies until {@link start} ends. */
  private async claim(id: string | null, overdueSeconds: number): Promise<ClaimedWork | null> {
    const { kind, handler, services } = this;
    if (services.stopping.aborted || this.busySlots >= handler.concurrency) return null;
    this.busySlots += 1;
    let claimed: ClaimedWork | null = null;
    try {
      const { leaseSeconds } = handler;
      claimed = await services.repository.claim({ kind, id, overdueSeconds, leaseSeconds });
      return claimed;
    } finally {
      if (!claimed) this.busySlots -= 1;
    }
  }

  private start(claimed: ClaimedWork, trace: string | null): Promise<void> {
    const run = this.runAndRefill(claimed, trace).finally(() => void this.runs.delete(run));
    this.runs.add(run);
    return run;
  }

  private async runAndRefill(claimed: ClaimedWork, trace: string | null): Promise<void> {
    const { kind, services } = this;
    const options = { kind: 'CONSUMER', parent: trace } as const;
    try {
      await trackWork(kind, () => runInSpan(`work ${kind}`, options, () => this.attempt(claimed)));
    } catch (error) {
      services.logger.warn({ err: error, work: claimed.id, kind }, 'work state not stored');
    }
    this.busySlots -= 1;
    try {
      // Starts work that was added while no slot was free.
      await this.fill(0);
    } catch (error) {
      services.logger.warn({ err: error, kind }, 'work not claimed');
    }
  }

  private async attempt(claimed: ClaimedWork): Promise<void> {
    const { handler, services } = this;
    const lost = new AbortController();
    const run = new WorkRun(claimed, services.repository, AbortSignal.any([lost.signal, services.stopping]));
    // After this many crashes in a row, the work itself is likely to cause them. Then it is delayed like a failure.
    const isSuspect = claimed.wasAbandoned && claimed.attempt > handler.alertAfter;
    const renewMs = (handler.leaseSeconds * 1_000) / RENEWALS_PER_LEASE;
    const timer = setInterval(() => void this.renew(claimed, lost), renewMs).unref();
    const startMs = performance.now();
    try {
      if (isSuspect) throw new Error('The workers that ran this work ended without a result.');
      await handler.run(run);
      if (!run.isFinished) await run.finish();
      services.log.done(claimed, performance.now() - startMs);
    } catch (error) {
      if (error instanceof LeaseLostError || lost.signal.aborted) services.log.failed(claimed, 'lost', error);
      else await this.handleFailure(run, claimed, error);
    } finally {
      clearInterval(timer);
    }
  }

  private async renew(claimed: ClaimedWork, lost: AbortController): Promise<void> {
    const { repository, logger } = this.services;
    try {
      if (!(await repository.renew(claimed, this.handler.leaseSeconds))) lost.abort(new LeaseLostError());
    } catch (error) {
      logger.warn({ err: error, work: claimed.id, kind: this.kind }, 'lease not renewed');
    }
  }

  private async handleFailure(run: WorkRun, claimed: ClaimedWork, error: unknown): Promise<void> {
    const { repository, stopping, log } = this.services;
    const uncounted = claimed.attempt - 1;
    if (stopping.aborted) {
      await repository.retry(claimed, { inSeconds: 0, attempts: uncounted });
    } else if (isDatabaseFault(error)) {
      log.failed(claimed, 'database', error);
      await repository.retry(claimed, { inSeconds: DATABASE_FAULT_PAUSE_SECONDS, attempts: uncounted });
    } else {
      await this.handleFailedAttempt(run, claimed, error);
    }
  }

  private async handleFailedAttempt(run: WorkRun, claimed: ClaimedWork, error: unknown): Promise<void> {
    const { handler, services } = this;
    const { alertAfter } = handler;
    const attempts = error instanceof UnrecoverableWorkError ? Math.max(run.attempt, alertAfter) : run.attempt;
    const inSeconds = handler.backOff({ attempt: attempts, ageSeconds: claimed.ageSeconds });
    const isReported = attempts >= alertAfter || inSeconds === null;
    const store = (manager: EntityManager): Promise<void> => handler.onFailed?.(manager, run) ?? Promise.resolve();
    const change = isReported ? store : undefined;
    services.log.failed(claimed, inSeconds === null ? 'given_up' : isReported ? 'alert' : 'failed', error);
    await (inSeconds === null
      ? services.repository.end(claimed, change)
      : services.repository.retry(claimed, { inSeconds, attempts }, change));
  }
}
