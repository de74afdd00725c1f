import type { ReportCareerDetail, TextRun } from '@bearings/contracts';
import { UK } from '@bearings/domain';
import { LINK_REGISTER } from '../content/links/links.js';
import { findRoute } from '@bearings/career-data';
import { IN_PLAN_TEXT } from '../content/report-copy/from-here.js';
import { createDetails, listCareerDetails, listShownWays } from './career-details.js';
import type { TrainedCareer } from '../guidance/career-training.js';
import type { Reader } from '../guidance/reader.js';
import { findMove } from '../guidance/move.js';
import { findOfficialSite, type KnownNote } from '../guidance/local-ways.js';
import { REPORT_STEPS_CAREER_COUNT } from '../guidance/steps.js';
import { toLinkRun } from '../guidance/places.js';
import { listLocalWords, markLocalWords } from './local-words.js';
import { joinPlainRuns } from './report-document.js';

/**
 * Returns a career's details, with links to registering bodies and searches. `index` is the career's position in the
 * report. For the top careers in the United Kingdom, a detail `plan` names those that the next steps state.
 */
export function listReportDetails(
  career: TrainedCareer,
  reader: Reader,
  index: number,
  known: KnownNote = 'once',
): ReportCareerDetail[] {
  const isInPlan = reader.country === UK && index < REPORT_STEPS_CAREER_COUNT;
  const details = listCareerDetails(career, reader, known).map((detail) =>
    reader.country === UK
      ? withLinks(detail, listLinks(detail, career, reader))
      : withOfficialSite(withLocalWords(detail, career.code, reader.country), reader.country),
  );
  return isInPlan ? [...details, ...createDetails('plan', IN_PLAN_TEXT)] : details;
}

/** Returns a detail with the names in the country's language marked as that. */
function withLocalWords(detail: ReportCareerDetail, code: string, country: string): ReportCareerDetail {
  const runs = markLocalWords(detail.text, listLocalWords(code, country));
  return runs.some(({ lang }) => lang !== undefined) ? { ...detail, runs } : detail;
}

/** Returns a detail of a country's own with the address of its official site as a link. */
function withOfficialSite(detail: ReportCareerDetail, country: string): ReportCareerDetail {
  const site = findOfficialSite(country);
  if (site === undefined) return detail;
  const link = toLinkRun(site);
  if (!detail.text.includes(link.text)) return detail;
  const runs = (detail.runs ?? [{ text: detail.text }]).flatMap((run): TextRun[] =>
    run.text.split(link.text).flatMap((text, index) => [...(index === 0 ? [] : [link]), { ...run, text }]),
  );
  return { ...detail, runs };
}

/**
 * Returns the links for one detail: a career's registering bodies, or the search for the
 * apprenticeships that its entry routes name.
 */
function listLinks({ id }: ReportCareerDetail, career: TrainedCareer, reader: Reader): TextRun[] {
  const route = findRoute(career.code);
  if (route === null) return [];
  if (id === 'registration') {
    return (route.register ?? []).flatMap(({ body }) => LINK_REGISTER.ofBody(body)).map(toLinkRun);
  }
  if (id !== 'ways') return [];
  return listShownWays(route, reader, findMove(career, reader)).flatMap(({ search }) =>
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
