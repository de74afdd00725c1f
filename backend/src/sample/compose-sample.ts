// The report of the invented person for any circumstances and country. Pure, as the report itself.
import {
  type CareerRow,
  type Circumstances,
  INVENTED_PERSON,
  inventedAnswers,
  type SamplePlan,
  type SampleReport,
} from '@bearings/contracts';
import {
  chanceOf,
  type FurtherMatching,
  keyedAnswers,
  matchCareers,
  matchFurther,
  type MatchingTables,
} from '@bearings/career-matching';
import { complete } from '../assessment/completion.js';
import { OCCUPATIONS } from '@bearings/career-data';
import { draftSteps } from '../plan/plan-steps.js';
import { plannedCareers } from '../plan/planned-careers.js';
import { furtherRows, ownRows } from '../report/selections/career-rows.js';
import {
  composeReport,
  type ReportSource,
  type ReportView,
} from '../report/composing/compose-report.js';
import { makeFacts, type ReportFacts } from '../report/composing/report-facts.js';
import { BuiltInWriter } from '../report/generation/writers/built-in/built-in-writer.js';
import type { Prose } from '../report/generation/writers/writer.js';

/** What is made once for given circumstances, and shown for any country. */
export interface MadeSample {
  facts: ReportFacts;
  prose: Prose;
  further: FurtherMatching;
}

/** The wordings of the sample are picked by it. */
export const SAMPLE_REPORT_ID = '5a3b1e00-0000-4000-8000-000000000000';
const SAMPLE_ID = 'sample';
/** Occupations that are compared at a stretch. */
const BETWEEN_PAUSES = 25;

const { responses, scores, personality, quality, bankVersion } = complete(
  INVENTED_PERSON,
  inventedAnswers(),
);
const keyed = keyedAnswers(responses);

/** Matches and writes; `pause` is awaited between the parts, so that other calls are answered meanwhile. */
export async function makeSample(
  tables: MatchingTables,
  circumstances: Circumstances,
  pause: () => Promise<void>,
): Promise<MadeSample> {
  const matching = matchCareers(tables, { keyed, circumstances });
  const facts = makeFacts({
    reportId: SAMPLE_REPORT_ID,
    scores,
    personality,
    quality,
    circumstances,
    matching,
    bankVersion,
  });
  await pause();
  const prose = await new BuiltInWriter().write(facts, () => undefined);
  await pause();
  const codes = facts.careers.map(({ code }) => code);
  const further = matchFurther(tables, { keyed, circumstances }, codes);
  return { facts, prose, further };
}

const sourceOf = ({ facts, prose }: MadeSample, country: string): ReportSource => ({
  facts,
  prose,
  country,
  firstName: INVENTED_PERSON.firstName,
  generatedAt: new Date(),
  assessmentId: SAMPLE_ID,
});

/** Returns the report's view, which its files are rendered from. */
export function sampleView(made: MadeSample, country: string): ReportView {
  return composeReport(sourceOf(made, country));
}

/** Returns the report and every occupation compared, as the API sends them for an owner's report. */
export async function composeSample(
  tables: MatchingTables,
  made: MadeSample,
  country: string,
  pause: () => Promise<void>,
): Promise<Omit<SampleReport, 'reason'>> {
  const { facts, further } = made;
  const source = sourceOf(made, country);
  const { personalityType, generator, wordCount, readingTime, document } = composeReport(source);
  await pause();
  const careers = ownRows(source, (code) => chanceOf(tables, code));
  const next = furtherRows(further.next, facts, country);
  const listed = new Set([...careers, ...next].map(({ code }) => code));
  const others: CareerRow[] = [];
  for (const [place, { code }] of OCCUPATIONS.entries()) {
    if (place % BETWEEN_PAUSES === 0) await pause();
    const other = listed.has(code) ? null : further.careerOf(code);
    if (other) others.push(...furtherRows([other], facts, country));
  }
  return {
    report: { personalityType, generator, wordCount, readingTime, country, document },
    careers: { methodVersion: facts.version, country, ranked: facts.ranked, careers, next },
    others,
  };
}

/** Returns the steps of a plan for these careers. */
export function composeSamplePlan(
  { facts }: Pick<MadeSample, 'facts'>,
  codes: readonly string[],
  country: string,
): SamplePlan {
  const careers = plannedCareers(facts, codes);
  const named = careers.map(({ code, title }) => ({ code, title }));
  return {
    careers: named,
    steps: draftSteps(facts, careers, country).map(({ text, detail, code, days }) => ({
      text,
      detail,
      days,
      career: named.find((each) => each.code === code) ?? null,
    })),
  };
}
