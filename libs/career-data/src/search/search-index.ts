// Generates the one index of careers by their titles, which the careers library downloads and the API searches.
import { COUNTRIES, getCommonJobTitle, getTitleLanguage, toCareerSlug } from '@bearings/domain';
import MiniSearch from 'minisearch';
import { findLocalTitle } from '../countries/local-facts.js';
import { OCCUPATIONS } from '../occupations/occupations.js';
import { findTitles } from '../occupations/titles.js';
import { getUnitGroupTitles } from '../occupations/unit-group-titles.js';
import { COMMON_JOB_ROWS, EVERYDAY_TITLES, NEAREST_TITLES, US_TITLES } from '../tables.js';
import { type CareerIndex, INDEX_OPTIONS, type IndexedTitle, type TitleKind, toTitleId } from './career-search.js';

/** Returns an occupation's titles in the countries whose titles are not English. The index has English ones already. */
const listLocalTitles = (code: string): string[] =>
  COUNTRIES.flatMap((country) => {
    if (getTitleLanguage(country) === 'en') return [];
    return findLocalTitle(country, code)?.name ?? [];
  });

/** Returns every title of every career, with its id. */
export function listIndexedTitles(): IndexedTitle[] {
  return OCCUPATIONS.flatMap(({ code, title }, career) => {
    const { gb = [], us = [], de = [], fr = [], eu = [] } = findTitles(code) ?? {};
    const listNearest = (place: number): string[] =>
      NEAREST_TITLES.flatMap(({ titles, codes }) => (codes[place] === code ? titles : []));
    const kinds: Record<TitleKind, readonly string[]> = {
      own: [title],
      gb: [...(EVERYDAY_TITLES[code] ?? []), ...gb],
      us: [...(US_TITLES[code] === undefined ? [] : [US_TITLES[code]]), ...us],
      de,
      fr,
      eu,
      local: listLocalTitles(code),
      group: getUnitGroupTitles(code)?.jobTitles ?? [],
      near: listNearest(0),
      near2: listNearest(1),
      near3: listNearest(2),
    };
    return Object.entries(kinds).flatMap(([kind, texts]) =>
      [...new Set(texts)].map((text, position) => ({ id: toTitleId(career, kind, position), text })),
    );
  });
}

/** Returns every title of the common jobs outside our occupations, which follow the careers in the ids. */
export function listCommonJobTitles(): IndexedTitle[] {
  return COMMON_JOB_ROWS.flatMap(({ code, also }, index) => {
    const job = OCCUPATIONS.length + index;
    const own = { id: toTitleId(job, 'own', 0), text: getCommonJobTitle(code) };
    return [own, ...also.map((text, position) => ({ id: toTitleId(job, 'gb', position), text }))];
  });
}

/** Returns the search index of all titles of careers, or of the given titles. */
export function makeSearchIndex(titles = listIndexedTitles()): CareerIndex {
  const index = new MiniSearch<IndexedTitle>(INDEX_OPTIONS);
  index.addAll(titles);
  return { careers: OCCUPATIONS.map(({ title }) => toCareerSlug(title)), index: index.toJSON() };
}
