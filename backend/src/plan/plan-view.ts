import type { Plan, ReportOccupation } from '@bearings/contracts';
import { occupationByCode } from '@bearings/career-data';
import type { PlanStep, ReportPlan } from './plan-steps.js';

/** Returns a plan as the API sends it, without removed steps. */
export function toPlan(
  assessmentId: string,
  reminders: boolean,
  steps: readonly PlanStep[],
  { careers, kept }: ReportPlan,
): Plan {
  const namedCareers = careers.map(({ code, title }) => ({ code, title }));
  const findCareer = (code: string): ReportOccupation | null => {
    const title = namedCareers.find((each) => each.code === code)?.title ?? occupationByCode(code)?.title;
    return title === undefined ? null : { code, title };
  };
  return {
    assessmentId,
    reminders,
    careers: namedCareers,
    kept,
    steps: steps
      .filter(({ removedAt }) => removedAt === null)
      .map(({ id, source, code, text, detail, dueOn, doneAt, note }) => ({
        id,
        text,
        detail,
        dueOn,
        doneAt: doneAt?.toISOString() ?? null,
        note,
        career: code === null ? null : findCareer(code),
        own: source === null,
      })),
  };
}
