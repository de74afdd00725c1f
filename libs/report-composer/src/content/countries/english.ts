import { US } from '@bearings/contracts';

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

/** Returns the variable words for a country's English. */
export function englishOf(country: string): Readonly<Record<keyof typeof BRITISH, string>> {
  return country === US ? AMERICAN : BRITISH;
}
