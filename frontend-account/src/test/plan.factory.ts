import type { Plan, PlanChange, PlanStep, ReportGlance } from '@bearings/contracts';
import { applyChanges } from '../features/report/plan/apply-changes';

const NURSE_JOB = { code: '29-1141.00', title: 'Registered nurse (adult)' };

/** Returns an unticked step of a plan, with `changes` applied. */
export function createStep(changes: Partial<PlanStep> = {}): PlanStep {
  return {
    id: '11111111-0000-4000-8000-000000000001',
    text: 'Read three job adverts for “Trainee nurse”',
    detail: 'Write down what each one asks for.',
    dueOn: '2026-11-24',
    doneAt: null,
    note: '',
    career: NURSE_JOB,
    own: false,
    ...changes,
  };
}

/** Returns a plan whose three steps are due two days to nine weeks after 22 November 2026. */
export function createPlan(changes: Partial<Plan> = {}): Plan {
  return {
    assessmentId: 'a1a1a1a1-0000-4000-8000-000000000001',
    reminders: false,
    careers: [NURSE_JOB],
    kept: false,
    steps: [
      createStep(),
      createStep({
        id: '11111111-0000-4000-8000-000000000002',
        text: 'Talk to someone who works as a nurse',
        dueOn: '2026-12-14',
      }),
      createStep({
        id: '11111111-0000-4000-8000-000000000003',
        text: 'Put closing dates in your diary',
        detail: '',
        dueOn: '2027-01-25',
        career: null,
      }),
    ],
    ...changes,
  };
}

/** Returns a summary of the newest report for the dashboard. One of three steps is done. */
export function createGlance(changes: Partial<ReportGlance> = {}): ReportGlance {
  return {
    assessmentId: createPlan().assessmentId,
    personalityType: 'introvert',
    categories: [
      { category: 'helping', name: 'Helping others', score: 92, band: 'very high' },
      { category: 'risk', name: 'Risk tolerance', score: 25, band: 'low' },
    ],
    headline: 'You look out for people, and you make plans',
    careers: [NURSE_JOB],
    kept: true,
    done: 1,
    total: 3,
    next: { id: createStep().id, text: createStep().text, dueOn: '2026-11-24' },
    ...changes,
  };
}

const isPlanChange = (body: unknown): body is PlanChange => typeof body === 'object' && body !== null;

/** A fake of the server's plan. `take` applies a request's body, and adds it to `taken`. */
export class FakePlan {
  readonly taken: PlanChange[] = [];

  constructor(private plan: Plan = createPlan()) {}

  now(): Plan {
    return this.plan;
  }

  take(body: unknown): Plan {
    if (!isPlanChange(body)) throw new Error('This is no change of a plan.');
    this.taken.push(body);
    this.plan = applyChanges(this.plan, [body]);
    return this.plan;
  }
}
