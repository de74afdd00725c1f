// Writes a step on the entry route that suits a reader best, in their country's English.
import { uncapitalise } from '../text.js';
import { countsAsUnder18, countryInSentence, UK, US } from '@bearings/contracts';
import {
  isMostlySelfEmployed,
  occupationByCode,
  type OpeningKind,
  type Route,
  routeOf,
  usApprenticeshipOf,
  type UsLevel,
  type WayIn,
} from '@bearings/career-data';
import {
  ABROAD_COUNTS,
  ABROAD_WAY,
  APPRENTICESHIP_WAY,
  ASK_IF_CLOSE_STEP,
  DEGREE_WAY,
  FIND_COURSE,
  FIND_EMPLOYER,
  FIND_WORK,
  FUNDING_NOTE,
  LONG_PAID_CAREER,
  SEARCH_APPRENTICESHIP_STEP,
  SEARCH_TITLES,
  SHORTER_JOB,
  US_COST,
  UNDER_18,
  US_LEVEL_EXCEEDED,
  US_ALONE,
  US_APPRENTICESHIP,
  US_HAVE,
  US_DIPLOMA_HELD,
  US_DEGREE_HELD,
  US_WAY,
  WAY_IN,
} from '../content/report-copy/guidance.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import type { PhrasePicker } from '../composing/phrase-picker.js';
import { listed, withArticle } from '../writers/built-in/grammar.js';
import { searchesFor } from './search-titles.js';
import { costOfWay } from './who-pays.js';
import { countsDegree, hasDegree, namesRefused, type Reader } from './reader.js';
import { isTooLong, lengthNote, NO_TRAINING, type Training } from './training-length.js';
import { asksIfClose, waysFor, wayText } from './ways.js';

const WAYS_BY_WORK: ReadonlySet<string> = new Set(['work', 'trainee']);
const WAYS_BY_STUDY: ReadonlySet<string> = new Set(['college', 'degree', 'conversion', 'licence']);
const AFTER_A_DEGREE: readonly OpeningKind[] = ['conversion', 'trainee', 'work', 'portfolio'];
const PAID_FIRST: readonly OpeningKind[] = ['work', 'trainee', 'promotion', 'portfolio'];
/** Stages at which most people need a wage while they train. */
const WANT_PAY: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);
/**
 * The entry route after a degree, for a reader who has one: a trainee job if any degree counts, or
 * a job if the degree must be in certain subjects.
 */
const AFTER_DEGREE: Partial<Record<WayIn['needs'], OpeningKind>> = {
  'any-degree': 'trainee',
  'named-degree': 'work',
};
/** The highest level of an apprenticeship that people usually start after school. */
const FIRST_APPRENTICESHIP = 3;
const MASTERS_LEVEL = 7;
/** The UK qualification level of a high school diploma. */
const DIPLOMA_LEVEL = 3;
const MAX_TITLES = 3;
/** A reader who accepts at most this many months of training is assumed to prefer a job to a course. */
const SHORT_MONTHS = 12;

/** Sorts entry routes that take too long after all others. */
const TOO_LONG_PENALTY = 100;

interface Way {
  by: OpeningKind | 'apprenticeship';
  /** Text of the entry route, without a capital; in the US the education that employers require. */
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
  /** Wordings of the step around the text; the usual ones if undefined. */
  frames?: readonly string[];
}

/**
 * Returns a step on the entry route of a career; empty if none is known or its text mentions an excluded occupation.
 */
export function wayInStep(
  fact: NamedOccupation,
  isLong: boolean,
  reader: Reader,
  phrases: PhrasePicker,
  index = 0,
): string {
  const { country } = reader;
  if (country !== UK && country !== US) return abroadStep(fact, country, phrases, index);
  const way = wayOf(fact, reader, phrases);
  if (way === null || namesRefused(way.names ?? [], reader)) return '';
  const as = withArticle(fact.title);
  const frame = phrases.pick(way.frames ?? WAY_IN, { as, way: way.text });
  const sentence = way.follow === undefined ? frame : `${frame} ${phrases.pick(way.follow)}`;
  const years = country === US ? usApprenticeshipOf(fact.code) : null;
  if (years !== null) return `${sentence} ${phrases.pick(US_APPRENTICESHIP, { years })}`;
  const isPaid = isLong && country === UK && way.isPaid && !isTooLong(way.training, reader);
  const note = isPaid
    ? phrases.pick(LONG_PAID_CAREER)
    : lengthNote(way.isHeld === true ? NO_TRAINING : way.training, isLong, reader, phrases);
  const shorter = note === '' || isPaid ? '' : shorterStart(fact, reader, phrases);
  const isAlone = country === US && isMostlySelfEmployed(fact.code);
  const find = phrases.pick(
    WAYS_BY_STUDY.has(way.by) ? FIND_COURSE : isAlone ? FIND_WORK : FIND_EMPLOYER,
  );
  const titles = index > 0 && country === UK ? searchesFor(fact, reader).slice(0, MAX_TITLES) : [];
  const search =
    titles.length > 1
      ? phrases.pick(SEARCH_TITLES, {
          jobs: listed(
            titles.map((title) => `"${title}"`),
            'or',
          ),
        })
      : '';
  const isMinor = country === UK && countsAsUnder18(reader) && WAYS_BY_WORK.has(way.by);
  const pays = [paysFor(fact, way, reader), isMinor ? UNDER_18 : '']
    .map((each) => once(each, phrases))
    .filter((each) => each !== '')
    .join(' ');
  // In the United States, the note on cost is about the questions to employers, so it follows them.
  const parts = country === US ? [find, pays] : [pays, find];
  return [sentence, note, shorter, ...parts, search].filter((part) => part !== '').join(' ');
}

/** Returns a sentence that the report does not contain yet; otherwise an empty text. */
function once(text: string, phrases: PhrasePicker): string {
  return text !== '' && phrases.hasFresh([text]) ? phrases.pick([text]) : '';
}

/** Returns questions about how to enter a career, for a country whose entry routes we do not know. */
function abroadStep(
  { code, title }: NamedOccupation,
  country: string,
  phrases: PhrasePicker,
  index: number,
): string {
  const variables = { as: withArticle(title), country: countryInSentence(country) };
  const ask = phrases.pick(ABROAD_WAY[index] ?? [], variables);
  // In regulated work, employers do not accept beginners without the training.
  const isProtected = routeOf(code)?.register?.some(({ required }) => required === 'law') ?? false;
  const find = index === 1 ? '' : phrases.pick(isProtected ? FIND_COURSE : FIND_EMPLOYER);
  const counts = ABROAD_COUNTS[index];
  const shorter = counts === undefined ? '' : phrases.pick(counts);
  return [ask, shorter, find].filter((part) => part !== '').join(' ');
}

/** Returns a sentence on who pays for an entry route; for the United States, a question about it. */
function paysFor({ code }: NamedOccupation, { by, isHeld = false }: Way, reader: Reader): string {
  if (reader.country === US) return isHeld ? '' : US_COST[by === 'college' ? 'study' : 'work'];
  const route = routeOf(code);
  return route === null ? '' : costOfWay(route, by, reader);
}

/** Returns whether the reader has a degree and US employers require no more than that. */
export function hasLevel({ study }: UsLevel, reader: Reader): boolean {
  return hasDegree(reader) && !isBeyondDegree(study);
}

/** Returns whether the usual start in the United States takes longer than the reader would train. */
export function isUsTrainingTooLong(
  { code }: Pick<NamedOccupation, 'code'>,
  reader: Reader,
): boolean {
  if (reader.country !== US || usApprenticeshipOf(code) !== null) return false;
  const level = occupationByCode(code)?.usLevel;
  return level !== undefined && !hasLevel(level, reader) && isTooLong(level.study ?? {}, reader);
}

function isBeyondDegree(study: Training | undefined): boolean {
  return study?.studies === 'masters' || study?.studies === 'doctorate';
}

function shorterStart(fact: NamedOccupation, reader: Reader, phrases: PhrasePicker): string {
  const [job] = reader.country === UK ? searchesFor(fact, reader) : [];
  return job === undefined || job === fact.title ? '' : phrases.pick(SHORTER_JOB, { job });
}

function wayOf(fact: NamedOccupation, reader: Reader, phrases: PhrasePicker): Way | null {
  if (reader.country === US) {
    const level = occupationByCode(fact.code)?.usLevel;
    return level === undefined ? null : usWay(fact, level, reader);
  }
  const route = routeOf(fact.code);
  return route === null ? null : ukWay(route, reader, phrases);
}

function usWay({ code }: NamedOccupation, level: UsLevel, reader: Reader): Way {
  const { name, label: text, by, study = NO_TRAINING } = level;
  const job = { by: 'work', text, training: study, isPaid: true } as const;
  if (hasLevel(level, reader)) {
    const bySubject = isMostlySelfEmployed(code) ? US_ALONE : US_DEGREE_HELD;
    const follow = study.studies === 'degree' ? bySubject : US_LEVEL_EXCEEDED;
    return { ...job, frames: US_HAVE, isHeld: true, follow };
  }
  const isMet =
    name === 'High school diploma or equivalent' && (reader.level ?? 0) >= DIPLOMA_LEVEL;
  if (isMet) return { ...job, frames: US_WAY, follow: US_DIPLOMA_HELD };
  return { ...job, by, isPaid: by === 'work', frames: US_WAY };
}

function ukWay(route: Route, reader: Reader, phrases: PhrasePicker): Way | null {
  const { code, apprenticeships, apprenticeshipFirst, apprenticeshipSearch: search } = route;
  const open = apprenticeships.filter(
    ({ isLater, status }) => status !== 'paused' && (!isLater || hasDegree(reader)),
  );
  const joined: Way[] = open.slice(0, 1).map(({ title, level, months, names }) => ({
    by: 'apprenticeship',
    training: { months: [months, months], paid: true },
    isPaid: true,
    names,
    isLow: level <= FIRST_APPRENTICESHIP,
    text: [
      uncapitalise(
        phrases.pick(APPRENTICESHIP_WAY, {
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
      isLow: route.level < FIRST_APPRENTICESHIP,
      text: uncapitalise(phrases.pick(SEARCH_APPRENTICESHIP_STEP, { search })),
    });
  }
  const isGraduate = countsDegree(reader);
  const opened = waysFor(route, reader).map((way): Way => {
    const { kind, needs, paid, names } = way;
    const ask = isGraduate && asksIfClose(way) ? phrases.pick(ASK_IF_CLOSE_STEP) : undefined;
    const text = uncapitalise(wayText(code, way, reader, ask));
    const known = { text, training: way, fromSchool: needs === 'school', names };
    if (!isGraduate || kind !== 'degree') return { ...known, by: kind, isPaid: paid };
    const by = AFTER_DEGREE[needs] ?? kind;
    return { ...known, by, isPaid: WAYS_BY_WORK.has(by), frames: DEGREE_WAY };
  });
  const usual = apprenticeshipFirst ? [...joined, ...opened] : [...opened, ...joined];
  return preferred(usual, reader)[0] ?? null;
}

/**
 * Sorts entry routes by how well they suit the reader: those that need a degree the reader has, or
 * paid ones for a reader who wants short training. Otherwise the most usual come first.
 */
function preferred(ways: readonly Way[], reader: Reader): Way[] {
  const first = firstKinds(reader);
  const order = ({ by, training, fromSchool = false, isLow = false }: Way): number => {
    if (isTooLong(training, reader)) return TOO_LONG_PENALTY;
    const index = first.findIndex((kind) => kind === by);
    if (index >= 0 && !(countsDegree(reader) && fromSchool)) return index;
    const suits = by === 'apprenticeship' && (isLow || WANT_PAY.has(reader.stage));
    return suits && !countsDegree(reader) ? first.length : first.length + 1;
  };
  return ways.toSorted((a, b) => order(a) - order(b));
}

function firstKinds(reader: Reader): readonly OpeningKind[] {
  if (countsDegree(reader)) return AFTER_A_DEGREE;
  return reader.willingMonths <= SHORT_MONTHS ? PAID_FIRST : [];
}
