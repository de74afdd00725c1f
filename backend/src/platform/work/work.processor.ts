import { Process, Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Job } from 'bull';
import { isUuid } from '../http/uuid.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { WORK_QUEUE } from './bull-queue.js';
import { isWorkKind } from './work-kinds.js';
import { type DueWork, WorkRunner } from './work-runner.js';

/** Maximum number of jobs at a time. The concurrency of each kind of work is limited separately. */
const MAX_JOBS = 50;

/** Runs the work whose ids arrive in jobs. */
@Processor(WORK_QUEUE)
export class WorkProcessor {
  constructor(
    private readonly runner: WorkRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Process({ concurrency: MAX_JOBS })
  async run({ data }: Job<unknown>): Promise<void> {
    const due = parseJob(data);
    if (!due) return;
    this.logger.debug({ work: due.id, kind: due.kind }, 'job taken from Redis');
    await this.runner.run(due);
  }
}

/** Returns null for a job of another release, whose work is then found by polling. */
function parseJob(data: unknown): DueWork | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, kind, trace }: Partial<Record<keyof DueWork, unknown>> = data;
  if (!isUuid(id) || !isWorkKind(kind)) return null;
  return { id, kind, trace: typeof trace === 'string' ? trace : null };
}
