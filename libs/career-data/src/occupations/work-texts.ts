// Provides our texts on the work of each occupation, in the English of a country.
import { capitalise, getTitleLanguage, US } from '@bearings/domain';
import { findLocalTitle } from '../countries/local-facts.js';
import { DESCRIPTIONS, ROUTE_ROWS, TASKS, US_TEXTS, US_TITLES } from '../tables.js';

/** Our texts on an occupation's work. */
export interface WorkTexts {
  /** The work in one sentence. */
  what: string;
  /** What else belongs to the work; empty if `what` says it all. */
  more: string;
  day: string;
  /** The day as three moments; none for an unknown occupation. */
  moments: readonly string[];
  thrives: string;
  /** Six tasks; none for an unknown occupation. */
  tasks: readonly string[];
  /** A small trial of the work. */
  tryIt: string;
  /** The usual later careers. */
  progression: string;
}

/**
 * Beginnings of words that are spelt differently in American English: the British spelling as a pattern, and the
 * American spelling.
 */
export const SPELLING_PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['anaesth', 'anesth'],
  ['analys(?=e|ing)', 'analyz'],
  ['authoris', 'authoriz'],
  ['behaviour', 'behavior'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['co-ordinat', 'coordinat'],
  ['colour', 'color'],
  ['counsell', 'counsel'],
  ['criticis(?=e|ing)', 'criticiz'],
  ['defence', 'defense'],
  ['favour', 'favor'],
  ['fibre', 'fiber'],
  ['fulfil\\b', 'fulfill'],
  ['humour', 'humor'],
  ['jewellery', 'jewelry'],
  ['jeweller', 'jeweler'],
  ['judgement', 'judgment'],
  ['labelled', 'labeled'],
  ['labour', 'labor'],
  ['learnt', 'learned'],
  ['licence', 'license'],
  ['maths\\b', 'math'],
  ['millimetre', 'millimeter'],
  ['modelling', 'modeling'],
  ['mould', 'mold'],
  ['neighbour', 'neighbor'],
  ['organis(?=e|ing|ation)', 'organiz'],
  ['paediatr', 'pediatr'],
  ['practis(?=e|ing)', 'practic'],
  ['programme(?=s?\\b)', 'program'],
  ['recognis', 'recogniz'],
  ['sceptic', 'skeptic'],
  ['specialis(?=e|ing|ation)', 'specializ'],
  ['sterilis', 'steriliz'],
  ['theatre', 'theater'],
  ['theoris(?=e|ing)', 'theoriz'],
  ['travell(?=e|ing)', 'travel'],
  ['tyre', 'tire'],
];

type SpellingPairs = typeof SPELLING_PAIRS;

/** British words that neither Canadians nor Australians use, and theirs. */
const LORRY_PAIRS: SpellingPairs = [
  ['lorries', 'trucks'],
  ['lorry', 'truck'],
];

/** American spellings that Canadians do not use, as patterns, and the Canadian ones, which are the British. */
const CANADIAN_PAIRS: SpellingPairs = [
  ['behavior', 'behaviour'],
  ['catalog(?=s?\\b)', 'catalogue'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['counsel(?=ing|or|ed)', 'counsell'],
  ['defense', 'defence'],
  ['favor', 'favour'],
  ['fiber', 'fibre'],
  ['humor', 'humour'],
  ['jewelry', 'jewellery'],
  ['jeweler', 'jeweller'],
  ['labeled', 'labelled'],
  ['labor(?!at)', 'labour'],
  ['license\\b', 'licence'],
  ['millimeter', 'millimetre'],
  ['modeling', 'modelling'],
  ['mold', 'mould'],
  ['neighbor', 'neighbour'],
  ['theater', 'theatre'],
  ['travel(?=er|ing|ed)', 'travell'],
  ...LORRY_PAIRS,
];

const CANADA = 'CA';
/** Countries whose readers get the American texts of {@link US_TEXTS}. */
const NORTH_AMERICA: ReadonlySet<string> = new Set([US, CANADA]);

/**
 * Returns our texts on an occupation in the English of a country. A few American texts are in a table of their own; the
 * others are the British ones in American spelling.
 */
export function getWorkTexts(code: string, country: string): WorkTexts {
  const { what: british, more = '', day, moments, thrives } = DESCRIPTIONS[code] ?? NO_DESCRIPTION;
  const what = withOwnTitle(british, code, country);
  const tasks = TASKS[code] ?? [];
  const { tryIt, progression } = ROUTE_ROWS[code] ?? EMPTY_ROUTE;
  const texts = { what, more, day, moments, thrives, tryIt: tryIt.text, progression: progression.text };
  const spell = SPELLERS[country];
  if (spell === undefined) return { ...texts, tasks };
  const ownTexts = NORTH_AMERICA.has(country) ? (US_TEXTS[code] ?? {}) : {};
  const spellOwn = (text: string): string => spell(replaceAmericanTitle(text, code, country));
  return {
    ...(ownTexts.what === undefined
      ? { what: spell(what), more: spell(more) }
      : { what: spellOwn(withOwnTitle(ownTexts.what, code, country)), more: spellOwn(ownTexts.more ?? '') }),
    day: spell(day),
    moments: moments.map(spell),
    thrives: spell(thrives),
    tasks: ownTexts.tasks?.map(spellOwn) ?? tasks.map(spell),
    tryIt: ownTexts.tryIt === undefined ? spell(texts.tryIt) : spellOwn(ownTexts.tryIt),
    progression: spell(texts.progression),
  };
}

const NO_DESCRIPTION = { what: '', more: '', day: '', moments: [], thrives: '' };
const EMPTY_ROUTE = { tryIt: { text: '' }, progression: { text: '' } };

/** Returns a text that begins with our title or the American one, in the plural, with a country's own English title. */
function withOwnTitle(text: string, code: string, country: string): string {
  const local = getTitleLanguage(country) === 'en' ? findLocalTitle(country, code) : null;
  if (local === null || !SIMPLE_TITLE.test(local.name)) return text;
  const starts = [local.title, US_TITLES[code]].flatMap((title) => (title === undefined ? [] : `${pluralise(title)} `));
  const start = starts.find((each) => text.startsWith(each));
  return start === undefined ? text : `${pluralise(local.name)} ${text.slice(start.length)}`;
}

/** Returns an American text with a country's own English title in place of the American one. */
function replaceAmericanTitle(text: string, code: string, country: string): string {
  const american = US_TITLES[code];
  const local = findLocalTitle(country, code);
  if (american === undefined || local === null || !SIMPLE_TITLE.test(local.name)) return text;
  if (local.name.toLowerCase().includes(american.toLowerCase())) return text;
  const name = local.name.slice(0, 1).toLowerCase() + local.name.slice(1);
  return text.replaceAll(new RegExp(`\\b(?:an? )?${american}(s?)\\b`, 'gi'), (found: string, plural: string) => {
    const article = /^[aeiou]/.test(name) ? 'an' : 'a';
    const title = plural === '' ? name : pluralise(name);
    const replaced = /^an? /i.test(found) ? `${article} ${title}` : title;
    return /^\p{Lu}/u.test(found) ? capitalise(replaced) : replaced;
  });
}

/** A title that is neither two nor has a note in brackets. */
const SIMPLE_TITLE = /^(?!.* or )[^()]+$/;

/** Returns a title in the plural: "Storepeople", "Assistants in nursing". */
function pluralise(title: string): string {
  if (title === 'Garda') return 'Gardaí';
  const [noun = title, ...rest] = title.split(/(?= in )/);
  const nouns = noun.endsWith('person') ? noun.replace(/person$/, 'people') : `${noun}s`;
  return [nouns, ...rest].join('');
}

/** Returns a function that replaces spellings and remembers its results. */
function createSpeller(pairs: SpellingPairs): (text: string) => string {
  const pattern = new RegExp(`\\b(?:${pairs.map(([from]) => `(${from})`).join('|')})`, 'gi');
  const derivedTexts = new Map<string, string>();
  const replaceSpelling = (found: string, ...groups: unknown[]): string => {
    const word = pairs[groups.indexOf(found)]?.[1] ?? found;
    return /^\p{Lu}/u.test(found) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  };
  return (text) => {
    const knownText = derivedTexts.get(text) ?? text.replaceAll(pattern, replaceSpelling);
    derivedTexts.set(text, knownText);
    return knownText;
  };
}

/** Returns a British text in American spelling. */
export const inAmericanSpelling = createSpeller(SPELLING_PAIRS);
const replaceAmerican = createSpeller(CANADIAN_PAIRS);

/** Returns a British or American text in Canadian spelling. */
const inCanadianSpelling = (text: string): string => replaceAmerican(inAmericanSpelling(text));

/** Functions that write a text as people in a country do where that is not British. */
const SPELLERS: Readonly<Partial<Record<string, (text: string) => string>>> = {
  AU: createSpeller([...LORRY_PAIRS, ['programme(?=s?\\b)', 'program']]),
  [CANADA]: inCanadianSpelling,
  [US]: inAmericanSpelling,
};
