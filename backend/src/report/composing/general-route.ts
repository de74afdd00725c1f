import { inWordsOf } from '../../content/countries/american-words.js';
import { routeOf } from '@bearings/career-data';
import { namesLength } from './next-steps/training-length.js';

/**
 * The way into an occupation without what only the United Kingdom has: its names, the level that training
 * starts from and its length.
 */
export interface GeneralRoute {
  waysIn: readonly string[];
  /** Job titles to search for. */
  firstJobs: readonly string[];
  progression: string;
  /** A way to try the work. */
  tryIt: string;
}

const UNITED_KINGDOM_ONLY =
  /\b(?:GCSEs?|A levels?|T levels?|Highers?|NHS|UCAS|UK|British|England|Scotland|Wales|Ireland|HNDs?|HNCs?|NVQs?|Ofsted|sixth form|council|Civil Service|Royal|nursing associate|Level \d)\b|£/i;
/** Bodies, exams and ranks that other countries have by other names. */
const BRITISH_NAMES =
  /\b(?:AAT|BPS|CILEX|CIPD|IOSH|MOTs?|NCTJ|NEBOSH|RICS|RTPI|SENCO|SQE|GP|Makaton|Young (?:Farmers|Archaeologists)|magistrates?|HM Revenue|Border Force|fee-paid|probation services|(?:special|police|detective) constable|police community support)\b/i;

const general = (text: string): string =>
  UNITED_KINGDOM_ONLY.test(text) || BRITISH_NAMES.test(text) ? '' : text;

/** Returns the general way into the occupation with this O*NET-SOC code; the trial is in the words of `country`. */
export function generalRouteOf(code: string, country = ''): GeneralRoute {
  const route = routeOf(code);
  const ways = route?.opensWith.map(({ text }) => text) ?? [];
  return {
    waysIn: ways.filter((text) => general(text) !== '' && !namesLength(text)),
    firstJobs: route?.firstTitles.filter((title) => general(title) !== '') ?? [],
    progression: general(route?.progression ?? ''),
    tryIt: inWordsOf(country, general(route?.tryIt ?? '')),
  };
}
