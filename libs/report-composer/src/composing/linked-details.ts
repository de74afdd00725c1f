import type { ReportCareerDetail, TextRun } from '@bearings/contracts';
import { UK } from '@bearings/domain';
import { LINK_REGISTER } from '../content/links/links.js';
import { findRoute } from '@bearings/career-data';
import { listCareerDetails, listShownWays } from './career-details.js';
import type { TrainedCareer } from '../guidance/career-training.js';
import type { Reader } from '../guidance/reader.js';
import { findOfficialSite } from '../guidance/local-ways.js';
import { REPORT_STEPS_CAREER_COUNT } from '../guidance/steps.js';
import { toLinkRun } from '../guidance/places.js';
import { joinPlainRuns } from './report-document.js';

/** Details that a report leaves out for its top careers, because its next steps state them. */
const DETAILS_IN_STEPS: ReadonlySet<ReportCareerDetail['id']> = new Set(['cost', 'jobs', 'try']);

/**
 * Returns a career's details, with links to registering bodies and searches. `index` is the career's position in the
 * report. For the top careers in the United Kingdom, leaves out the details that the next steps state.
 */
export function listReportDetails(career: TrainedCareer, reader: Reader, index: number): ReportCareerDetail[] {
  return listCareerDetails(career, reader)
    .filter(({ id }) => reader.country !== UK || index >= REPORT_STEPS_CAREER_COUNT || !DETAILS_IN_STEPS.has(id))
    .map((detail) =>
      reader.country === UK
        ? withLinks(detail, listLinks(detail, career.code, reader))
        : withOfficialSite(detail, reader.country),
    );
}

/** Returns a detail of a country's own with the address of its official site as a link. */
function withOfficialSite(detail: ReportCareerDetail, country: string): ReportCareerDetail {
  const site = findOfficialSite(country);
  if (site === undefined) return detail;
  const link = toLinkRun(site);
  const [before = '', after] = detail.text.split(link.text);
  return after === undefined ? detail : { ...detail, runs: [{ text: before }, link, { text: after }] };
}

/**
 * Returns the links for one detail: a career's registering bodies, or the search for the
 * apprenticeships that its entry routes name.
 */
function listLinks({ id }: ReportCareerDetail, code: string, reader: Reader): TextRun[] {
  const route = findRoute(code);
  if (route === null) return [];
  if (id === 'registration') {
    return (route.register ?? []).flatMap(({ body }) => LINK_REGISTER.ofBody(body)).map(toLinkRun);
  }
  if (id !== 'ways') return [];
  return listShownWays(route, reader).flatMap(({ search }) =>
    search === undefined
      ? []
      : LINK_REGISTER.searches(UK, search)
          .filter(({ kind }) => kind === 'apprenticeships')
          .map(({ href }) => ({ text: new URL(href).host, href })),
  );
}

function withLinks(detail: ReportCareerDetail, links: readonly TextRun[]): ReportCareerDetail {
  if (links.length === 0) return detail;
  const runs = [{ text: detail.text }, ...links.flatMap((link) => [{ text: ' ' }, link, { text: '.' }])];
  return { ...detail, text: joinPlainRuns(runs), runs };
}
