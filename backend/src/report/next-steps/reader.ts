import {
  type Circumstances,
  type Interest,
  type QualificationLevel,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
} from '@bearings/contracts';
import { dealBreakerNames, tileNames } from '../../assessment/circumstances-text.js';
import type { PlanStage } from '../../content/report-copy/plan.js';
import { WILLING_MONTHS } from '../matching/adjustments.js';
import type { StoredFacts } from '../report-facts-1.js';
import { titleInSentence } from '../writers/built-in/grammar.js';

/** What the steps depend on besides the careers. Anything may be unknown. */
export interface Reader {
  country: string;
  stage: PlanStage;
  level: QualificationLevel | null;
  training: TrainingTime | null;
  /** Months of training that the reader accepts; infinite where they did not say. */
  willingMonths: number;
  /** Lower-case titles of what deal-breakers left out, which no step may name. */
  refused: readonly string[];
  ranked: boolean;
  /** What they answered in the step, in words; of jobs in mind those that are neither left out nor listed. */
  stated: Readonly<Record<(typeof STATED)[number], readonly string[]>>;
}

const DEGREE_LEVEL = 6;
/** Answers that a step refers to, in the order of the steps. */
export const STATED = ['refused', 'likes', 'inMind', 'dislikes', 'training'] as const;
const NOTHING_STATED = { likes: [], dislikes: [], refused: [], inMind: [], training: [] };
const MOST_TILES = 2;

const uncapitalised = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Returns the reader of stored facts. Those of version 1 hold no circumstances. */
export function readerOf(facts: StoredFacts, country: string): Reader {
  if (facts.version === 1) {
    const unknown = {
      level: null,
      training: null,
      willingMonths: Infinity,
      refused: [],
      stated: NOTHING_STATED,
    };
    return { country, stage: 'unknown', ranked: !facts.flat, ...unknown };
  }
  const {
    stage = 'unknown',
    qualificationLevel = null,
    training = null,
  } = facts.circumstances ?? {};
  const refused = [...facts.excluded, ...facts.inMind.filter((job) => job.excludedBy.length > 0)];
  return {
    country,
    stage,
    level: qualificationLevel,
    training,
    willingMonths: training === null ? Infinity : WILLING_MONTHS[training],
    refused: refused.map(({ title }) => title.toLowerCase()),
    ranked: facts.ranked,
    stated: {
      likes: tilesWith(facts.circumstances, 'like'),
      dislikes: tilesWith(facts.circumstances, 'not_for_me'),
      refused: dealBreakerNames(facts.circumstances?.dealBreakers ?? []),
      inMind: facts.inMind
        .filter((job) => job.excludedBy.length === 0 && !job.amongTen)
        .map(({ title }) => titleInSentence(title)),
      training: TRAINING_TIMES.filter(({ id }) => id === training).map(({ label }) =>
        uncapitalised(label),
      ),
    },
  };
}

function tilesWith(circumstances: Circumstances | null, interest: Interest): string[] {
  const tiles = TILES.filter(({ id }) => circumstances?.interests[id] === interest);
  return tileNames(tiles.slice(0, MOST_TILES).map(({ id }) => id));
}

/** Whether the reader has a degree. A recent graduate has one, whatever else they left blank. */
export function hasDegree({ level, stage }: Reader): boolean {
  return level === null ? stage === 'graduate' : level >= DEGREE_LEVEL;
}

/** Whether a text names a job that a deal-breaker left out. */
export function namesRefused(text: string, { refused }: Reader): boolean {
  const lower = text.toLowerCase();
  return refused.some((title) =>
    new RegExp(String.raw`\b${title.replaceAll(/[^\w ]/g, '.')}s?\b`).test(lower),
  );
}
