import { PROGRESSION_ROWS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const PROGRESSION_SOURCE: FactsSource = {
  title: 'Job profiles: career path and progression',
  publisher: 'National Careers Service (England)',
  edition: 'May 2019',
  licence: 'Open Government Licence v3.0',
  attribution:
    'Contains public sector information licensed under the Open Government Licence v3.0 (National Careers Service, 2019), condensed by us.',
  caveats: ['These are possible steps. Nobody counted how often people take them.'],
};

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
