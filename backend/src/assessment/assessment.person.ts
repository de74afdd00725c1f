import type { PersonalData } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonHooks } from '../auth/person.hooks.js';
import { CONFIG, type Config } from '../config/config.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentRepository } from './assessment.repository.js';

/** Sorts before every other id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 500;

/** Assessments as a person's data: claimed by a proven email, handed over, deleted, outlived. */
@Injectable()
export class AssessmentPerson implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly presenter: AssessmentPresenter,
    private readonly hooks: AssessmentHooks,
    private readonly people: PersonHooks,
    private readonly housekeeping: Housekeeping,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { inProgressDays, unpaidDays } = this.config.housekeeping;
    this.people.onEmailProven((manager, { email, userId }) =>
      this.assessments.attachByEmail(manager, email, userId),
    );
    this.people.onUserDeleted(async (manager, userId) => {
      const rows = await this.assessments.listAllOf(userId, manager);
      await this.remove(
        manager,
        rows.map(({ id }) => id),
      );
    });
    this.people.onExported((userId) => this.export(userId));
    this.housekeeping.add('assessments in progress', () => this.removeAbandoned(inProgressDays));
    this.housekeeping.add('unpaid assessments of visitors', () => this.removeUnpaid(unpaidDays));
  }

  private async remove(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.assessments.lockAll(manager, ids);
    await this.hooks.runRemoved(manager, ids);
    await this.assessments.remove(manager, ids);
  }

  private async removeAbandoned(days: number): Promise<number> {
    let removed = 0;
    for (;;) {
      const found = await this.database.transaction(async (manager) => {
        const ids = await this.assessments.lockAbandoned(manager, days, AT_ONCE);
        await this.remove(manager, ids);
        return ids.length;
      });
      removed += found;
      if (found < AT_ONCE) return removed;
    }
  }

  /** A paid one stays until its owner comes for it, however long that takes. */
  private async removeUnpaid(days: number): Promise<number> {
    let removed = 0;
    let after = FIRST_ID;
    for (;;) {
      const last = await this.database.transaction(async (manager) => {
        const ids = await this.assessments.lockOldOfVisitors(manager, days, after);
        const standings = await this.hooks.standings.standingsOf(ids, manager);
        const unpaid = ids.filter((id) => !standings.get(id)?.isPaid);
        await this.remove(manager, unpaid);
        removed += unpaid.length;
        return ids.at(-1);
      });
      if (last === undefined) return removed;
      after = last;
    }
  }

  private async export(userId: string): Promise<Pick<PersonalData, 'assessments'>> {
    const rows = await this.assessments.listAllOf(userId);
    const replies = await this.presenter.presentAll(rows);
    return {
      assessments: rows.flatMap((row, index) => {
        const reply = replies[index];
        const { firstName, lastName, draft, responses, scores, personality, quality } = row;
        const held = { firstName, lastName, draft, responses, scores, personality, quality };
        return reply ? [{ ...reply, ...held }] : [];
      }),
    };
  }
}
