import type { ReportCareerDetail } from '@bearings/contracts';
import { AI_EXPOSURE_SOURCE, exposureOf } from '../content/occupations/ai-exposure.js';
import { APPRENTICESHIP_SOURCE } from '../content/occupations/apprenticeships.js';
import {
  ASK_SENTENCES,
  COST_SENTENCES,
  describeApprenticeship,
  describeNeed,
  describeRegistration,
  LEVEL_LABELS,
  NATIONS_NOTE,
  OPENING_LABELS,
  type Route,
  routeOf,
} from '../content/occupations/routes/index.js';
import { TASKS_SOURCE, tasksOf } from '../content/occupations/tasks/index.js';
import { UK_AGE_PAY_SOURCE } from '../content/occupations/uk-age-pay.js';
import { WORKING_LIFE_SOURCE, workingLifeOf } from '../content/occupations/working-life.js';
import { CANADA_PAY_SOURCE } from '../content/occupations/canada-pay.js';
import { GENERAL_ROUTE_NOTE, generalRouteOf } from './general-route.js';

const UK = 'United Kingdom';
const US = 'United States';
/** Label of the detail that names the bodies which register people. */
export const REGISTRATION_LABEL = 'Registration';
/** Label of the detail that tries the work. */
export const TRY_LABEL = 'Try it';
/** Label of the detail that names job titles. */
export const JOBS_LABEL = 'Jobs to search for';

const EXPOSURE_SENTENCES = {
  low: 'Three studies agree that language models could help with little of this work.',
  middle: 'Three studies agree that language models could help with some of this work.',
  high: 'Three studies agree that language models could help with much of this work; none says that jobs will go.',
} as const;

/**
 * Returns what a reader of a country has to know about a career besides its description: the tasks, the
 * ways in, hours and exposure to language models, or only the way in where it is described in brief. The
 * UK way in is for readers there; readers elsewhere get what is general, and the United States keeps its
 * own preparation.
 */
export function careerDetails(
  code: string,
  country: string,
  headlined: boolean,
): ReportCareerDetail[] {
  const route = routeOf(code);
  const isElsewhere = country !== UK && country !== US;
  if (!headlined) {
    if (route !== null && country === UK) return briefUkDetails(route);
    return isElsewhere ? briefGeneralDetails(code) : [];
  }
  return [
    ...detail('Tasks (US survey)', toSentence(tasksOf(code)?.tasks ?? [])),
    ...(route !== null && country === UK ? ukDetails(route) : []),
    ...(isElsewhere ? generalDetails(code) : []),
    ...(country === UK ? hoursDetails(code) : []),
    ...exposureDetails(code),
  ];
}

/** Returns the notes that stand once before the careers of a report. */
export function careersNotes(country: string): string[] {
  if (country === UK) return [NATIONS_NOTE];
  return country === US ? [] : [GENERAL_ROUTE_NOTE];
}

/** Returns the attributions of what the details of a report hold. */
export function detailSources(country: string): string[] {
  const own = country === UK ? [APPRENTICESHIP_SOURCE, WORKING_LIFE_SOURCE, UK_AGE_PAY_SOURCE] : [];
  const canada = country === 'Canada' ? [CANADA_PAY_SOURCE] : [];
  const sources = [TASKS_SOURCE, AI_EXPOSURE_SOURCE, ...own, ...canada];
  return sources.map(
    ({ title, publisher, edition, attribution }) =>
      `${title} (${publisher}, ${edition}). ${attribution}`,
  );
}

function detail(label: string, ...sentences: readonly string[]): ReportCareerDetail[] {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? [] : [{ label, text }];
}

/** Returns tasks as one list in a sentence: each begins with a verb, and only the first with a capital. */
function toSentence(tasks: readonly string[]): string {
  return tasks
    .map((task, index) => (index === 0 ? task : task.charAt(0).toLowerCase() + task.slice(1)))
    .join('; ');
}

function ukDetails(route: Route): ReportCareerDetail[] {
  const { register = [], asksFor = [], minimumAge } = route;
  const age = minimumAge === undefined ? '' : `You have to be ${minimumAge} or older.`;
  return [
    ...detail('Where to start', LEVEL_LABELS[route.level], age),
    ...detail('Ways in (United Kingdom)', ...waysIn(route, 2)),
    ...detail('How long', ...timesOf(route)),
    ...detail(REGISTRATION_LABEL, ...register.map(describeRegistration)),
    ...detail(JOBS_LABEL, route.firstTitles.join(', ')),
    ...detail('Who pays', ...route.cost.slice(0, 1).map((kind) => COST_SENTENCES[kind])),
    ...detail('Checks', ...asksFor.map((ask) => ASK_SENTENCES[ask])),
    ...detail(TRY_LABEL, route.tryIt),
    ...detail('Good to know', route.note ?? ''),
    ...detail('Last checked', checkedOn(route)),
  ];
}

/** When a card was checked, and which part of it was not. */
function checkedOn({ checked, apprenticeships }: Route): string {
  const isListed = apprenticeships.some(({ status }) => status === 'listed');
  const date = longDate(checked.on);
  return isListed ? `${date}, but for apprenticeships from the list of 2021` : date;
}

/** The most usual way in, one without a degree where that needs it, the time, and what the law asks for. */
function briefUkDetails(route: Route): ReportCareerDetail[] {
  return [
    ...detail('Ways in (United Kingdom)', ...waysIn(route, 1), ...timesOf(route)),
    ...detail(
      'Registration',
      ...(route.register ?? []).filter(({ required }) => required === 'law').map(describeNeed),
    ),
  ];
}

function timesOf({ months, experience }: Route): string[] {
  const training = `Usual training: ${lengthOf(months)}.`;
  if (experience === undefined) return [training];
  return [training, `Before it, people usually work ${span(experience)} years.`];
}

/**
 * Returns at most `max` ways in, the most usual first. Where each of them needs a degree, adds one that
 * needs none if there is one.
 */
function waysIn(route: Route, max: number): string[] {
  const { apprenticeships, apprenticeshipFirst } = route;
  const taking = apprenticeships.filter(({ isLater, status }) => !isLater && status !== 'paused');
  const joined = taking.slice(0, 1).map((each) => ({
    withoutDegree: true,
    text: `${OPENING_LABELS.apprenticeship}: ${describeApprenticeship(each, each.isLater)}`,
  }));
  const opened = route.opensWith.map(({ by, text, withoutDegree }) => ({
    withoutDegree,
    text: `${OPENING_LABELS[by]}: ${text}`,
  }));
  const ways = apprenticeshipFirst
    ? [...joined, ...opened]
    : [...opened.slice(0, 1), ...joined, ...opened.slice(1)];
  const named = ways.slice(0, max);
  if (named.every(({ withoutDegree }) => !withoutDegree)) {
    named.push(...ways.filter(({ withoutDegree }) => withoutDegree).slice(0, 1));
  }
  return named.map(({ text }) => text);
}

function generalDetails(code: string): ReportCareerDetail[] {
  const { startsAfter, waysIn: ways, firstJobs, tryIt } = generalRouteOf(code);
  const start = startsAfter === null ? '' : `Most people start after ${startsAfter}.`;
  return [
    ...detail('Usual ways in', start, ...ways),
    ...detail(JOBS_LABEL, firstJobs.join(', ')),
    ...detail(TRY_LABEL, tryIt),
  ];
}

function briefGeneralDetails(code: string): ReportCareerDetail[] {
  const { startsAfter, waysIn: ways } = generalRouteOf(code);
  const start = startsAfter === null ? '' : `Most people start after ${startsAfter}.`;
  return detail('Usual ways in', start, ...ways.slice(0, 1));
}

function hoursDetails(code: string): ReportCareerDetail[] {
  const life = workingLifeOf(code);
  if (life === null) return [];
  const { fullTimeHours, partTimePct } = life;
  return detail(
    'Hours (UK employees)',
    fullTimeHours === null ? '' : `About ${fullTimeHours} paid hours a week full-time.`,
    partTimePct === null ? '' : `About ${partTimePct}% work part-time.`,
  );
}

function exposureDetails(code: string): ReportCareerDetail[] {
  const exposure = exposureOf(code);
  return exposure === null ? [] : detail('Language models', EXPOSURE_SENTENCES[exposure]);
}

/** "3 to 5", or "3" where both ends are the same. */
function span([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Months up to two years, else whole or half years. */
function lengthOf([from, to]: readonly [number, number]): string {
  if (to <= 24) return `${span([from, to])} months`;
  const years = (months: number): number => Math.round(months / 6) / 2;
  return from < 12
    ? `${from} months to ${years(to)} years`
    : `${span([years(from), years(to)])} years`;
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (iso: string): string => LONG_DATE.format(new Date(iso));
