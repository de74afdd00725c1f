// Composes the sample report, with which the site shows visitors what a report contains. It is about an invented
// person. As for every report, equal input gives equal output.
import { OCCUPATIONS, ROUTES_CHECK } from '@bearings/career-data';
import {
  getBestTenChance,
  type FurtherMatching,
  groupAnswersByCategory,
  matchCareers,
  matchFurtherCareers,
  type MatchingTables,
  determinePersonality,
  scoreCategories,
} from '@bearings/career-matching';
import type { CareerRow, ReportCareers, ReportDetail } from '@bearings/contracts';
import {
  BANK_VERSION,
  INVENTED_CIRCUMSTANCES,
  INVENTED_PERSON,
  createInventedAnswers,
  SAMPLE_ID,
} from '@bearings/domain';
import { measureQuality } from '../answers/answer-quality.js';
import { composeReport, type ReportSource, type ComposedReport } from './compose-report.js';
import { makeFacts, type ReportFacts } from './report-facts.js';
import { BuiltInWriter } from '../writers/built-in/built-in-writer.js';
import type { Prose } from '../prose/prose.js';
import { composeTextFields } from './text-fields.js';
import { createFurtherRows, createOwnRows } from '../selections/career-rows.js';

/** The input of the sample report, for any country. */
export interface SampleInput {
  facts: ReportFacts;
  prose: Prose;
  further: FurtherMatching;
  generatedAt: Date;
}

/** Id of the sample report. It determines which wordings are chosen. */
const SAMPLE_REPORT_ID = '5a3b1e00-0000-4000-8000-000000000000';

/**
 * Matches careers to the invented person's answers and writes the report, as the worker does for a buyer. The report
 * has the date of the last data check, so that the API and a prerendered page show the same report.
 */
export async function makeSample(tables: MatchingTables): Promise<SampleInput> {
  const responses = createInventedAnswers();
  const scores = scoreCategories(responses);
  const keyedResponses = groupAnswersByCategory(responses);
  const circumstances = INVENTED_CIRCUMSTANCES;
  const matching = matchCareers(tables, { keyed: keyedResponses, circumstances });
  const facts = makeFacts({
    reportId: SAMPLE_REPORT_ID,
    scores,
    personality: determinePersonality(scores),
    quality: measureQuality(responses),
    circumstances,
    matching,
    bankVersion: BANK_VERSION,
    keyed: keyedResponses,
  });
  const prose = await new BuiltInWriter().write(facts, () => undefined);
  const codes = facts.careers.map(({ code }) => code);
  const furtherMatching = matchFurtherCareers(tables, { keyed: keyedResponses, circumstances }, codes);
  return { facts, prose, further: furtherMatching, generatedAt: new Date(ROUTES_CHECK.on) };
}

const toReportSource = ({ facts, prose, generatedAt }: SampleInput, country: string): ReportSource => ({
  facts,
  prose,
  country,
  generatedAt,
  firstName: INVENTED_PERSON.firstName,
  assessmentId: SAMPLE_ID,
});

/** Composes the sample report for a country. The downloads of the sample are rendered from it. */
export function composeSampleView(sample: SampleInput, country: string): ComposedReport {
  return composeReport(toReportSource(sample, country));
}

/** Returns the sample report as the API sends a report to its owner. */
export function composeSampleDetail(sample: SampleInput, country: string): ReportDetail {
  const view = composeSampleView(sample, country);
  const generatedAt = sample.generatedAt.toISOString();
  const { version } = sample.facts;
  return {
    ...view,
    ...composeTextFields(view),
    id: SAMPLE_ID,
    createdAt: generatedAt,
    name: `${view.firstName} ${INVENTED_PERSON.lastName}`,
    quotesExperience: false,
    revision: 1,
    revisions: [{ number: 1, methodVersion: version, generatedAt, reason: '', change: '' }],
    revisionStatus: 'none',
  };
}

/** Returns the list of careers as the API sends it to an owner who has saved and removed none. */
export function listSampleCareers(tables: MatchingTables, sample: SampleInput, country: string): ReportCareers {
  const { facts, further } = sample;
  return {
    methodVersion: facts.version,
    country,
    ranked: facts.ranked,
    careers: createOwnRows(toReportSource(sample, country), (code) => getBestTenChance(tables, code)),
    next: createFurtherRows(further.next, facts, country),
    others: [],
    choices: [],
  };
}

/**
 * Returns how well the occupation with this code fits the invented person, as the API sends it; null for an unknown
 * code.
 */
export function composeSampleCareer(
  tables: MatchingTables,
  sample: SampleInput,
  code: string,
  country: string,
): CareerRow | null {
  const { careers, next } = listSampleCareers(tables, sample, country);
  const listedCareer = [...careers, ...next].find((row) => row.code === code);
  if (listedCareer) return listedCareer;
  if (!OCCUPATIONS.some((occupation) => occupation.code === code)) return null;
  const otherCareer = sample.further.careerOf(code);
  return (otherCareer && createFurtherRows([otherCareer], sample.facts, country)[0]) ?? null;
}
