import { apprenticeshipsOf } from '../apprenticeships.js';
import type { Apprenticeship } from '../apprenticeship.js';
import { management } from './11-management.js';
import { business } from './13-business.js';
import { computing } from './15-computing.js';
import { engineering } from './17-engineering.js';
import { science } from './19-science.js';
import { community } from './21-community.js';
import { law } from './23-law.js';
import { education } from './25-education.js';
import { arts } from './27-arts.js';
import { health } from './29-health.js';
import { healthSupport } from './31-health-support.js';
import { protection } from './33-protection.js';
import { food } from './35-food.js';
import { buildings } from './37-buildings.js';
import { personalCare } from './39-personal-care.js';
import { sales } from './41-sales.js';
import { office } from './43-office.js';
import { farming } from './45-farming.js';
import { construction } from './47-construction.js';
import { maintenance } from './49-maintenance.js';
import { production } from './51-production.js';
import { transport } from './53-transport.js';
import { OPENING_LABELS } from './labels.js';
import type { OpeningKind, RouteCard } from './route-card.js';

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
export type * from './route-card.js';

/** Every card, by O*NET-SOC code. */
export const ROUTE_CARDS: Readonly<Record<string, RouteCard>> = {
  ...management,
  ...business,
  ...computing,
  ...engineering,
  ...science,
  ...community,
  ...law,
  ...education,
  ...arts,
  ...health,
  ...healthSupport,
  ...protection,
  ...food,
  ...buildings,
  ...personalCare,
  ...sales,
  ...office,
  ...farming,
  ...construction,
  ...maintenance,
  ...production,
  ...transport,
};

/** A way in that a card describes. */
export interface Opening {
  by: OpeningKind;
  text: string;
  /** Whether it starts without a degree. */
  withoutDegree: boolean;
}

/** An apprenticeship as a way in, or as a step for later. */
export interface ApprenticeshipWay extends Apprenticeship {
  /** It asks for a degree or a job in the field first. */
  isLater: boolean;
}

/** A card joined with its apprenticeships, ready to print. */
export interface Route extends Omit<RouteCard, 'opensWith' | 'later' | 'apprenticeshipFirst'> {
  code: string;
  /** Print the apprenticeships before the other ways in. */
  apprenticeshipFirst: boolean;
  /** The most usual first. */
  opensWith: readonly Opening[];
  apprenticeships: readonly ApprenticeshipWay[];
}

/** Returns the UK way into the occupation with this O*NET-SOC code, or null where there is no card. */
export function routeOf(code: string): Route | null {
  const card = ROUTE_CARDS[code];
  if (card === undefined) return null;
  const { opensWith, later = [], apprenticeshipFirst = false, ...rest } = card;
  return {
    code,
    ...rest,
    apprenticeshipFirst,
    opensWith: openingsOf(opensWith),
    apprenticeships: apprenticeshipsOf(code).map((apprenticeship) => ({
      ...apprenticeship,
      isLater: later.includes(apprenticeship.reference),
    })),
  };
}

/** Returns whether some way in starts without a degree: an opening, or an apprenticeship not paused. */
export function opensWithoutDegree(route: Route): boolean {
  return (
    route.opensWith.some(({ withoutDegree }) => withoutDegree) ||
    route.apprenticeships.some(({ isLater, status }) => !isLater && status !== 'paused')
  );
}

const isOpeningKind = (key: string): key is OpeningKind =>
  key !== 'apprenticeship' && key in OPENING_LABELS;

function openingsOf(opensWith: RouteCard['opensWith']): Opening[] {
  return Object.keys(opensWith)
    .filter(isOpeningKind)
    .map((by) => ({
      by,
      text: opensWith[by] ?? '',
      withoutDegree: by !== 'degree' && by !== 'conversion',
    }));
}
