// Lists careers whose work is very similar to that of another career, with how they differ from it.
import { type Occupation, occupationByCode, RELATED_ROWS } from '@bearings/career-data';
import type { CareerGuide } from '@bearings/contracts';
import { listDifferences } from '../composing/career-differences.js';
import { toLibraryLink } from './library.js';

const MAX_SIMILAR_CAREERS = 4;
const relatedByCode = new Map(RELATED_ROWS.map((row) => [row.code, [...row.short, ...row.long]]));

/** Returns up to four careers that are similar to an occupation, most similar first. */
export function listSimilarCareers(occupation: Occupation, country: string): CareerGuide['similarCareers'] {
  return (relatedByCode.get(occupation.code) ?? []).slice(0, MAX_SIMILAR_CAREERS).flatMap((code) => {
    const similarOccupation = occupationByCode(code);
    return similarOccupation === undefined
      ? []
      : [{ ...toLibraryLink(code), differs: listDifferences(occupation, similarOccupation, country) }];
  });
}
