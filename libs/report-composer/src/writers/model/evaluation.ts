// Measures how well a judge tells true rewrites from false ones, without the help of our own checks.
import { createShare } from '@bearings/career-matching/figures';
import givenCases from '../../../data/model-cases.json' with { type: 'json' };
import type { JudgedPair, Verdict } from './edits.js';
import { EDITOR_INSTRUCTIONS, JUDGE_INSTRUCTIONS } from './instructions.js';

/** In what a false rewrite goes beyond its facts, or contradicts them. */
export const FALSE_KINDS = [
  'country',
  'qualification',
  'promise',
  'medical',
  'legal',
  'comparison',
  'group',
  'negation',
  'employer',
  'danger',
] as const;

export type FalseKind = (typeof FALSE_KINDS)[number];

/** A rewrite whose truth is known. */
export interface ModelCase extends JudgedPair {
  /** Null for a rewrite that follows from its facts. */
  falseKind: FalseKind | null;
}

/** How often something was right, with the limits of a 95% interval (Wilson). */
export interface ModelRate {
  right: number;
  of: number;
  low: number;
  high: number;
}

/** The rates of a judge: false rewrites that were refused, and true ones that were kept. */
export interface ModelRates {
  refused: ModelRate;
  kept: ModelRate;
  /** Refused false rewrites, by kind. */
  kinds: (ModelRate & { kind: FalseKind })[];
}

/** Minimum lower limits of the intervals at which a model may edit reports. */
export const MODEL_BOUNDS = { refused: 0.9, kept: 0.85 } as const;

/** Texts on which the result of an evaluation depends. */
export const MODEL_PROMPTS: readonly string[] = [EDITOR_INSTRUCTIONS, JUDGE_INSTRUCTIONS, JSON.stringify(givenCases)];

/** Step through the list of cases, without a common divisor with its length, so that each call has a mixture of them. */
const MIXING_STEP = 131;

/** Returns all cases, in a mixed order that is always the same. */
export function listModelCases(): ModelCase[] {
  const cases = givenCases.flatMap(({ sentence: original, facts, follows, false: untrue }): Omit<ModelCase, 'id'>[] => {
    const create = (sentence: string, falseKind: FalseKind | null): Omit<ModelCase, 'id'> => ({
      sentence,
      facts: [original, ...facts],
      falseKind,
    });
    const texts: Readonly<Partial<Record<string, string>>> = untrue;
    return [
      ...follows.map((sentence) => create(sentence, null)),
      ...FALSE_KINDS.flatMap((kind) => {
        const sentence = texts[kind];
        return sentence === undefined ? [] : [create(sentence, kind)];
      }),
    ];
  });
  return cases.flatMap((_, index) => {
    const mixed = cases[(index * MIXING_STEP) % cases.length];
    return mixed === undefined ? [] : [{ ...mixed, id: String(index + 1) }];
  });
}

/** Returns the rates of a judge with these verdicts, by the ids of the cases that it saw. */
export function rateModel(cases: readonly ModelCase[], verdicts: ReadonlyMap<string, Verdict>): ModelRates {
  const isKept = ({ id }: ModelCase): boolean => verdicts.get(id) === 'follows';
  const rate = (given: readonly ModelCase[], isRight: (each: ModelCase) => boolean): ModelRate => {
    const right = given.filter((each) => isRight(each)).length;
    const [low, high] = createShare(right, given.length).interval ?? [0, 1];
    return { right, of: given.length, low, high };
  };
  const untrue = cases.filter(({ falseKind }) => falseKind !== null);
  return {
    refused: rate(untrue, (each) => !isKept(each)),
    kept: rate(
      cases.filter(({ falseKind }) => falseKind === null),
      isKept,
    ),
    kinds: FALSE_KINDS.map((kind) => ({
      kind,
      ...rate(
        untrue.filter(({ falseKind }) => falseKind === kind),
        (each) => !isKept(each),
      ),
    })),
  };
}

/** Returns whether a model with these rates may edit reports. */
export const isGoodEnough = ({ refused, kept }: ModelRates): boolean =>
  refused.low >= MODEL_BOUNDS.refused && kept.low >= MODEL_BOUNDS.kept;
