// Job titles to look for in adverts.
import { routeOf } from '../../content/occupations/routes/index.js';
import { US_TITLES } from '../../content/occupations/us-titles.data.js';
import type { NamedOccupation } from '../report-facts.js';
import { namesRefused, type Reader } from './reader.js';

const UK = 'United Kingdom';
const US = 'United States';
/** First halves of a title with "or" that say nothing without the second. */
const HALF_TITLE =
  /^(?:Architectural|Electrical|Clinical|Further|Operations|Restaurant|Film|Nursery|Border Force)$/;

/** Returns job titles to search for. British titles of first jobs would be searched for in vain elsewhere. */
export function searchesFor(fact: NamedOccupation, reader: Reader): string[] {
  const known = reader.country === UK ? (routeOf(fact.code)?.firstTitles ?? []) : [];
  const titles = known.length > 0 ? known : ownTitles(fact, reader);
  return titles.filter((title) => !namesRefused(title, reader));
}

/** Returns an occupation's title as adverts may have it: American there, and each of two by itself. */
function ownTitles({ code, title }: NamedOccupation, { country }: Reader): string[] {
  const american = country === US ? US_TITLES[code] : undefined;
  if (american !== undefined) return [american];
  const [first = title, second] = title.replaceAll(/ \([^)]*\)/g, '').split(' or ');
  if (second === undefined) return [first];
  const other = second.slice(0, 1).toUpperCase() + second.slice(1);
  return HALF_TITLE.test(first) ? [other] : [first, other];
}
