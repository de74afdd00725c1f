import type { ReportCareerDetail } from '@bearings/contracts';
import { LINKS } from '../../content/links/links.js';
import { routeOf } from '@bearings/career-data';
import {
  careerDetails,
  CHECKED_LABEL,
  COST_LABEL,
  type DetailedCareer,
  JOBS_LABEL,
  REGISTRATION_LABEL,
  TRY_LABEL,
} from './career-details.js';
import type { Reader } from './next-steps/reader.js';
import { PLANNED } from './next-steps/next-steps.js';
import { linkRun } from './next-steps/places.js';
import { HEADLINED } from './report-facts.js';
import { plainRuns } from './report-document.js';

/** What the next steps say of the first careers, and what a note says of all. */
const IN_STEPS: ReadonlySet<string> = new Set([CHECKED_LABEL, COST_LABEL, JOBS_LABEL, TRY_LABEL]);

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
    .filter(({ label }) => place >= PLANNED || !IN_STEPS.has(label))
    .map((detail) =>
      detail.label === REGISTRATION_LABEL ? withLinks(detail, career.code) : detail,
    );
}

function withLinks({ label, text }: ReportCareerDetail, code: string): ReportCareerDetail {
  const links = (routeOf(code)?.register ?? []).flatMap(({ body }) => LINKS.ofBody(body));
  if (links.length === 0) return { label, text };
  const runs = [
    { text },
    ...links.flatMap((link) => [{ text: ' ' }, linkRun(link), { text: '.' }]),
  ];
  return { label, text: plainRuns(runs), runs };
}
