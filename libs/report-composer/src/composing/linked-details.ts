import { type ReportCareerDetail, type TextRun, UK } from '@bearings/contracts';
import { LINKS } from '../content/links/links.js';
import { routeOf } from '@bearings/career-data';
import { careerDetails, type DetailedCareer, waysPrinted } from './career-details.js';
import type { Reader } from '../guidance/reader.js';
import { PLANNED_CAREERS } from '../guidance/steps.js';
import { linkRun } from '../guidance/places.js';
import { plainRuns } from './report-document.js';

/** Details that the next steps state for the first careers; a note covers the other careers. */
const IN_STEPS: ReadonlySet<ReportCareerDetail['id']> = new Set(['cost', 'jobs', 'try']);

/**
 * Returns a career's details, with links to registering bodies and searches. For the first careers
 * (by `index`), leaves out the details that the next steps state.
 */
export function detailsInReport(
  career: DetailedCareer,
  reader: Reader,
  index: number,
): ReportCareerDetail[] {
  return careerDetails(career, reader)
    .filter(({ id }) => index >= PLANNED_CAREERS || !IN_STEPS.has(id))
    .map((detail) => withLinks(detail, linksOf(detail, career.code, reader)));
}

/**
 * Returns the links for one detail: a career's registering bodies, or the search for the
 * apprenticeships that its entry routes name.
 */
function linksOf({ id }: ReportCareerDetail, code: string, reader: Reader): TextRun[] {
  const route = routeOf(code);
  if (route === null) return [];
  if (id === 'registration') {
    return (route.register ?? []).flatMap(({ body }) => LINKS.ofBody(body)).map(linkRun);
  }
  if (id !== 'ways') return [];
  return waysPrinted(route, reader).flatMap(({ search }) =>
    search === undefined
      ? []
      : LINKS.searches(UK, search)
          .filter(({ kind }) => kind === 'apprenticeships')
          .map(({ href }) => ({ text: new URL(href).host, href })),
  );
}

function withLinks(detail: ReportCareerDetail, links: readonly TextRun[]): ReportCareerDetail {
  if (links.length === 0) return detail;
  const runs = [
    { text: detail.text },
    ...links.flatMap((link) => [{ text: ' ' }, link, { text: '.' }]),
  ];
  return { ...detail, text: plainRuns(runs), runs };
}
