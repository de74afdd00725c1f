import { type EntryLevel, routeOf } from '../content/occupations/routes/index.js';

/** The way into an occupation without what only the United Kingdom has. */
export interface GeneralRoute {
  /** What most people have before training for it; null where we have no card. */
  startsAfter: string | null;
  waysIn: readonly string[];
  /** Shortest and longest usual training in months. */
  usualMonths: readonly number[] | null;
  /** Job titles to search for. */
  firstJobs: readonly string[];
  progression: string;
  /** A way to try the work. */
  tryIt: string;
}

const UNITED_KINGDOM_ONLY =
  /\b(?:GCSEs?|A levels?|T levels?|Highers?|NHS|UCAS|UK|British|England|Scotland|Wales|Ireland|HNDs?|HNCs?|NVQs?|Ofsted|sixth form|council|Civil Service|Royal|nursing associate|Level \d)\b|£/i;
const STARTS_AFTER: Readonly<Record<EntryLevel, string>> = {
  1: 'school, and often without exam grades',
  2: 'compulsory school',
  3: 'the last years of school, or a college course',
  6: 'a degree',
};

const general = (text: string): string => (UNITED_KINGDOM_ONLY.test(text) ? '' : text);

/** Returns the general way into the occupation with this O*NET-SOC code. */
export function generalRouteOf(code: string): GeneralRoute {
  const route = routeOf(code);
  const ways = route?.opensWith.map(({ text }) => text) ?? [];
  return {
    startsAfter: route === null ? null : STARTS_AFTER[route.level],
    waysIn: ways.filter((text) => general(text) !== ''),
    usualMonths: route?.months ?? null,
    firstJobs: route?.firstTitles.filter((title) => general(title) !== '') ?? [],
    progression: general(route?.progression ?? ''),
    tryIt: general(route?.tryIt ?? ''),
  };
}
