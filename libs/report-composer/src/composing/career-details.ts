import { findMove, hasDegree, type Move } from '@bearings/career-matching';
import { fillWording, longDate } from '../text.js';
import type { ReportCareerDetail } from '@bearings/contracts';
import { countryInSentence, UK, US } from '@bearings/domain';
import {
  AI_EXPOSURE_SOURCE,
  APPRENTICESHIP_SOURCE,
  ASK_SENTENCES,
  describeNeed,
  ENOUGH_TO_START_NOTE,
  getExposure,
  hasLocalWays,
  KNOWLEDGE_SOURCE,
  LEVEL_LABELS,
  listCountrySources,
  listWaysSources,
  NATIONS_NOTE,
  type Route,
  findRoute,
  ROUTES_CHECK,
  TASKS_SOURCE,
  UK_AGE_PAY_SOURCE,
  WORKING_LIFE_SOURCE,
  getWorkingLife,
  getWorkTexts,
} from '@bearings/career-data';
import { nameLocally } from './career-titles.js';
import {
  ADULT_TRAINING_NOTES,
  APPLICATION_NOTES,
  ABROAD_NOTE,
  KNOWLEDGE_NOTES,
  LOCAL_WAYS_CHECK,
  LOCAL_WAYS_NOTE,
  MINIMUM_AGE,
  US_LEVELS_NOTE,
} from '../content/report-copy/career-facts.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import type { Reader } from '../guidance/reader.js';
import type { TrainedCareer } from '../guidance/career-training.js';
import { describeGeneralWays } from '../guidance/general-ways.js';
import {
  describeBars,
  describeLicence,
  describeLocalOutlook,
  describeLocalWays,
  describeMove,
  type KnownNote,
  nameCheckingPlace,
} from '../guidance/local-ways.js';
import { findCareerTrial, isPastTrials } from '../guidance/trial.js';
import { composeTrainingTimeSentences } from '../guidance/training-times.js';
import { type NamedWay, listNamedWays, describeWays } from '../guidance/ways.js';
import { describeCost } from '../guidance/who-pays.js';

const DEGREE_LEVEL = 6;
/** Labels of details that differ between the United Kingdom and other countries. */
const LABELS_ABROAD: Partial<Record<ReportCareerDetail['id'], string>> = {
  ways: 'Ways in',
  jobs: 'Local title',
  note: 'Outlook',
};

/** Label of ways in that are not the country's own. */
const GENERAL_WAYS_LABEL = 'Ways in (usual everywhere)';

const DETAIL_LABELS: Readonly<Record<ReportCareerDetail['id'], string>> = {
  leads: 'Where it leads',
  from: 'Who moves into it',
  tasks: 'Tasks (US survey)',
  start: 'Where to start',
  ways: 'Ways in (United Kingdom)',
  time: 'How long',
  registration: 'Registration',
  jobs: 'Jobs to search for',
  cost: 'Who pays',
  checks: 'Checks',
  try: 'Try it',
  plan: 'In your plan',
  note: 'Good to know',
  hours: 'Hours (UK employees)',
  models: 'Language models',
};

const EXPOSURE_SENTENCES = {
  low: 'Three studies agree that language models could help with little of this work.',
  middle: 'Three studies agree that language models could help with some of this work.',
  high: 'Three studies agree that language models could help with much of this work; none says that jobs will go.',
} as const;

/**
 * Returns a career's details: tasks, entry routes, hours and how much of the work language models could help with.
 * Entry routes are those of the reader's country; where we have none, the next steps say where to ask.
 */
export function listCareerDetails(
  career: TrainedCareer,
  reader: Reader,
  known: KnownNote = 'each',
): ReportCareerDetail[] {
  const { code } = career;
  const { country } = reader;
  const route = country === UK ? findRoute(code) : null;
  return [
    ...createDetails('tasks', joinTasks(getWorkTexts(code, country).tasks)),
    ...(route === null ? listLocalDetails(career, reader, known) : listUkDetails(route, career, reader)),
    ...(country === UK ? hoursDetails(code) : []),
    ...exposureDetails(code),
  ];
}

const NOTES_BY_STAGE: Readonly<Partial<Record<PlanStage, typeof ADULT_TRAINING_NOTES>>> = {
  school: APPLICATION_NOTES,
  fe: APPLICATION_NOTES,
  working: ADULT_TRAINING_NOTES,
  returning: ADULT_TRAINING_NOTES,
  experienced: ADULT_TRAINING_NOTES,
};

/** Countries whose note on training again is on what people below a degree learn. */
const COUNTRIES_WITH_NOTE_BELOW_DEGREE: ReadonlySet<string> = new Set(['DE', 'NO']);

/** Returns a note on how a reader applies, or trains again, in their country; an empty list if there is none. */
export function listStageNotes(reader: Reader): string[] {
  const { country, stage } = reader;
  const isForOthers = hasDegree(reader) && COUNTRIES_WITH_NOTE_BELOW_DEGREE.has(country);
  return isForOthers ? [] : [NOTES_BY_STAGE[stage]?.[country] ?? []].flat();
}

/**
 * Returns notes on the sources and limits of what a report, or a page on one career, says about careers in a country.
 * @param known whether each fact that is only generally known says so, as on a page, or the notes say it once
 */
export function listCareersNotes(country: string, known: KnownNote): string[] {
  if (country === UK) return [fillWording(NATIONS_NOTE, { date: longDate(ROUTES_CHECK.on) })];
  const waysNotes = hasLocalWays(country) ? [describeWaysSources(country, known)] : [];
  if (country === US) return [US_LEVELS_NOTE, ...waysNotes];
  return waysNotes.length > 0 ? waysNotes : [fillWording(ABROAD_NOTE, { country: countryInSentence(country) })];
}

/** Returns the publishers and editions of a country's ways in, which of them are generally known, and where to check. */
function describeWaysSources(country: string, known: KnownNote): string {
  const sources = listWaysSources(country).toSorted(
    (a, b) => Number(a.id === KNOWLEDGE_SOURCE) - Number(b.id === KNOWLEDGE_SOURCE),
  );
  const kind = known === 'each' ? 'each' : sources.length === 1 ? 'all' : 'most';
  const names = sources.map(({ id, publisher, edition }) =>
    id === KNOWLEDGE_SOURCE ? fillWording(KNOWLEDGE_NOTES[kind], { edition }) : `${publisher} (${edition})`,
  );
  const note = fillWording(LOCAL_WAYS_NOTE, { sources: names.join('; ') });
  return known === 'each' ? note : `${note} ${fillWording(LOCAL_WAYS_CHECK, { where: nameCheckingPlace(country) })}`;
}

/** Returns the attributions of the data sources from which the career details are taken. */
export function listDetailSources(country: string): string[] {
  const ownSources = country === UK ? [APPRENTICESHIP_SOURCE, WORKING_LIFE_SOURCE, UK_AGE_PAY_SOURCE] : [];
  const commonSources = [TASKS_SOURCE, AI_EXPOSURE_SOURCE, ...ownSources].map((source) => ({ ...source, caveats: [] }));
  const sources = [...commonSources, ...listCountrySources(country)];
  return sources.map(({ title, publisher, edition, attribution, caveats = [] }, index) => {
    // If several sources require the same attribution, it is stated once, after the last of them.
    const isStatedLater = sources.slice(index + 1).some((other) => other.attribution === attribution);
    return [`${title} (${publisher}, ${edition}).`, isStatedLater ? '' : attribution, ...caveats]
      .filter((text) => text !== '')
      .join(' ');
  });
}

/** Returns a detail under its label; an empty list if all sentences are empty. */
export function createDetails(id: ReportCareerDetail['id'], ...sentences: readonly string[]): ReportCareerDetail[] {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? [] : [{ id, label: DETAIL_LABELS[id], text }];
}

/** Returns tasks as a list within a sentence. Each begins with a verb, and only the first with a capital. */
function joinTasks(tasks: readonly string[]): string {
  return tasks.map((task, index) => (index === 0 ? task : task.charAt(0).toLowerCase() + task.slice(1))).join('; ');
}

function listUkDetails(route: Route, career: TrainedCareer, reader: Reader): ReportCareerDetail[] {
  const { register = [], asksFor = [], minimumAge, level } = route;
  const age = minimumAge === undefined ? '' : fillWording(MINIMUM_AGE, { age: String(minimumAge) });
  const ways = listShownWays(route, reader, findMove(career, reader));
  const start = hasDegree(reader) && level < DEGREE_LEVEL ? ENOUGH_TO_START_NOTE : LEVEL_LABELS[level];
  return [
    ...createDetails('start', start, age),
    ...createDetails('ways', ...describeWays(ways)),
    ...createDetails('time', ...composeTrainingTimeSentences(route, career, reader, ways)),
    ...createDetails('registration', ...register.map(describeNeed)),
    ...createDetails('jobs', route.firstJobs.map(({ title }) => title).join(', ')),
    ...createDetails('cost', ...describeCost(route, reader)),
    ...createDetails('checks', ...asksFor.map((ask) => ASK_SENTENCES[ask])),
    ...createDetails(
      'try',
      findCareerTrial({ code: route.code, isNear: isPastTrials(career, reader) }, reader)?.text ?? '',
    ),
    ...createDetails('note', route.note ?? ''),
  ];
}

/**
 * Returns the title, ways in, licence and checks of an occupation in the reader's country. If the country has no ways of
 * its own, those that are usual everywhere are shown as that.
 */
function listLocalDetails(career: TrainedCareer, reader: Reader, known: KnownNote): ReportCareerDetail[] {
  const { code, title } = career;
  const { country } = reader;
  const move = findMove(career, reader);
  const localWays = describeLocalWays(code, reader, known, move);
  const generalWays = [...(move === null ? [] : [describeMove(move)]), ...describeGeneralWays(code, reader)];
  const details = [
    ...createDetails('jobs', nameLocally(code, reader, title)),
    ...createDetails('ways', ...(localWays.length > 0 ? localWays : generalWays)),
    ...createDetails('registration', ...describeLicence(code, reader, known)),
    ...createDetails('checks', ...describeBars(code, country)),
    ...createDetails('note', describeLocalOutlook(code, country)),
  ];
  return details.map((detail) => ({
    ...detail,
    label:
      detail.id === 'ways' && localWays.length === 0 ? GENERAL_WAYS_LABEL : (LABELS_ABROAD[detail.id] ?? detail.label),
  }));
}

/** Returns the entry route that a report shows for a career: the move from the reader's own job, if there is one. */
export function listShownWays(route: Route, reader: Reader, move: Move | null = null): NamedWay[] {
  return move === null ? listNamedWays(route, reader, 1) : [toMoveWay(move)];
}

function toMoveWay(move: Move): NamedWay {
  const text = describeMove(move);
  return {
    kind: 'work',
    training: {},
    paid: true,
    fromSchool: false,
    asksIfClose: false,
    withoutDegree: false,
    namesTime: false,
    text,
  };
}

/** Returns the kind of the first entry route that a reader is shown; null if none is, or outside the United Kingdom. */
export function findFirstRouteKind(code: string, reader: Reader): NamedWay['kind'] | null {
  const route = reader.country === UK ? findRoute(code) : null;
  return route === null ? null : (listShownWays(route, reader)[0]?.kind ?? null);
}

function hoursDetails(code: string): ReportCareerDetail[] {
  const life = getWorkingLife(code);
  if (life === null) return [];
  const { fullTimeHours, partTimePct } = life;
  return createDetails(
    'hours',
    fullTimeHours === null ? '' : `About ${fullTimeHours} paid hours a week full-time.`,
    partTimePct === null ? '' : `${partTimePct}% work part-time.`,
  );
}

function exposureDetails(code: string): ReportCareerDetail[] {
  const exposure = getExposure(code);
  return exposure === null || exposure === 'differ' ? [] : createDetails('models', EXPOSURE_SENTENCES[exposure]);
}
