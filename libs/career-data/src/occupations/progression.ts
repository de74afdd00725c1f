import { PROGRESSION_ROWS } from '../tables.js';

/**
 * Kinds of later careers: a senior post, another field that needs the same skills, or a career
 * after another qualification.
 */
export type StepKind = 'up' | 'move' | 'study';

export interface CareerStep {
  code: string;
  kind: StepKind;
}

const STEP_KINDS = ['up', 'move', 'study'] as const;

const steps = PROGRESSION_ROWS.flatMap((row) =>
  STEP_KINDS.flatMap((kind) => (row[kind] ?? []).map((to) => ({ from: row.code, to, kind }))),
);

/** Returns the careers to which an occupation can lead. */
export function listStepsFrom(code: string): CareerStep[] {
  return steps.filter(({ from }) => from === code).map(({ to, kind }) => ({ code: to, kind }));
}

/** Returns the careers from which people can move to an occupation. */
export function listStepsTo(code: string): CareerStep[] {
  return steps.filter(({ to }) => to === code).map(({ from, kind }) => ({ code: from, kind }));
}
