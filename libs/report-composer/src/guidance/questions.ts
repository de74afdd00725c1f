// Finds the open question about a career of a plan: what may not suit this reader, so that they ask somebody who knows.
import { CIRCUMSTANCE_ROWS, findRoute, getExposure } from '@bearings/career-data';
import { hasDegree } from '@bearings/career-matching';
import {
  DEAL_BREAKERS,
  type DealBreakerId,
  DEGREE_LEVEL,
  type JobConditionId,
  type TileId,
  UK,
} from '@bearings/domain';
import { listLacking } from '../composing/job-conditions.js';
import { DEAL_BREAKERS_BY_CODE, type ReportFacts } from '../composing/report-facts.js';
import { type ChangeFact, compareWithJob } from '../composing/wanted-changes.js';
import { listWantedChanges } from './differences.js';
import { findFirstWay } from './local-ways.js';
import type { Reader } from './reader.js';
import type { PlannedCareer } from './planned-career.js';

/** What may speak against a career for a reader. */
export type OpenQuestion =
  /** A wanted change that the career is not known to bring; no career takes meaning away. */
  | { on: 'change'; thing: Exclude<ChangeFact['topic'], 'meaning'> }
  /** What the reader ruled out and the career has. */
  | { on: 'refused'; thing: DealBreakerId }
  | { on: 'dislikes'; thing: TileId }
  | { on: 'lacking'; thing: JobConditionId }
  /** A condition that is a regular part of the work. */
  | { on: 'setting'; thing: DealBreakerId }
  /** A degree in another subject; language models; a degree that most people in it have. */
  | { on: 'subject' | 'models' | 'degree' };

/** Stages of readers who may still study for a degree. */
const STAGES_BEFORE_DEGREE: ReadonlySet<string> = new Set(['school', 'fe', 'student']);
const REGULARLY = 2;
/** The share of occupations, from 0 to 1, in which each condition is a regular part of the work. */
const SHARES = new Map<DealBreakerId, number>(
  DEAL_BREAKERS.map(({ id }) => [
    id,
    CIRCUMSTANCE_ROWS.filter(({ dealBreakers }) => dealBreakers[id] === REGULARLY).length / CIRCUMSTANCE_ROWS.length,
  ]),
);

/** Returns the open question about a career, what the reader told us themselves first; null if there is none. */
export function findOpenQuestion(facts: ReportFacts, career: PlannedCareer, reader: Reader): OpenQuestion | null {
  const { code, move } = career;
  const { circumstances } = facts;
  const fact = facts.careers.find((each) => each.code === code);
  const changes = listWantedChanges(facts, reader);
  const [change] = compareWithJob(code, { changes, reader, payNow: null }).filter(
    ({ verdict }) => verdict !== 'better',
  );
  if (change !== undefined && change.topic !== 'meaning') return { on: 'change', thing: change.topic };
  const [refused] = (circumstances?.dealBreakers ?? []).filter((id) => getShare(code, id) > 0);
  if (refused !== undefined) return { on: 'refused', thing: refused };
  const [disliked] = fact?.dislikedTiles ?? [];
  if (disliked !== undefined) return { on: 'dislikes', thing: disliked };
  const [lacking] = listLacking(code, facts).conditions;
  if (lacking !== undefined) return { on: 'lacking', thing: lacking };
  const isRelated = hasDegree(reader) && fact?.training.study?.match === 'related';
  if (move?.isOtherSubject === true || isRelated || asksForOwnDegree(code, reader)) return { on: 'subject' };
  const setting = findSetting(code, reader);
  if (setting !== null) return { on: 'setting', thing: setting };
  if (getExposure(code) === 'high') return { on: 'models' };
  const route = reader.country === UK ? findRoute(code) : null;
  const isWithoutDegree = !STAGES_BEFORE_DEGREE.has(reader.stage) && !hasDegree(reader);
  return route !== null && route.level >= DEGREE_LEVEL && isWithoutDegree ? { on: 'degree' } : null;
}

const getShare = (code: string, id: DealBreakerId): number => DEAL_BREAKERS_BY_CODE.get(code)?.[id] ?? 0;

/** Returns whether the country's first way is a degree that the reader's own may make needless. */
const asksForOwnDegree = (code: string, reader: Reader): boolean =>
  reader.country !== UK && hasDegree(reader) && findFirstWay(code, reader)?.isMaybeNeedless === true;

/** Returns the rarest condition that is a regular part of a career, and not of the reader's job; null if there is none. */
function findSetting(code: string, { jobNow }: Reader): DealBreakerId | null {
  const [rarest] = DEAL_BREAKERS.map(({ id }) => id)
    .filter((id) => getShare(code, id) === REGULARLY && getShare(jobNow?.code ?? '', id) !== REGULARLY)
    .toSorted((a, b) => (SHARES.get(a) ?? 0) - (SHARES.get(b) ?? 0));
  return rarest ?? null;
}
