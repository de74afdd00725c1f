import type { Plan, PlanChange, PlanStep, PlanStepChange } from '@bearings/contracts';

/** Returns the plan as it will be after the server has processed these changes. */
export function applyChanges(plan: Plan, changes: readonly PlanChange[]): Plan {
  return changes.reduce<Plan>(
    (now, { steps = [], reminders = now.reminders }) => ({
      ...now,
      reminders,
      steps: steps.reduce(applyStepChange, now.steps).toSorted(compareDates),
    }),
    plan,
  );
}

const compareDates = (a: PlanStep, b: PlanStep): number => a.dueOn.localeCompare(b.dueOn);

function applyStepChange(steps: readonly PlanStep[], change: PlanStepChange): PlanStep[] {
  const { id, removed, text, dueOn } = change;
  const editedStep = steps.find((each) => each.id === id);
  if (removed === true) return steps.filter((each) => each.id !== id);
  if (editedStep) return steps.map((each) => (each.id === id ? changeStep(each, change) : each));
  if (text === undefined || dueOn === undefined) return [...steps];
  const addedStep: PlanStep = {
    id,
    text,
    dueOn,
    detail: '',
    doneAt: null,
    note: '',
    career: null,
    own: true,
  };
  return [...steps, changeStep(addedStep, change)];
}

function changeStep(step: PlanStep, { text, dueOn, note, done }: PlanStepChange): PlanStep {
  const doneAt = done ? (step.doneAt ?? new Date().toISOString()) : null;
  return {
    ...step,
    ...(text !== undefined && { text }),
    ...(dueOn !== undefined && { dueOn }),
    ...(note !== undefined && { note }),
    ...(done !== undefined && { doneAt }),
  };
}
