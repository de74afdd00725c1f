import type { ReportCareerDetail } from '@bearings/contracts';
import { LINKS } from '../content/links/links.js';
import { routeOf } from '@bearings/career-data';
import { careerDetails, type DetailedCareer } from './career-details.js';
import type { Reader } from '../guidance/reader.js';
import { PLANNED } from '../guidance/steps.js';
import { linkRun } from '../guidance/places.js';
import { HEADLINED } from './report-facts.js';
import { plainRuns } from './report-document.js';

/** What the next steps say of the first careers, and what a note says of all. */
const IN_STEPS: ReadonlySet<ReportCareerDetail['id']> = new Set(['checked', 'cost', 'jobs', 'try']);

/**
 * Returns the details of the career in this place, from 0, with the addresses of the bodies that register
 * people in it, and without what the next steps say of the first careers.
 */
export function detailsInReport(
  career: DetailedCareer,
  reader: Reader,
  place: number,
): ReportCareerDetail[] {
  return careerDetails(career, reader, place < HEADLINED)
    .filter(({ id }) => place >= PLANNED || !IN_STEPS.has(id))
    .map((detail) => (detail.id === 'registration' ? withLinks(detail, career.code) : detail));
}

function withLinks(detail: ReportCareerDetail, code: string): ReportCareerDetail {
  const links = (routeOf(code)?.register ?? []).flatMap(({ body }) => LINKS.ofBody(body));
  if (links.length === 0) return detail;
  const runs = [
    { text: detail.text },
    ...links.flatMap((link) => [{ text: ' ' }, linkRun(link), { text: '.' }]),
  ];
  return { ...detail, text: plainRuns(runs), runs };
}
