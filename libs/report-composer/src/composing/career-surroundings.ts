// Describes where a career leads and from where people come to it.
import type { ReportCareerDetail } from '@bearings/contracts';
import { US } from '@bearings/domain';
import {
  findRoute,
  getWorkTexts,
  isValidIn,
  listStepsFrom,
  listStepsTo,
  type Occupation,
  occupationByCode,
} from '@bearings/career-data';
import { mentionsExcludedOccupation, type Reader } from '../guidance/reader.js';
import { uncapitalise } from '../text.js';
import { createDetails } from './career-details.js';
import { getTitleIn } from './career-titles.js';

const MAX_ORIGINS = 3;

/** Returns where a career leads and who moves into it, each under its label. Names no career that the reader has ruled out. */
export function listSurroundings(code: string, reader: Reader): ReportCareerDetail[] {
  return [
    // These texts have British words, for which there are no American ones yet.
    ...(reader.country === US ? [] : createDetails('leads', describeProgression(code, reader))),
    ...createDetails('from', describeOrigins(code, reader)),
  ];
}

const nameOccupation = (occupation: Occupation, { country }: Reader): string =>
  getTitleIn(country, { code: occupation.code, title: occupation.title });

/** Returns the allowed occupations with these codes, each once, in their order. */
const listAllowed = (codes: readonly string[], { refused }: Reader): Occupation[] =>
  [...new Set(codes)].flatMap((code) => (refused.includes(code) ? [] : (occupationByCode(code) ?? [])));

function describeProgression(code: string, reader: Reader): string {
  const progression = findRoute(code)?.progression;
  if (progression === undefined || !isValidIn(progression.scope, reader.country)) return '';
  if (
    mentionsExcludedOccupation(
      listStepsFrom(code).map((step) => step.code),
      reader,
    )
  )
    return '';
  return getWorkTexts(code, reader.country).progression;
}

/** Returns the jobs from which people move to an occupation; empty where the source does not cover the country. */
function describeOrigins(code: string, reader: Reader): string {
  const scope = findRoute(code)?.progression.scope;
  if (scope === undefined || !isValidIn(scope, reader.country)) return '';
  const origins = listStepsTo(code).map((step) => step.code);
  const [first, ...others] = listAllowed(origins, reader)
    .slice(0, MAX_ORIGINS)
    .map((each) => nameOccupation(each, reader));
  return first === undefined ? '' : `${[first, ...others.map(uncapitalise)].join(', ')}.`;
}
