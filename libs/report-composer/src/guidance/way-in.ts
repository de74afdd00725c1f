// Writes a step on the entry route that suits a reader best, in their country's English.
import { uncapitalise } from '../text.js';
import {
  exceedsUsTraining,
  hasDegree,
  hasRequiredUsLevel,
  isTrainingCountedFromDegree,
  SKILLED_YEARS,
} from '@bearings/career-matching';
import { countsAsUnder18, countryInSentence, UK, US } from '@bearings/domain';
import {
  isMostlySelfEmployed,
  occupationByCode,
  type WayInKind,
  type Route,
  findRoute,
  getUsApprenticeship,
  type UsLevel,
  type WayIn,
} from '@bearings/career-data';
import {
  ABROAD_RECOGNITION_STEPS,
  ABROAD_OWN_WAY_STEPS,
  ABROAD_WAY_STEPS,
  APPRENTICESHIP_WAY_TEXTS,
  ASK_IF_CLOSE_STEPS,
  DEGREE_WAY_STEPS,
  FUNDING_NOTE,
  LONG_PAID_TRAINING_NOTES,
  LONGER_TRAINING_NOTES,
  OWN_FIND_STEPS,
  SEARCH_APPRENTICESHIP_STEPS,
  SEARCH_TITLES,
  SHORTER_JOB_SENTENCES,
  US_COST,
  UNDER_18_NOTE,
  US_LEVEL_EXCEEDED,
  US_SELF_EMPLOYED_STEPS,
  US_APPRENTICESHIP,
  US_HAVE_STEPS,
  US_DIPLOMA_HELD,
  US_DEGREE_HELD,
  US_WAY_STEPS,
  WAY_IN_STEPS,
} from '../content/report-copy/guidance.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import { PhrasePicker } from '../composing/phrase-picker.js';
import { joinList, withArticle } from '../writers/built-in/grammar.js';
import { findFirstWay } from './local-ways.js';
import { listSearchTitles } from './search-titles.js';
import { describeWayCost } from './who-pays.js';
import { mentionsExcludedOccupation, type Reader } from './reader.js';
import {
  isTooLong,
  composeLengthNote,
  findTrainingNeed,
  NO_TRAINING,
  toCircumstances,
  type Training,
} from './training-length.js';
import { needsRelatedDegree, listSuitableWays, describeWay } from './ways.js';

const WORK_ROUTE_KINDS: ReadonlySet<string> = new Set(['work', 'trainee']);
const PREFERRED_KINDS_AFTER_DEGREE: readonly WayInKind[] = ['conversion', 'trainee', 'work', 'portfolio'];
const PREFERRED_PAID_KINDS: readonly WayInKind[] = ['work', 'trainee', 'promotion', 'portfolio'];
/** The same for a reader with years of work. */
const PREFERRED_KINDS_AFTER_WORK: readonly WayInKind[] = ['work', 'promotion', 'trainee', 'portfolio'];
/** Stages at which most people need a wage while they train. */
const STAGES_WANTING_PAY: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);
/**
 * The entry route after a degree, for a reader who has one: a trainee job if any degree counts, or
 * a job if the degree must be in certain subjects.
 */
const KIND_AFTER_DEGREE: Partial<Record<WayIn['needs'], WayInKind>> = {
  'any-degree': 'trainee',
  'named-degree': 'work',
};
/** The highest level of an apprenticeship that people usually start after school. */
const MAX_FIRST_APPRENTICESHIP_LEVEL = 3;
const MASTERS_LEVEL = 7;
const MAX_TITLES = 3;
/** A reader who accepts at most this many months of training is assumed to prefer a job to a course. */
const MAX_SHORT_TRAINING_MONTHS = 12;

/** Sort order of entry routes that take too long. It puts them after all others. */
const TOO_LONG_PENALTY = 100;

interface EntryWay {
  by: WayInKind | 'apprenticeship';
  /** Text of the entry route, starting with a small letter; in the US, the education that employers require. */
  text: string;
  training: Training;
  /** True if people earn a wage during the training. */
  isPaid: boolean;
  /** True if the entry route starts from school exams, so that it is not for graduates. */
  fromSchool?: boolean;
  /** Other occupations that the text mentions. */
  names?: readonly string[];
  /** True for an apprenticeship that school leavers start. */
  isLow?: boolean;
  /** True if the reader already has the required education. */
  isHeld?: boolean;
  /** Wordings that follow the text and say what the reader already has. */
  follow?: readonly string[];
  /** Wordings of the step, with a variable for the text; the usual wordings if undefined. */
  frames?: readonly string[];
}

/**
 * Returns a step on the entry route of a career; empty if none is known or its text mentions an excluded occupation.
 */
export function composeWayInStep(
  fact: NamedOccupation,
  isLong: boolean,
  reader: Reader,
  phrases: PhrasePicker,
  index = 0,
): string {
  const { country } = reader;
  if (country !== UK && country !== US) return composeAbroadStep(fact, isLong, reader, phrases, index);
  const way = chooseWay(fact, reader, phrases);
  if (way === null || mentionsExcludedOccupation(way.names ?? [], reader)) return '';
  const as = withArticle(fact.title);
  const frame = phrases.pick(way.frames ?? WAY_IN_STEPS, { as, way: way.text });
  const sentence = way.follow === undefined ? frame : `${frame} ${phrases.pick(way.follow)}`;
  const years = country === US ? getUsApprenticeship(fact.code) : null;
  if (years !== null) return `${sentence} ${phrases.pick(US_APPRENTICESHIP, { years })}`;
  const isPaid = isLong && country === UK && way.isPaid && !isTooLong(way.training, reader);
  const note = isPaid
    ? phrases.pick(LONG_PAID_TRAINING_NOTES)
    : composeLengthNote(way.isHeld === true ? NO_TRAINING : way.training, isLong, reader, phrases);
  const shorterText = note === '' || isPaid ? '' : describeShorterStart(fact, reader, phrases);
  const titles = index > 0 && country === UK ? listSearchTitles(fact, reader).slice(0, MAX_TITLES) : [];
  const search =
    titles.length > 1
      ? phrases.pick(SEARCH_TITLES, {
          jobs: joinList(
            titles.map((title) => `"${title}"`),
            'or',
          ),
        })
      : '';
  const isMinor = country === UK && countsAsUnder18(reader) && WORK_ROUTE_KINDS.has(way.by);
  const pays = [describePayer(fact, way, reader), isMinor ? UNDER_18_NOTE : '']
    .map((each) => takeIfUnused(each, phrases))
    .filter((each) => each !== '')
    .join(' ');
  return [sentence, note, shorterText, pays, search].filter((part) => part !== '').join(' ');
}

/** Returns a sentence if the report does not contain it yet; otherwise an empty text. */
function takeIfUnused(text: string, phrases: PhrasePicker): string {
  return text !== '' && phrases.hasFresh([text]) ? phrases.pick([text]) : '';
}

/** Returns the country's own way into a career; if we know none, questions about how to enter it. */
function composeAbroadStep(
  { code, title }: NamedOccupation,
  isLong: boolean,
  reader: Reader,
  phrases: PhrasePicker,
  index: number,
): string {
  const variables = { as: withArticle(title), country: countryInSentence(reader.country) };
  const own = findFirstWay(code, reader);
  if (own !== null) {
    const ownSteps = OWN_FIND_STEPS[reader.country]?.[own.kind];
    const find = ownSteps === undefined ? '' : phrases.pick(ownSteps);
    const way = phrases.pick(ABROAD_OWN_WAY_STEPS, { ...variables, way: own.text });
    // The matching counts paid training as work, and that a degree is enough, where their own way may say neither.
    const isPaidWork = !isLong && own.isLong && !own.isMaybeNeedless && findTrainingNeed(code, reader).paid;
    const isLonger = (own.months ?? 0) > reader.willingMonths;
    const isPaid = isPaidWork || (own.paid && isLonger);
    const notes = isPaid ? LONG_PAID_TRAINING_NOTES : isLong && isLonger ? LONGER_TRAINING_NOTES : [];
    const length = notes.length === 0 ? '' : phrases.pick(notes);
    return [way, length, own.note, find].filter((part) => part !== '').join(' ');
  }
  const ask = phrases.pick(ABROAD_WAY_STEPS[index] ?? [], variables);
  const counts = ABROAD_RECOGNITION_STEPS[index];
  const shorterText = counts === undefined ? '' : phrases.pick(counts);
  return [ask, shorterText].filter((part) => part !== '').join(' ');
}

/** Returns a sentence on who pays for an entry route; for the United States, a question about it. */
function describePayer({ code }: NamedOccupation, { by, isHeld = false }: EntryWay, reader: Reader): string {
  if (reader.country === US) return isHeld ? '' : US_COST[by === 'college' ? 'study' : 'work'];
  const route = findRoute(code);
  return route === null ? '' : describeWayCost(route, by, reader);
}

/** Returns whether the reader has a degree and US employers require no more than that. */
export function hasRequiredUsDegree({ study }: UsLevel, reader: Reader): boolean {
  return hasDegree(reader) && !isBeyondDegree(study);
}

/** Returns whether the usual training in the United States takes longer than the reader accepts. */
export function isUsTrainingTooLong({ code }: Pick<NamedOccupation, 'code'>, reader: Reader): boolean {
  const occupation = occupationByCode(code);
  return occupation !== undefined && exceedsUsTraining(occupation, toCircumstances(reader));
}

function isBeyondDegree(study: Training | undefined): boolean {
  return study?.studies === 'masters' || study?.studies === 'doctorate';
}

function describeShorterStart(fact: NamedOccupation, reader: Reader, phrases: PhrasePicker): string {
  const [job] = reader.country === UK ? listSearchTitles(fact, reader) : [];
  return job === undefined || job === fact.title ? '' : phrases.pick(SHORTER_JOB_SENTENCES, { job });
}

function chooseWay(fact: NamedOccupation, reader: Reader, phrases: PhrasePicker): EntryWay | null {
  if (reader.country === US) {
    const level = occupationByCode(fact.code)?.usLevel;
    return level === undefined ? null : toUsWay(fact, level, reader);
  }
  const route = findRoute(fact.code);
  return route === null ? null : chooseUkWay(route, reader, phrases);
}

/** Returns the kind of the British entry route that suits a reader best; null if none is known. */
export function findUkEntryKind(code: string, reader: Reader): EntryWay['by'] | null {
  const route = findRoute(code);
  return route === null ? null : (chooseUkWay(route, reader, new PhrasePicker('entry'))?.by ?? null);
}

function toUsWay({ code }: NamedOccupation, level: UsLevel, reader: Reader): EntryWay {
  const { label: text, by, study = NO_TRAINING } = level;
  const job = { by: 'work', text, training: study, isPaid: true } as const;
  if (hasRequiredUsDegree(level, reader)) {
    const subjectTexts = isMostlySelfEmployed(code) ? US_SELF_EMPLOYED_STEPS : US_DEGREE_HELD;
    const follow = study.studies === 'degree' ? subjectTexts : US_LEVEL_EXCEEDED;
    return { ...job, frames: US_HAVE_STEPS, isHeld: true, follow };
  }
  if (hasRequiredUsLevel(level, toCircumstances(reader))) {
    return { ...job, training: NO_TRAINING, frames: US_WAY_STEPS, follow: US_DIPLOMA_HELD };
  }
  return { ...job, by, isPaid: by === 'work', frames: US_WAY_STEPS };
}

function chooseUkWay(route: Route, reader: Reader, phrases: PhrasePicker): EntryWay | null {
  const { code, apprenticeships, apprenticeshipFirst, apprenticeshipSearch: search } = route;
  const open = apprenticeships.filter(({ isLater, status }) => status !== 'paused' && (!isLater || hasDegree(reader)));
  const joined: EntryWay[] = open.slice(0, 1).map(({ title, level, months, names }) => ({
    by: 'apprenticeship',
    training: { months: [months, months], paid: true },
    isPaid: true,
    names,
    isLow: level <= MAX_FIRST_APPRENTICESHIP_LEVEL,
    text: [
      uncapitalise(
        phrases.pick(APPRENTICESHIP_WAY_TEXTS, {
          apprenticeship: title,
          level: String(level),
          months: String(months),
        }),
      ),
      ...(level === MASTERS_LEVEL ? [FUNDING_NOTE] : []),
    ].join(' '),
  }));
  if (search !== undefined) {
    joined.push({
      by: 'apprenticeship',
      training: { months: route.months, paid: true },
      isPaid: true,
      isLow: route.level < MAX_FIRST_APPRENTICESHIP_LEVEL,
      text: uncapitalise(phrases.pick(SEARCH_APPRENTICESHIP_STEPS, { search })),
    });
  }
  const isGraduate = isTrainingCountedFromDegree(reader);
  const openedWays = listSuitableWays(route, reader).map((way): EntryWay => {
    const { kind, needs, paid, names } = way;
    const ask = isGraduate && needsRelatedDegree(way) ? phrases.pick(ASK_IF_CLOSE_STEPS) : undefined;
    const text = uncapitalise(describeWay(code, way, reader, ask));
    const knownWay = { text, training: way, fromSchool: needs === 'school', names };
    if (!isGraduate || kind !== 'degree') return { ...knownWay, by: kind, isPaid: paid };
    const wayKind = KIND_AFTER_DEGREE[needs] ?? kind;
    return {
      ...knownWay,
      by: wayKind,
      isPaid: WORK_ROUTE_KINDS.has(wayKind),
      frames: DEGREE_WAY_STEPS,
    };
  });
  const usualOrder = apprenticeshipFirst ? [...joined, ...openedWays] : [...openedWays, ...joined];
  return sortByPreference(usualOrder, reader)[0] ?? null;
}

/**
 * Sorts entry routes by how well they suit the reader. For a reader with a degree, routes that follow a degree come
 * first. For other readers who want short training, paid routes come first. Routes that take too long come last. Among
 * equally suitable routes, the most usual come first.
 */
function sortByPreference(ways: readonly EntryWay[], reader: Reader): EntryWay[] {
  const first = listPreferredKinds(reader);
  const getOrder = ({ by, training, fromSchool = false, isLow = false }: EntryWay): number => {
    if (isTooLong(training, reader)) return TOO_LONG_PENALTY;
    const index = first.findIndex((kind) => kind === by);
    if (index >= 0 && !(isTrainingCountedFromDegree(reader) && fromSchool)) return index;
    const suitsReader = by === 'apprenticeship' && (isLow || STAGES_WANTING_PAY.has(reader.stage));
    return suitsReader && !isTrainingCountedFromDegree(reader) ? first.length : first.length + 1;
  };
  return ways.toSorted((a, b) => getOrder(a) - getOrder(b));
}

function listPreferredKinds(reader: Reader): readonly WayInKind[] {
  if (isTrainingCountedFromDegree(reader)) return PREFERRED_KINDS_AFTER_DEGREE;
  if (reader.willingMonths > MAX_SHORT_TRAINING_MONTHS) return [];
  return reader.years >= SKILLED_YEARS ? PREFERRED_KINDS_AFTER_WORK : PREFERRED_PAID_KINDS;
}
