import type { Plan, PlanChange, PlanStepChange } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssessmentService } from '../assessment/assessment.service.js';
import { chooseSource, type ReadableReport } from '../report/reading/report-source.js';
import { SelectionsService } from '../report/selections/selections.service.js';
import { PlanFullError, StepNotFoundError } from './plan.errors.js';
import { mergeSteps, type ReportPlan, suggestPlan } from './plan-steps.js';
import { toPlan } from './plan-view.js';
import type { PlanEntity } from './plan.entity.js';
import { PlanRepository } from './plan.repository.js';

/**
 * Reads and changes plans. A plan lists the steps that a reader wants to take towards the careers in their report. It
 * follows the report's newest version for its owner's country, and is stored once its reader changes it. Everyone who
 * may read a report may read and change its plan.
 */
@Injectable()
export class PlanService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly choices: SelectionsService,
    private readonly assessments: AssessmentService,
    private readonly database: DataSource,
  ) {}

  /** Returns the plan of a report. Stores nothing. */
  async read(report: ReadableReport): Promise<Plan> {
    return this.compose(report, await this.plans.find(report.owner.id));
  }

  /** Returns the plan of a report; null if its reader has never changed it. Stores nothing. */
  async readIfUsed(report: ReadableReport): Promise<Plan | null> {
    const plan = await this.plans.find(report.owner.id);
    return plan && this.compose(report, plan);
  }

  /** Applies all changes of a request or none, and returns the plan. Repeating the request changes nothing more. */
  async change(report: ReadableReport, change: PlanChange): Promise<Plan> {
    const { id } = report.owner;
    const suggested = await this.suggest(report);
    return this.database.transaction(async (manager) => {
      // Locks the assessment before the plan, as a deletion does, to avoid a deadlock. Throws a 404 if the assessment
      // has been deleted.
      await this.assessments.lockById(manager, id);
      await this.plans.lock(manager, id);
      await this.storeSuggested(manager, report, suggested);
      for (const step of change.steps ?? []) await this.apply(manager, id, step);
      if (change.reminders !== undefined) await this.plans.setReminders(manager, id, change.reminders);
      const { reminders } = await this.plans.lock(manager, id);
      return toPlan(id, reminders, await this.plans.listSteps(id, manager), suggested);
    });
  }

  /** Stores the steps that the report suggests now, for example after a revision. */
  async refresh(report: ReadableReport): Promise<void> {
    await this.change(report, {});
  }

  /** Ends the reminders of the plan whose unsubscribe links contain this key; an unknown key is ignored. */
  stopReminders(key: string): Promise<void> {
    return this.plans.stopReminders(key);
  }

  private async compose(report: ReadableReport, plan: PlanEntity | null): Promise<Plan> {
    const { id } = report.owner;
    const suggested = await this.suggest(report);
    const stored = plan ? await this.plans.listSteps(id) : [];
    return toPlan(id, plan?.reminders ?? false, mergeSteps(stored, suggested.steps), suggested);
  }

  private async suggest(report: ReadableReport): Promise<ReportPlan> {
    return suggestPlan(chooseSource(report, {}), await this.choices.listChoices(report.reportId));
  }

  /** Stores the steps that the report now suggests, so that reminders can be found by their dates. */
  private async storeSuggested(
    manager: EntityManager,
    { owner: { id } }: ReadableReport,
    suggested: ReportPlan,
  ): Promise<void> {
    const stored = new Map((await this.plans.listSteps(id, manager)).map((step) => [step.id, step]));
    const merged = mergeSteps([...stored.values()], suggested.steps);
    const wantedIds = new Set(merged.map((step) => step.id));
    for (const stepId of stored.keys()) {
      if (!wantedIds.has(stepId)) await this.plans.removeStep(manager, [id, stepId]);
    }
    for (const step of merged) {
      const before = stored.get(step.id);
      if (!before) await this.plans.insertSuggested(manager, id, step);
      else if (before.text !== step.text || before.detail !== step.detail || before.code !== step.code) {
        await this.plans.updateSuggested(manager, id, step);
      }
    }
  }

  private async apply(manager: EntityManager, assessmentId: string, change: PlanStepChange): Promise<void> {
    const { id, text, dueOn, removed } = change;
    const steps = await this.plans.listSteps(assessmentId, manager);
    const foundStep = steps.find((each) => each.id === id.toLowerCase());
    const isPlanFull = steps.filter(({ removedAt }) => removedAt === null).length >= PLAN_LIMITS.steps;
    if (foundStep) {
      if (removed === true && foundStep.source === null) {
        await this.plans.removeStep(manager, [assessmentId, id]);
        return;
      }
      if (removed === false && foundStep.removedAt !== null && isPlanFull) throw new PlanFullError();
      await this.plans.change(manager, assessmentId, change);
      return;
    }
    // Removing a step that does not exist is no error, because the request may be repeated.
    if (removed === true) return;
    if (text === undefined || dueOn === undefined) throw new StepNotFoundError();
    if (isPlanFull) throw new PlanFullError();
    await this.plans.insertOwn(manager, [assessmentId, id], { text, dueOn });
    await this.plans.change(manager, assessmentId, change);
  }
}
