import { US } from '@bearings/contracts';
import { mapTexts } from '../../text.js';

/** Words that differ between British and American English, by the name of their variable. */
const BRITISH = {
  advert: 'advert',
  adverts: 'adverts',
  careersAdviser: 'careers adviser',
  careersService: 'careers service',
  diary: 'diary',
  holiday: 'holiday',
  learnt: 'learnt',
  openDay: 'open day',
  schoolAdviser: 'careers adviser at your school',
} as const;

const AMERICAN: Readonly<Record<keyof typeof BRITISH, string>> = {
  advert: 'ad',
  adverts: 'ads',
  careersAdviser: 'career counselor',
  careersService: 'career center',
  diary: 'calendar',
  holiday: 'break',
  learnt: 'learned',
  openDay: 'open house',
  schoolAdviser: 'counselor at your school',
};

/** Other countries where job adverts are mostly in English. */
export const ENGLISH_SPEAKING: ReadonlySet<string> = new Set([
  'AE',
  'AU',
  'CA',
  'IE',
  'IN',
  'NZ',
  'SG',
  'ZA',
]);

/** Patterns of British spellings at the start of a word, with the American spellings. */
export const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
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

const BRITISH_SPELLING = new RegExp(
  `\\b(?:${SPELLINGS.map(([british]) => `(${british})`).join('|')})`,
  'gi',
);
/** Fields with internal names, whose spelling is not changed. */
const NAMES = new Set(['id', 'kind', 'code', 'href', 'slug']);

/** Returns the variable words for a country's English. */
export function englishOf(country: string): Readonly<Record<keyof typeof BRITISH, string>> {
  return country === US ? AMERICAN : BRITISH;
}

/**
 * Returns JSON with its texts in the spelling of a country. Stored texts and tables are British. Ids, links and the
 * reader's name are not changed.
 */
export function spelledIn<T>(country: string, value: T, name = ''): T {
  if (country !== US) return value;
  return mapTexts(value, (text, field) => (NAMES.has(field) ? text : spellAround(text, name)));
}

/** Changes the spelling of a text, except for the reader's name in it. */
function spellAround(text: string, name: string): string {
  const isSpelled = name === '' || spellAmerican(name) === name;
  return isSpelled ? spellAmerican(text) : text.split(name).map(spellAmerican).join(name);
}

function spellAmerican(text: string): string {
  return text.replaceAll(BRITISH_SPELLING, (found, ...groups: unknown[]) => {
    const american = SPELLINGS[groups.indexOf(found)]?.[1] ?? found;
    return /^\p{Lu}/u.test(found) ? american[0]?.toUpperCase() + american.slice(1) : american;
  });
}
