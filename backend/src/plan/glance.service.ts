import type { ReportGlance } from '@bearings/contracts';
import { composeSharedHeadline } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access/caller.js';
import { chooseSource } from '../report/reading/report-source.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { PlanService } from './plan.service.js';

/**
 * Composes the summary of an account's newest report for the dashboard: scores, careers and the progress of its plan.
 */
@Injectable()
export class GlanceService {
  constructor(
    private readonly sources: ReportSources,
    private readonly plans: PlanService,
  ) {}

  /** Returns the summary of the account's newest report; null if there is none. */
  async read(caller: Caller): Promise<ReportGlance | null> {
    const [newest] = await this.sources.forAccount(caller, 1);
    if (!newest) return null;
    const { facts } = chooseSource(newest, {});
    const { assessmentId, careers, kept, steps } = await this.plans.read(newest);
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
      headline: composeSharedHeadline(facts).title,
      careers,
      kept,
      done: steps.filter(({ doneAt }) => doneAt !== null).length,
      total: steps.length,
      next: nextStep ? { id: nextStep.id, text: nextStep.text, dueOn: nextStep.dueOn } : null,
    };
  }
}
