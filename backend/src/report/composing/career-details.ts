import { longDate } from '../../platform/text.js';
import { countryInSentence, type ReportCareerDetail, UK, US } from '@bearings/contracts';
import { inWordsOf } from '../../content/countries/american-words.js';
import {
  AI_EXPOSURE_SOURCE,
  APPRENTICESHIP_SOURCE,
  ASK_SENTENCES,
  CANADA_PAY_SOURCE,
  describeNeed,
  describeRegistration,
  ENOUGH_TO_START,
  exposureOf,
  LEVEL_LABELS,
  NATIONS_NOTE,
  type Route,
  routeOf,
  ROUTES_CHECKED,
  TASKS_SOURCE,
  tasksOf,
  UK_AGE_PAY_SOURCE,
  US_TITLES,
  WORKING_LIFE_SOURCE,
  workingLifeOf,
} from '@bearings/career-data';
import { ABROAD_NOTE, US_LEVELS_NOTE } from '../../content/report-copy/career-facts.js';
import { hasDegree, type Reader } from './next-steps/reader.js';
import { timesOf, type TrainedCareer } from './next-steps/training-times.js';
import { type NamedWay, waysNamed, wayTexts } from './next-steps/ways.js';
import { costOf } from './next-steps/who-pays.js';

const US_TITLE_LABEL = 'US job title';
const WAYS_LABEL = 'Ways in (United Kingdom)';
const DEGREE = 6;
/** Label of the detail that names the bodies which register people. */
export const REGISTRATION_LABEL = 'Registration';
/** Label of the detail that tries the work. */
export const TRY_LABEL = 'Try it';
/** Label of the detail that names job titles. */
export const JOBS_LABEL = 'Jobs to search for';
/** Label of the detail on when a card was checked. */
export const CHECKED_LABEL = 'Last checked';
/** Label of the detail on money. */
export const COST_LABEL = 'Who pays';

const EXPOSURE_SENTENCES = {
  low: 'Three studies agree that language models could help with little of this work.',
  middle: 'Three studies agree that language models could help with some of this work.',
  high: 'Three studies agree that language models could help with much of this work; none says that jobs will go.',
  differ: 'Studies differ on how much these help.',
} as const;

/** A career as its details need it: with its training where the version of the method knows it. */
export interface DetailedCareer extends TrainedCareer {
  code: string;
}

/**
 * Returns what a reader has to know about a career besides its description: the tasks, the ways in, hours and
 * exposure to language models, or only the way in where it is described in brief. Ways in are those of the
 * United Kingdom and for readers there; the United States keeps its own preparation, and for other countries
 * the next steps say where to ask.
 */
export function careerDetails(
  career: DetailedCareer,
  reader: Reader,
  headlined: boolean,
): ReportCareerDetail[] {
  const { code } = career;
  const { country } = reader;
  const route = country === UK ? routeOf(code) : null;
  const american = country === US ? detail(US_TITLE_LABEL, US_TITLES[code] ?? '') : [];
  if (!headlined) return route === null ? american : briefUkDetails(route, career, reader);
  return [
    ...american,
    ...detail('Tasks (US survey)', inWordsOf(country, toSentence(tasksOf(code)?.tasks ?? []))),
    ...(route === null ? [] : ukDetails(route, career, reader)),
    ...(country === UK ? hoursDetails(code) : []),
    ...exposureDetails(code),
  ];
}

/** Returns the notes that stand once before the careers of a report. */
export function careersNotes(country: string): string[] {
  if (country === UK) return [NATIONS_NOTE.replace('{date}', longDate(ROUTES_CHECKED.on))];
  return country === US
    ? [US_LEVELS_NOTE]
    : [ABROAD_NOTE.replace('{country}', countryInSentence(country))];
}

/** Returns the attributions of what the details of a report hold. */
export function detailSources(country: string): string[] {
  const own = country === UK ? [APPRENTICESHIP_SOURCE, WORKING_LIFE_SOURCE, UK_AGE_PAY_SOURCE] : [];
  const canada = country === 'CA' ? [CANADA_PAY_SOURCE] : [];
  const sources = [TASKS_SOURCE, AI_EXPOSURE_SOURCE, ...own, ...canada];
  return sources.map(({ title, publisher, edition, attribution }, place) => {
    // Sources of one licence say it once, after the last.
    const isSaid = sources.slice(place + 1).some((other) => other.attribution === attribution);
    return `${title} (${publisher}, ${edition}).${isSaid ? '' : ` ${attribution}`}`;
  });
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

function ukDetails(route: Route, career: DetailedCareer, reader: Reader): ReportCareerDetail[] {
  const { register = [], asksFor = [], minimumAge, level } = route;
  const age = minimumAge === undefined ? '' : `You have to be ${minimumAge} or older.`;
  const ways = waysPrinted(route, reader, true);
  const start = hasDegree(reader) && level < DEGREE ? ENOUGH_TO_START : LEVEL_LABELS[level];
  return [
    ...detail('Where to start', start, age),
    ...detail(WAYS_LABEL, ...wayTexts(ways)),
    ...detail('How long', ...timesOf(route, career, reader, ways)),
    ...detail(REGISTRATION_LABEL, ...register.map(describeRegistration)),
    ...detail(JOBS_LABEL, route.firstJobs.map(({ title }) => title).join(', ')),
    ...detail(COST_LABEL, ...costOf(route, reader)),
    ...detail('Checks', ...asksFor.map((ask) => ASK_SENTENCES[ask])),
    ...detail(TRY_LABEL, route.tryIt.text),
    ...detail('Good to know', route.note ?? ''),
    ...detail(CHECKED_LABEL, checkedOn(route)),
  ];
}

/** When a card was checked, and which part of it was not. */
function checkedOn({ apprenticeships }: Route): string {
  const isListed = apprenticeships.some(({ status }) => status === 'listed');
  const date = longDate(ROUTES_CHECKED.on);
  return isListed ? `${date}, but for apprenticeships from the list of 2021` : date;
}

/** Returns the ways in that a report prints of a career: two of a headlined one, else one. */
export function waysPrinted(route: Route, reader: Reader, headlined: boolean): NamedWay[] {
  return waysNamed(route, reader, headlined ? 2 : 1);
}

/** The most usual way in, one without a degree where that needs it, the time, and what the law asks for. */
function briefUkDetails(
  route: Route,
  career: DetailedCareer,
  reader: Reader,
): ReportCareerDetail[] {
  const ways = waysPrinted(route, reader, false);
  return [
    ...detail(WAYS_LABEL, ...wayTexts(ways), ...timesOf(route, career, reader, ways)),
    ...detail(
      REGISTRATION_LABEL,
      ...(route.register ?? []).filter(({ required }) => required === 'law').map(describeNeed),
    ),
  ];
}

function hoursDetails(code: string): ReportCareerDetail[] {
  const life = workingLifeOf(code);
  if (life === null) return [];
  const { fullTimeHours, partTimePct } = life;
  return detail(
    'Hours (UK employees)',
    fullTimeHours === null ? '' : `About ${fullTimeHours} paid hours a week full-time.`,
    partTimePct === null ? '' : `${partTimePct}% work part-time.`,
  );
}

function exposureDetails(code: string): ReportCareerDetail[] {
  const exposure = exposureOf(code);
  return exposure === null ? [] : detail('Language models', EXPOSURE_SENTENCES[exposure]);
}
