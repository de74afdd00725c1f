// Provides our texts on the work of each occupation, in British and in American English.
import { US } from '@bearings/domain';
import { DESCRIPTIONS, ROUTE_ROWS, TASKS, US_TEXTS } from '../tables.js';

/** Our texts on an occupation's work. */
export interface WorkTexts {
  /** The work in one sentence. */
  what: string;
  /** What else belongs to the work; empty if `what` says it all. */
  more: string;
  day: string;
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

const BRITISH_PATTERN = new RegExp(`\\b(?:${SPELLING_PAIRS.map(([british]) => `(${british})`).join('|')})`, 'gi');

/** Cache of the American versions of British texts. */
const derivedTexts = new Map<string, string>();

/**
 * Returns our texts on an occupation in the English of a country. A few American texts are in a table of their own; the
 * others are the British ones in American spelling.
 */
export function getWorkTexts(code: string, country: string): WorkTexts {
  const { what, more = '', day, thrives } = DESCRIPTIONS[code] ?? { what: '', day: '', thrives: '' };
  const tasks = TASKS[code] ?? [];
  const { tryIt, progression } = ROUTE_ROWS[code] ?? EMPTY_ROUTE;
  const texts = { what, more, day, thrives, tryIt: tryIt.text, progression: progression.text };
  if (country !== US) return { ...texts, tasks };
  const ownTexts = US_TEXTS[code] ?? {};
  return {
    ...(ownTexts.what === undefined
      ? { what: inAmericanSpelling(what), more: inAmericanSpelling(more) }
      : { what: ownTexts.what, more: ownTexts.more ?? '' }),
    day: inAmericanSpelling(day),
    thrives: inAmericanSpelling(thrives),
    tasks: ownTexts.tasks ?? tasks.map(inAmericanSpelling),
    tryIt: ownTexts.tryIt ?? inAmericanSpelling(texts.tryIt),
    progression: inAmericanSpelling(texts.progression),
  };
}

const EMPTY_ROUTE = { tryIt: { text: '' }, progression: { text: '' } };

/** Returns a British text in American spelling. */
export function inAmericanSpelling(text: string): string {
  const knownText = derivedTexts.get(text) ?? text.replaceAll(BRITISH_PATTERN, replaceSpelling);
  derivedTexts.set(text, knownText);
  return knownText;
}

function replaceSpelling(found: string, ...groups: unknown[]): string {
  const word = SPELLING_PAIRS[groups.indexOf(found)]?.[1] ?? found;
  return /^\p{Lu}/u.test(found) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
