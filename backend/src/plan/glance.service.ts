import type { ReportGlance } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access/caller.js';
import { ReportReader } from '../report/reading/report.reader.js';
import { ReportService } from '../report/report.service.js';
import { PlanService } from './plan.service.js';

/**
 * Composes the summary of an account's newest report for the dashboard: profile, careers and the progress of its plan.
 */
@Injectable()
export class GlanceService {
  constructor(
    private readonly reports: ReportService,
    private readonly reader: ReportReader,
    private readonly plans: PlanService,
  ) {}

  /** Returns the summary of the account's newest report; null if there is none. */
  async read(caller: Caller): Promise<ReportGlance | null> {
    const [newest] = await this.reports.list(caller);
    if (!newest) return null;
    const { facts } = await this.reader.sourceOf(caller, newest.assessment.id, {});
    const plan = await this.plans.read(caller, newest.assessment.id);
    const { assessmentId, careers, kept, steps } = plan;
    const nextStep = steps.find(({ doneAt }) => doneAt === null);
    return {
      assessmentId,
      personalityType: facts.personality.type,
      categories: facts.categories.map(({ category, name, score, band }) => ({
        category,
        name,
        score,
        band,
      })),
      careers,
      kept,
      done: steps.filter(({ doneAt }) => doneAt !== null).length,
      total: steps.length,
      next: nextStep ? { id: nextStep.id, text: nextStep.text, dueOn: nextStep.dueOn } : null,
    };
  }
}
