// Marks names in the language of a country, so that screen readers and translation treat them rightly.
import { findLicence, findLocalWays } from '@bearings/career-data';
import type { LocalName, TextRun } from '@bearings/contracts';
import { getTitleLanguage, listSchoolCertificates } from '@bearings/domain';
import { OWN_WORDS } from '../content/report-copy/local-ways.js';
import { findLocalSearchTitle } from '../guidance/search-titles.js';
import { listLocalNames } from './career-titles.js';

const ENGLISH = 'en';
const FRENCH = 'fr';

/** Returns the names in an occupation's facts that are not in English: titles, ways in, groups, bodies and exams. */
export function listLocalWords(code: string, country: string): LocalName[] {
  const titles = listLocalNames(code, country).filter(({ language }) => language !== ENGLISH);
  const licence = findLicence(country, code);
  const french = licence?.quebec === undefined ? [] : [{ name: licence.quebec, language: FRENCH }];
  const language = getTitleLanguage(country);
  if (language === ENGLISH) return [...titles, ...french];
  const local = findLocalWays(country, code);
  const names = [
    findLocalSearchTitle(code, country),
    ...(local?.ways ?? []).flatMap(({ name, afterBachelor }) => [name, afterBachelor?.name]),
    local?.group,
    local?.endorsement,
    licence?.body,
    licence?.exam?.replace(/\.$/, ''),
    ...listSchoolCertificates(country),
    ...(OWN_WORDS[country] ?? []),
  ].filter((name) => typeof name === 'string');
  return [...titles, ...names.map((name) => ({ name, language }))];
}

/** Returns the pattern of a name as whole words. */
const toPattern = (name: string): RegExp => {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'u');
};

/** Returns a text in parts, of which those that are such names have their language. Long names come before their parts. */
export function markLocalWords(text: string, words: readonly LocalName[]): TextRun[] {
  const [found] = words
    .filter(({ name }) => text.includes(name) && toPattern(name).test(text))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (found === undefined) return text === '' ? [] : [{ text }];
  const at = text.search(toPattern(found.name));
  return [
    ...markLocalWords(text.slice(0, at), words),
    { text: found.name, lang: found.language },
    ...markLocalWords(text.slice(at + found.name.length), words),
  ];
}

/** Returns runs whose texts have such names marked. */
export const markLocalRuns = (runs: readonly TextRun[], words: readonly LocalName[]): TextRun[] =>
  words.length === 0
    ? [...runs]
    : runs.flatMap((run) =>
        run.href === undefined ? markLocalWords(run.text, words).map((part) => ({ ...run, ...part })) : [run],
      );
