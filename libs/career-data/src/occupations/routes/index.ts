import type { RouteRow, Scope, WayIn } from '../../schema.js';
import type { Apprenticeship } from '../apprenticeship.js';
import { ROUTE_ROWS } from '../../tables.js';
import { listApprenticeships } from '../apprenticeships.js';

export { describeApprenticeship, describeNeed, describeRegistration } from './labels.js';
export {
  ASK_SENTENCES,
  COST_SENTENCES,
  ENOUGH_TO_START_NOTE,
  LEVEL_LABELS,
  NATIONS_NOTE,
  OPENING_LABELS,
  SECOND_DEGREE_NOTE,
} from './labels.js';
export { REGISTERS } from './registers.js';

/** An apprenticeship as an entry route of an occupation, or as a later step. */
export interface ApprenticeshipWay extends Apprenticeship {
  /** True if the apprenticeship requires a degree or a job in the field first. */
  isLater: boolean;
  /**
   * Codes of other occupations that the title mentions, so that a report does not show it to a reader whose
   * deal-breakers exclude one of them.
   */
  names: readonly string[];
}

/** All entry routes into one occupation together, including its apprenticeships. */
export interface Route extends Omit<RouteRow, 'title' | 'later' | 'apprenticeshipFirst' | 'apprenticeshipNames'> {
  code: string;
  /** True if the apprenticeships come before the other entry routes. */
  apprenticeshipFirst: boolean;
  apprenticeships: readonly ApprenticeshipWay[];
}

/** The texts on an occupation's entry routes that are true in every country. */
export interface GeneralRoute {
  waysIn: readonly string[];
  /** Job titles to search for. */
  firstJobs: readonly string[];
  progression: string;
  /** How to try the work. */
  tryIt: string;
}

const ROUTES_BY_CODE: ReadonlyMap<string, Route> = new Map(
  Object.entries(ROUTE_ROWS).map(([code, row]) => [code, joinRoute(code, row)]),
);

/** Returns the British entry routes of an occupation; null if we have none. */
export function findRoute(code: string): Route | null {
  return ROUTES_BY_CODE.get(code) ?? null;
}

function joinRoute(code: string, row: RouteRow): Route {
  const { title: _, later = [], apprenticeshipFirst = false, apprenticeshipNames, ...rest } = row;
  return {
    code,
    ...rest,
    apprenticeshipFirst,
    apprenticeships: listApprenticeships(code).map((apprenticeship) => ({
      ...apprenticeship,
      isLater: later.includes(apprenticeship.reference),
      names: apprenticeshipNames?.[apprenticeship.reference] ?? [],
    })),
  };
}

/**
 * Returns the texts on an occupation's entry routes that are true in every country. They contain no
 * British names, lengths of training or qualification levels.
 */
export function getGeneralRoute(code: string): GeneralRoute {
  const row = ROUTE_ROWS[code];
  if (row === undefined) return { waysIn: [], firstJobs: [], progression: '', tryIt: '' };
  const { firstJobs, progression, tryIt } = row;
  return {
    waysIn: listGeneralWays(code).map(({ text }) => text),
    firstJobs: firstJobs.filter(({ scope }) => isValidEverywhere(scope)).map(({ title }) => title),
    progression: isValidEverywhere(progression.scope) ? progression.text : '',
    tryIt: isValidEverywhere(tryIt.scope) && tryIt.for === 'anyone' ? tryIt.text : '',
  };
}

/** Returns an occupation's ways in that are usual everywhere, without those that state a length of training. */
export function listGeneralWays(code: string): readonly WayIn[] {
  const { ways } = ROUTE_ROWS[code] ?? { ways: [] };
  return ways.filter(({ scope, months }) => isValidEverywhere(scope) && months === undefined);
}

/** Returns whether a text with this scope is true in a country, given by its ISO code. */
export function isValidIn(scope: Scope, country: string): boolean {
  return scope === 'everywhere' || scope.some((each) => each === country);
}

function isValidEverywhere(scope: Scope): boolean {
  return scope === 'everywhere';
}

/** Returns whether an entry route can start without a degree. */
export function startsWithoutDegree({ kind }: Pick<WayIn, 'kind'>): boolean {
  return kind !== 'degree' && kind !== 'conversion';
}

/** Returns whether an entry route or an open apprenticeship starts without a degree. */
export function opensWithoutDegree(
  route: Pick<Route, 'ways' | 'apprenticeshipSearch'> & {
    apprenticeships: readonly Pick<ApprenticeshipWay, 'isLater' | 'status'>[];
  },
): boolean {
  const { ways, apprenticeships, apprenticeshipSearch } = route;
  return (
    apprenticeshipSearch !== undefined ||
    ways.some(startsWithoutDegree) ||
    apprenticeships.some(({ isLater, status }) => !isLater && status !== 'paused')
  );
}
