import { type Plan, PLAN_LIMITS, type PlanChange, type PlanStepChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssessmentService } from '../assessment/assessment.service.js';
import type { Caller } from '../auth/access/caller.js';
import { SelectionsService } from '../report/selections/selections.service.js';
import { draftSteps, FIRST_CAREERS, type PlannedCareer, plannedCareers } from '@bearings/report-composer';
import { ReportReader } from '../report/reading/report.reader.js';
import { findWeekdayAfter } from './plan-dates.js';
import { toPlan } from './plan-view.js';
import { PlanFullError, StepNotFoundError } from './plan.errors.js';
import type { PlanEntity } from './plan.entity.js';
import type { PlanStepEntity } from './plan-step.entity.js';
import { type GeneratedStep, PlanRepository } from './plan.repository.js';

/** The data from which a plan's steps are generated. */
interface PlanSources {
  read: Awaited<ReturnType<ReportReader['sourceOf']>>;
  careers: PlannedCareer[];
  kept: boolean;
  /** Digest of this data; the steps are regenerated when it changes. */
  basis: string;
}

/**
 * Reads and changes plans. A plan lists the steps that a reader wants to take towards the careers in their report.
 * Everyone who may read a report may read and change its plan.
 */
@Injectable()
export class PlanService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly reader: ReportReader,
    private readonly choices: SelectionsService,
    private readonly assessments: AssessmentService,
    private readonly database: DataSource,
  ) {}

  /** Returns the plan of the caller's report, and creates or updates it if needed. Throws a 404. */
  async read(caller: Caller, id: string): Promise<Plan> {
    const sources = await this.sourcesOf(caller, id);
    const { assessmentId } = sources.read;
    const plan = await this.plans.find(assessmentId);
    if (plan?.basis === sources.basis) {
      return toPlan(plan, await this.plans.listSteps(assessmentId), sources);
    }
    return this.withLockedPlan(sources, () => Promise.resolve());
  }

  /** Returns the plan of the caller's report; null if there is no plan yet. Never creates a plan. Throws a 404. */
  async readIfOpened(caller: Caller, id: string): Promise<Plan | null> {
    const { assessmentId } = await this.reader.sourceOf(caller, id, {});
    return (await this.plans.find(assessmentId)) && this.read(caller, id);
  }

  /**
   * Applies all changes of a request or none, and returns the plan. Repeating the request changes nothing more. Throws
   * a 404.
   */
  async change(caller: Caller, id: string, change: PlanChange): Promise<Plan> {
    return this.withLockedPlan(await this.sourcesOf(caller, id), async (manager, { assessmentId }) => {
      for (const step of change.steps ?? []) await this.apply(manager, assessmentId, step);
      if (change.reminders === undefined) return;
      await this.plans.setReminders(manager, assessmentId, change.reminders);
    });
  }

  /** Ends the reminders of the plan whose unsubscribe links contain this key; an unknown key is ignored. */
  stopReminders(key: string): Promise<void> {
    return this.plans.stopReminders(key);
  }

  /** Runs `work` while the plan is locked, after updating the generated steps. Returns the plan. */
  private withLockedPlan(
    sources: PlanSources,
    work: (manager: EntityManager, plan: PlanEntity) => Promise<void>,
  ): Promise<Plan> {
    const { assessmentId } = sources.read;
    return this.database.transaction(async (manager) => {
      // Locks the assessment before the plan, as a deletion does, to avoid a deadlock. Throws a 404 if the assessment
      // has been deleted.
      await this.assessments.lockById(manager, assessmentId);
      const plan = await this.plans.lock(manager, assessmentId);
      if (plan.basis !== sources.basis) await this.updateFromReport(manager, sources);
      await work(manager, plan);
      const [now, steps] = [
        await this.plans.lock(manager, assessmentId),
        await this.plans.listSteps(assessmentId, manager),
      ];
      return toPlan(now, steps, sources);
    });
  }

  /**
   * Adds the steps that the report suggests and the plan does not have yet. Of the generated steps that the reader has
   * not changed, updates the text, or removes those that the report no longer suggests.
   */
  private async updateFromReport(manager: EntityManager, sources: PlanSources): Promise<void> {
    const { facts, country, assessmentId } = sources.read;
    const steps = await this.plans.listSteps(assessmentId, manager);
    const knownSteps = new Map(steps.map((step) => [step.source, step]));
    const drafts = draftSteps(facts, sources.careers, country);
    const wantedSources = new Set(drafts.map(({ source }) => source));
    for (const { id, source, touched } of steps) {
      if (source === null || touched || wantedSources.has(source)) continue;
      await this.plans.removeStep(manager, [assessmentId, id]);
      knownSteps.delete(source);
    }
    const today = new Date();
    let room = PLAN_LIMITS.steps - [...steps].filter((step) => countsTowardsLimit(step, knownSteps)).length;
    for (const { days, ...draft } of drafts) {
      const step: GeneratedStep = { ...draft, dueOn: findWeekdayAfter(today, days) };
      const existingStep = knownSteps.get(draft.source);
      if (existingStep?.touched === false) {
        await this.plans.updateUntouchedText(manager, [assessmentId, existingStep.id], step);
      } else if (!existingStep && room > 0) {
        await this.plans.insertMade(manager, assessmentId, step);
        room -= 1;
      }
    }
    await this.plans.setBasis(manager, assessmentId, sources.basis);
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

  private async sourcesOf(caller: Caller, id: string): Promise<PlanSources> {
    const { id: assessmentId, sessionId, userId } = await this.assessments.getOwned(caller, id);
    // The steps are stored, so they use the spelling of the owner's country, even if an administrator reads the plan.
    const owner = { sessionId, userId, role: caller.role };
    const readSource = await this.reader.sourceOf(owner, assessmentId, {});
    const { facts, country, generatedAt, reportId } = readSource;
    const choices = await this.choices.listChoices(reportId);
    const listCodes = (wanted: 'keep' | 'remove'): string[] =>
      choices.filter(({ choice }) => choice === wanted).map(({ code }) => code);
    const keptCareers = plannedCareers(facts, listCodes('keep'), country);
    const removed = new Set(listCodes('remove'));
    const first = facts.careers
      .map(({ code }) => code)
      .filter((code) => !removed.has(code))
      .slice(0, FIRST_CAREERS);
    const careers = keptCareers.length > 0 ? keptCareers : plannedCareers(facts, first, country);
    const codes = careers.map(({ code }) => code);
    const basis = JSON.stringify([country, generatedAt, codes]);
    return { read: readSource, careers, kept: keptCareers.length > 0, basis };
  }
}

/**
 * Returns whether a step counts towards the plan's maximum number of steps. Not counted are steps that the reader
 * removed, and generated steps whose source is not in `known`, because they have just been deleted.
 */
function countsTowardsLimit(step: PlanStepEntity, known: ReadonlyMap<string | null, PlanStepEntity>): boolean {
  return step.removedAt === null && (step.source === null || known.has(step.source));
}
