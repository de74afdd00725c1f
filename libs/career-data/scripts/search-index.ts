// Generates the search index of the careers library. It contains every title of every career.
import { EVERYDAY_TITLES, NEAREST_TITLES, OCCUPATIONS, findTitles, US_TITLES } from '@bearings/career-data';
import {
  type CareerIndex,
  INDEX_OPTIONS,
  toTitleId,
  type IndexedTitle,
  type TitleKind,
} from '@bearings/career-data/search';
import { toCareerSlug } from '@bearings/contracts';
import MiniSearch from 'minisearch';

/** Returns the search index of all titles. */
export function makeSearchIndex(): CareerIndex {
  const index = new MiniSearch<IndexedTitle>(INDEX_OPTIONS);
  for (const [career, { code, title }] of OCCUPATIONS.entries()) {
    const { gb = [], us = [], de = [], fr = [], eu = [] } = findTitles(code) ?? {};
    const nearTitles = NEAREST_TITLES.flatMap(({ titles, codes }) => (codes[0] === code ? titles : []));
    const kinds: Record<TitleKind, readonly string[]> = {
      own: [title],
      gb: [...(EVERYDAY_TITLES[code] ?? []), ...gb],
      us: [...(US_TITLES[code] === undefined ? [] : [US_TITLES[code]]), ...us],
      de,
      fr,
      eu,
      near: nearTitles,
    };
    for (const [kind, texts] of Object.entries(kinds)) {
      for (const [position, text] of [...new Set(texts)].entries()) {
        index.add({ id: toTitleId(career, kind, position), text });
      }
    }
  }
  return { careers: OCCUPATIONS.map(({ title }) => toCareerSlug(title)), index: index.toJSON() };
}
