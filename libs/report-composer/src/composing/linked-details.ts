import { findMove } from '@bearings/career-matching';
import type { ReportCareerDetail, TextRun } from '@bearings/contracts';
import { UK } from '@bearings/domain';
import { LINK_REGISTER } from '../content/links/links.js';
import { findRoute } from '@bearings/career-data';
import { IN_PLAN_TEXT } from '../content/report-copy/from-here.js';
import { createDetails, listCareerDetails, listShownWays } from './career-details.js';
import type { TrainedCareer } from '../guidance/career-training.js';
import type { Reader } from '../guidance/reader.js';
import { findOfficialSite, type KnownNote, nameFirstWay } from '../guidance/local-ways.js';
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
  const firstWay = nameFirstWay(career.code, reader, findMove(career, reader));
  const details = listCareerDetails(career, reader, known).map((detail) =>
    reader.country === UK
      ? withLinks(detail, listLinks(detail, career, reader))
      : withOfficialSite(withLocalWords(detail, career.code, reader.country), firstWay, reader.country),
  );
  return isInPlan ? [...details, ...createDetails('plan', IN_PLAN_TEXT)] : details;
}

/** Returns a detail with the names in the country's language marked as that. */
function withLocalWords(detail: ReportCareerDetail, code: string, country: string): ReportCareerDetail {
  const runs = markLocalWords(detail.text, listLocalWords(code, country));
  return runs.some(({ lang }) => lang !== undefined) ? { ...detail, runs } : detail;
}

/**
 * Returns a detail of a country's own with a link to its official site: on the address, or if the report names that only
 * once, on the name of the first way in.
 */
function withOfficialSite(detail: ReportCareerDetail, linked: string | null, country: string): ReportCareerDetail {
  const site = findOfficialSite(country);
  if (site === undefined) return detail;
  const address = toLinkRun(site);
  const text = detail.text.includes(address.text) ? address.text : detail.id === 'ways' ? linked : null;
  const runs = detail.runs ?? [{ text: detail.text }];
  const index = text === null ? -1 : runs.findIndex((run) => run.text.includes(text));
  const run = runs[index];
  if (text === null || run === undefined) return detail;
  const at = run.text.indexOf(text);
  const parts: TextRun[] = [
    { ...run, text: run.text.slice(0, at) },
    { ...address, text },
    { ...run, text: run.text.slice(at + text.length) },
  ];
  return { ...detail, runs: runs.toSpliced(index, 1, ...parts.filter((part) => part.text !== '')) };
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
