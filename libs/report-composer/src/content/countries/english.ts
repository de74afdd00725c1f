import { US } from '@bearings/contracts';

/** What British and American English call differently, by the slot of a text that names it. */
const BRITISH = {
  advert: 'advert',
  adverts: 'adverts',
  careersAdviser: 'careers adviser',
  careersService: 'careers service',
  diary: 'diary',
  holiday: 'holiday',
  learnt: 'learnt',
  maths: 'maths',
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
  maths: 'math',
  openDay: 'open house',
  schoolAdviser: 'counselor at your school',
};

/** Returns the words of a country's English. */
export function englishOf(country: string): Readonly<Record<keyof typeof BRITISH, string>> {
  return country === US ? AMERICAN : BRITISH;
}
