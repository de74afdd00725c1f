import { US } from '@bearings/domain';

/** Words that differ between British and American English, by the name of their template variable. */
const BRITISH_WORDS = {
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

const AMERICAN_WORDS: Readonly<Record<keyof typeof BRITISH_WORDS, string>> = {
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

/** Countries other than the UK and the US where job adverts are mostly in English. */
export const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['AE', 'AU', 'CA', 'IE', 'IN', 'NZ', 'SG', 'ZA']);

/** Returns the words for a country's English, by the name of their template variable. */
export function getEnglish(country: string): Readonly<Record<keyof typeof BRITISH_WORDS, string>> {
  return country === US ? AMERICAN_WORDS : BRITISH_WORDS;
}
