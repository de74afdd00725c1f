// Counts the careers of one report for which a country has pay and ways in. Shown before payment.
import { findLocalWays, listGeneralWays, occupationByCode } from '@bearings/career-data';
import { numberWord, UK } from '@bearings/domain';
import { COUNTRY_REPORT } from '../content/countries/country-report.js';
import { fillWording } from '../text.js';
import { choosePay } from './pay.js';

const texts = COUNTRY_REPORT.own;

/** What the report of one person has for a country. */
export interface OwnCoverage {
  /** A sentence with the counts. */
  line: string;
  /**
   * A sentence on what is bought, if the country has published pay or ways in for fewer than half of the careers; else
   * null. Our estimates of pay do not count, because they can be far off.
   */
  note: string | null;
}

/** Returns what a country has for the occupations with these codes, which are the careers of a report. */
export function countOwnCoverage(codes: readonly string[], country: string): OwnCoverage {
  const kinds = codes.map((code) => {
    const occupation = occupationByCode(code);
    return occupation === undefined ? 'none' : choosePay(country, occupation).kind;
  });
  const published = kinds.filter((kind) => kind === 'published' || kind === 'scale').length;
  const estimated = kinds.filter((kind) => kind === 'estimate').length;
  const hasOwnWays = (code: string): boolean => country === UK || findLocalWays(country, code) !== null;
  const ways = codes.filter(hasOwnWays).length;
  const general = codes.filter((code) => !hasOwnWays(code) && listGeneralWays(code).length > 0).length;
  const inWords = (count: number): string =>
    count === 0 ? texts.none : count === codes.length ? texts.all : numberWord(count);
  const pay = [
    fillWording(texts.pay, { published: inWords(published) }),
    estimated === 0 ? '' : fillWording(texts.estimated, { estimated: inWords(estimated) }),
  ].join('');
  const isThin = 2 * published < codes.length || 2 * ways < codes.length;
  return {
    line: fillWording(texts.line, {
      count: numberWord(codes.length),
      pay,
      ways: [
        fillWording(texts.ways, { ways: inWords(ways) }),
        general === 0 ? '' : fillWording(texts.general, { general: inWords(general) }),
      ].join(''),
    }),
    note: isThin ? texts.note : null,
  };
}
