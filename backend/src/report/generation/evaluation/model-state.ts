import { isGoodEnough } from '@bearings/report-composer';
import type { ModelConfig } from '../../../config/config.js';
import type { MadeEvaluation } from './evaluation-store.js';

/**
 * What a configured model may do.
 * - `edits`: its rates are high enough, and it edits reports
 * - `too_low`: they are not, and it edits none
 * - `not_evaluated`: it edits none until a worker or the command has evaluated it
 * - `unevaluated`: it edits reports without an evaluation, as a stand-in
 */
export const MODEL_STATES = ['edits', 'too_low', 'not_evaluated', 'unevaluated'] as const;

export type ModelState = (typeof MODEL_STATES)[number];

/** Returns what a model may do after this evaluation of it. */
export function findModelState({ isUnevaluated }: ModelConfig, made: MadeEvaluation | null): ModelState {
  if (isUnevaluated) return 'unevaluated';
  if (made === null) return 'not_evaluated';
  return isGoodEnough(made.result) ? 'edits' : 'too_low';
}
