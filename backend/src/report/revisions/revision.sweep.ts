import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Periodic, type Task } from '../../platform/queue/periodic.js';
import { FactsLoader } from '../generation/facts-loader.js';
import type { ReportRevisionEntity } from './report-revision.entity.js';
import { RevisionRepository } from './revision.repository.js';
import { RevisionService } from './revision.service.js';
import { BuiltInWriter, type ReportFacts } from '@bearings/report-composer';

const INTERVAL_MS = 1_000;
const BATCH_SIZE = 20;
const MAX_ATTEMPTS = 5;
/** Time after which another worker may claim the revision. It is much longer than the built-in writer takes. */
const CLAIM_SECONDS = 10;

/** Writes requested revisions of reports with the built-in writer. Runs in processes that generate reports. */
@Injectable()
export class RevisionSweep extends Periodic {
  private readonly writer = new BuiltInWriter();

  constructor(
    private readonly revisions: RevisionRepository,
    private readonly service: RevisionService,
    private readonly loader: FactsLoader,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(log);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    return [{ name: 'revision sweep', everyMs: INTERVAL_MS, work: () => this.makeDue() }];
  }

  private async makeDue(): Promise<void> {
    for (let made = 0; made < BATCH_SIZE; made += 1) {
      const revision = await this.revisions.claimDue(CLAIM_SECONDS);
      if (!revision) return;
      const { id, attempts } = revision;
      try {
        const facts = await this.factsOf(revision);
        const prose = await this.writer.write(facts, () => undefined);
        const isStored = await this.revisions.finish(id, { facts, prose });
        this.log.info({ revision: id, attempt: attempts, stored: isStored }, 'report revision written');
      } catch (error) {
        this.log.error({ err: error, revision: id, attempt: attempts }, 'report revision failed');
        if (attempts >= MAX_ATTEMPTS) await this.revisions.fail(id);
      }
    }
  }

  /** Returns the facts for a revision: from the answers of a retake, otherwise from those of the previous version. */
  private async factsOf({ assessmentId, retakeId, circumstances }: ReportRevisionEntity): Promise<ReportFacts> {
    if (retakeId) return this.loader.loadForRetake(assessmentId, retakeId, circumstances);
    const latestFacts = await this.service.findLatestFacts(assessmentId);
    if (!latestFacts) throw new Error('A revision was requested of a report that was never written.');
    return this.loader.matchCircumstances(latestFacts, circumstances);
  }
}
