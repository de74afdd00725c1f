import { careerSlug, US } from '@bearings/contracts';
import { occupationByCode, OCCUPATIONS, US_TITLES } from '@bearings/career-data';
import { capitalise, mapTexts } from '../text.js';
import { shortTitle, titleInSentence } from '../writers/built-in/grammar.js';
import type { Prose } from '../writers/writer.js';

const SLOT = /\{([tT])itle:([^{}]+)\}/g;
const AMERICAN = new Map(
  OCCUPATIONS.flatMap(({ code, title }) => {
    const american = US_TITLES[code];
    return american === undefined ? [] : [title, shortTitle(title)].map((each) => [each, american]);
  }),
);

/** Returns an occupation's title in a country. `title` is the British title, or the first of its two names. */
export function titleIn(country: string, title: string): string {
  return (country === US ? AMERICAN.get(title) : undefined) ?? title;
}

/**
 * Returns the last part of the URL of an occupation's page in the careers library, which is the same in every country.
 */
export const slugOf = (code: string): string => careerSlug(occupationByCode(code)?.title ?? '');

/** Returns JSON in which each field `title` with an occupation's title contains the title of the country. */
export function titledIn<T>(country: string, value: T): T {
  if (country !== US) return value;
  return mapTexts(value, (text, field) => (field === 'title' ? titleIn(country, text) : text));
}

/** Returns a placeholder for a title within stored prose. `proseIn` replaces it. */
export const titleSlot = ({ title }: { title: string }): string => `{title:${title}}`;

/** Returns stored prose with the country's titles in place of the placeholders. */
export const proseIn = (country: string, prose: Prose): Prose =>
  mapTexts(prose, (text) =>
    text.replaceAll(SLOT, (_, initial: string, title: string) => {
      const name = titleInSentence(titleIn(country, title));
      return initial === 'T' ? capitalise(name) : name;
    }),
  );
