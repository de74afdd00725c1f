// Composes the data of a career's page: what the job demands, the steps of each entry route, the work setting, and
// links to searches for the job.
import { findMove } from '@bearings/career-matching';
import type { ReportCareer } from '@bearings/contracts';
import { CATEGORIES, DEAL_BREAKERS, UK } from '@bearings/domain';
import {
  ESTIMATED_DEMANDS,
  findJobPage,
  occupationByCode,
  OPENING_LABELS,
  REGISTERS,
  type Route,
  findRoute,
  getHomeWorkShare,
  MIN_HOME_WORK_SHARE,
  getWorkingLife,
} from '@bearings/career-data';
import { LINK_REGISTER } from '../content/links/links.js';
import {
  EXPERIENCE_STATION,
  LATER_STATIONS,
  SCHOOL_STATION,
  SETTING_TEXTS,
} from '../content/report-copy/career-page.js';
import type { Reader } from '../guidance/reader.js';
import {
  countWholeMonths,
  findCareerTraining,
  isPaidAfterDegree,
  type TrainedCareer,
} from '../guidance/career-training.js';
import { drawLocalWays, drawMove } from '../guidance/local-ways.js';
import { findLocalSearchTitle } from '../guidance/search-titles.js';
import { countTrainingMonths } from '../guidance/training-length.js';
import { countSchoolMonths, isPaidFor, isWayTooLong, listNamedWays } from '../guidance/ways.js';
import { DEAL_BREAKERS_BY_CODE, type OccupationFact } from './report-facts.js';

type CareerPage = Pick<ReportCareer, 'demand' | 'routes' | 'setting' | 'links'>;
type CareerLinks = ReportCareer['links'];

const MAX_ROUTES = 2;
const MAX_SETTING_ITEMS = 6;
const MAX_LINKS = 3;

/** Returns the data of an occupation's page for a reader. */
export function composeCareerPage(career: TrainedCareer & Pick<OccupationFact, 'title'>, reader: Reader): CareerPage {
  const { code } = career;
  const route = reader.country === UK ? findRoute(code) : null;
  return {
    demand: toDemand(code),
    routes: route === null ? drawLocalWays(code, reader, findMove(career, reader)) : toRoutes(career, route, reader),
    setting: toSetting(code, route).slice(0, MAX_SETTING_ITEMS),
    links: listJobLinks(career, reader.country),
  };
}

/** Returns links to an occupation's own page on an official site of a country, and to searches for it. */
export function listJobLinks({ code, title }: Pick<OccupationFact, 'code' | 'title'>, country: string): CareerLinks {
  const page = findJobPage(country, code);
  const searchTitle = findLocalSearchTitle(code, country) ?? title.replace(/ \(.*\)$/, '');
  return [
    ...(page === null ? [] : LINK_REGISTER.page(country, page)),
    ...LINK_REGISTER.searches(country, searchTitle),
  ].slice(0, MAX_LINKS);
}

function toDemand(code: string): CareerPage['demand'] {
  const jobDemand = occupationByCode(code)?.demand;
  return CATEGORIES.flatMap((category) => {
    const knownDemand = jobDemand?.[category] ?? null;
    const value = knownDemand ?? ESTIMATED_DEMANDS[code]?.[category];
    return value === undefined ? [] : [{ category, value: Math.round(value), isEstimate: knownDemand === null }];
  });
}

function toRoutes(career: TrainedCareer, route: Route, reader: Reader): CareerPage['routes'] {
  const move = findMove(career, reader);
  if (move !== null) return [drawMove(move)];
  return listNamedWays(route, reader, MAX_ROUTES).map((way, index) => {
    const school = countSchoolMonths(way, route, reader);
    const { months, isOwn, isLong } = findCareerTraining(career, reader);
    const wayMonths = countTrainingMonths(way.training, reader);
    const paid = isPaidFor(way, route, reader);
    // The first route is that of the career's training. If it states no length of its own, it gets the career's.
    const rest = Math.max(0, countWholeMonths(way, career.code, reader) - wayMonths);
    const shownMonths = rest === 0 && index === 0 && isOwn && months !== null ? months[1] - school : wayMonths;
    return {
      name: OPENING_LABELS[way.kind],
      stations: [
        ...(school > 0 ? [{ title: SCHOOL_STATION, months: school, paid: false }] : []),
        ...(career.experience?.hasYearsForPost ? [] : listExperienceStations(route)),
        {
          title: OPENING_LABELS[paid && !way.paid ? 'trainee' : way.kind],
          months: shownMonths > 0 ? shownMonths : null,
          paid,
        },
        ...(rest > 0 ? [createLaterStation(career.code, rest)] : []),
      ],
      isLong: index === 0 ? isLong : isWayTooLong(way, route, reader),
      text: way.text,
    };
  });
}

/** Returns the training that follows the degree of an entry route. */
function createLaterStation(code: string, months: number): CareerPage['routes'][number]['stations'][number] {
  const paid = isPaidAfterDegree(code);
  return { title: LATER_STATIONS[paid ? 'paid' : 'unpaid'], months, paid };
}

function listExperienceStations({ experience }: Route): CareerPage['routes'][number]['stations'] {
  return experience === undefined ? [] : [{ title: EXPERIENCE_STATION, months: experience[0] * 12, paid: true }];
}

/** Returns the work setting: hours, legal requirements and surroundings. The most informative entries come first. */
function toSetting(code: string, route: Route | null): CareerPage['setting'] {
  const life = route === null ? null : getWorkingLife(code);
  const shares = DEAL_BREAKERS_BY_CODE.get(code) ?? {};
  const parts = DEAL_BREAKERS.flatMap(({ id }) => {
    const setting = SETTING_TEXTS.parts[id];
    const share = shares[id];
    return setting && share ? [{ ...setting, share }] : [];
  }).toSorted((a, b) => b.share - a.share);
  const occupation = occupationByCode(code);
  const remote = (occupation && getHomeWorkShare(occupation)) ?? 0;
  const law = (route?.register ?? []).find(({ required }) => required === 'law');
  return [
    ...(life?.fullTimeHours ? [SETTING_TEXTS.hours(life.fullTimeHours)] : []),
    ...(life?.partTimePct ? [SETTING_TEXTS.partTime(life.partTimePct)] : []),
    ...(law ? [{ ...SETTING_TEXTS.register, note: REGISTERS[law.body].nations }] : []),
    ...parts.map(({ sign, text, share }) => ({ sign, text, note: SETTING_TEXTS.shares[share] })),
    ...(remote >= MIN_HOME_WORK_SHARE ? [SETTING_TEXTS.home] : []),
    ...(route?.asksFor?.includes('record') ? [SETTING_TEXTS.record] : []),
  ];
}
