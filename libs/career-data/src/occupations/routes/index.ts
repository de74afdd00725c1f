import type { RouteRow, Scope, WayIn } from '../../schema.js';
import type { Apprenticeship } from '../apprenticeship.js';
import { ROUTE_ROWS } from '../../tables.js';
import { apprenticeshipsOf } from '../apprenticeships.js';

export { describeApprenticeship, describeNeed, describeRegistration } from './labels.js';
export {
  ASK_SENTENCES,
  COST_SENTENCES,
  ENOUGH_TO_START,
  LEVEL_LABELS,
  NATIONS_NOTE,
  OPENING_LABELS,
  SECOND_DEGREE,
} from './labels.js';
export { REGISTERS } from './registers.js';

/** An apprenticeship as a way in, or as a later step. */
export interface ApprenticeshipWay extends Apprenticeship {
  /** The apprenticeship requires a degree or a job in the field first. */
  isLater: boolean;
  /** Codes of other occupations in its title. */
  names: readonly string[];
}

/** The ways into an occupation, including its apprenticeships. */
export interface Route extends Omit<
  RouteRow,
  'title' | 'later' | 'apprenticeshipFirst' | 'apprenticeshipNames'
> {
  code: string;
  /** True if the apprenticeships come before the other ways in. */
  apprenticeshipFirst: boolean;
  apprenticeships: readonly ApprenticeshipWay[];
}

/** The texts of a route that are true in every country. */
export interface GeneralRoute {
  waysIn: readonly string[];
  /** Job titles to search for. */
  firstJobs: readonly string[];
  progression: string;
  /** A way to try the work. */
  tryIt: string;
}

const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries(ROUTE_ROWS).map(([code, row]) => [code, joinRoute(code, row)]),
);

/** Returns the British ways into the occupation with this O*NET-SOC code, or null if we have none. */
export function routeOf(code: string): Route | null {
  return ROUTES.get(code) ?? null;
}

function joinRoute(code: string, row: RouteRow): Route {
  const { title: _, later = [], apprenticeshipFirst = false, apprenticeshipNames, ...rest } = row;
  return {
    code,
    ...rest,
    apprenticeshipFirst,
    apprenticeships: apprenticeshipsOf(code).map((apprenticeship) => ({
      ...apprenticeship,
      isLater: later.includes(apprenticeship.reference),
      names: apprenticeshipNames?.[apprenticeship.reference] ?? [],
    })),
  };
}

/**
 * Returns the parts of an occupation's ways in that are true in every country, without British names, lengths or
 * levels.
 */
export function generalRouteOf(code: string): GeneralRoute {
  const row = ROUTE_ROWS[code];
  if (row === undefined) return { waysIn: [], firstJobs: [], progression: '', tryIt: '' };
  const { ways, firstJobs, progression, tryIt } = row;
  return {
    waysIn: ways
      .filter(({ scope, months }) => holdsEverywhere(scope) && months === undefined)
      .map(({ text }) => text),
    firstJobs: firstJobs.filter(({ scope }) => holdsEverywhere(scope)).map(({ title }) => title),
    progression: holdsEverywhere(progression.scope) ? progression.text : '',
    tryIt: holdsEverywhere(tryIt.scope) ? tryIt.text : '',
  };
}

/** Returns whether a text is true in the country with this ISO code. */
export function holdsIn(scope: Scope, country: string): boolean {
  return scope === 'everywhere' || scope.some((each) => each === country);
}

function holdsEverywhere(scope: Scope): boolean {
  return scope === 'everywhere';
}

/** Returns whether a way in can start without a degree. */
export function startsWithoutDegree({ kind }: Pick<WayIn, 'kind'>): boolean {
  return kind !== 'degree' && kind !== 'conversion';
}

/** Returns whether any way in, or an open apprenticeship, starts without a degree. */
export function opensWithoutDegree(route: Route): boolean {
  const { ways, apprenticeships, apprenticeshipSearch } = route;
  return (
    apprenticeshipSearch !== undefined ||
    ways.some(startsWithoutDegree) ||
    apprenticeships.some(({ isLater, status }) => !isLater && status !== 'paused')
  );
}
