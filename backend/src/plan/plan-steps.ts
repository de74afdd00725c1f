// Computes the steps of a plan from its report, and from the steps that are stored because the reader used the plan.
import type { CareerChoice } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import {
  draftSteps,
  DEFAULT_PLANNED_CAREER_COUNT,
  type PlannedCareer,
  listPlannedCareers,
} from '@bearings/report-composer';
import type { OwnReportSource } from '../report/reading/report-source.js';
import { findWeekdayAfter } from './plan-dates.js';
import type { PlanStepEntity } from './plan-step.entity.js';
import { createStepId } from './step-id.js';

export type PlanStep = Pick<
  PlanStepEntity,
  'id' | 'source' | 'code' | 'text' | 'detail' | 'dueOn' | 'doneAt' | 'note' | 'removedAt' | 'touched'
>;

/** What the report says about its reader's plan. */
export interface ReportPlan {
  careers: PlannedCareer[];
  /** Whether the reader marked these careers as kept. */
  kept: boolean;
  steps: PlanStep[];
}

/** Returns the careers and steps that a report suggests, given the reader's choices of careers. */
export function suggestPlan(source: OwnReportSource, choices: readonly CareerChoice[]): ReportPlan {
  const { facts, country, assessmentId } = source;
  const listCodes = (wanted: 'keep' | 'remove'): string[] =>
    choices.filter(({ choice }) => choice === wanted).map(({ code }) => code);
  const keptCareers = listPlannedCareers(facts, listCodes('keep'), country);
  const removed = new Set(listCodes('remove'));
  const first = facts.careers.map(({ code }) => code).filter((code) => !removed.has(code));
  const kept = keptCareers.length > 0;
  const careers = kept ? keptCareers : listPlannedCareers(facts, first.slice(0, DEFAULT_PLANNED_CAREER_COUNT), country);
  const steps = draftSteps(facts, careers, country).map(({ days, ...draft }) => ({
    ...draft,
    id: createStepId(assessmentId, draft.source),
    dueOn: findWeekdayAfter(findStart(source, choices, draft.code), days),
    doneAt: null,
    note: '',
    removedAt: null,
    touched: false,
  }));
  return { careers, kept, steps };
}

/**
 * Returns the plan's steps by due date, including removed ones. Steps that the reader added or changed stay as they
 * are. Of the others, those that the report no longer suggests are left out, and those that it suggests have its text.
 * @param stored the stored steps by due date
 */
export function mergeSteps<Stored extends PlanStep>(
  stored: readonly Stored[],
  suggested: readonly PlanStep[],
): (Stored | PlanStep)[] {
  const suggestedBySource = new Map(suggested.map((step) => [step.source, step]));
  const staying = stored.flatMap((step): Stored[] => {
    if (step.source === null || step.touched) return [step];
    const current = suggestedBySource.get(step.source);
    return current ? [{ ...step, code: current.code, text: current.text, detail: current.detail }] : [];
  });
  const knownSources = new Set(staying.map(({ source }) => source));
  const room = PLAN_LIMITS.steps - staying.filter(({ removedAt }) => removedAt === null).length;
  const added = suggested.filter(({ source }) => !knownSources.has(source)).slice(0, Math.max(room, 0));
  return [...staying, ...added].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** Returns the day from which a step's days count: that of the report, or of the choice that brought in its career. */
function findStart(
  { facts, generatedAt }: OwnReportSource,
  choices: readonly CareerChoice[],
  code: string | null,
): Date {
  const own = choices.filter((each) => each.code === code && each.choice === 'keep');
  const isFirst = facts.careers.findIndex((career) => career.code === code) < DEFAULT_PLANNED_CAREER_COUNT;
  const deciding = own.length > 0 || code === null || isFirst ? own : choices.filter(({ choice }) => choice !== null);
  const times = deciding.flatMap(({ chosenAt }) => (chosenAt === null ? [] : [Date.parse(chosenAt)]));
  return new Date(Math.max(generatedAt.getTime(), ...times));
}
