import type { CareerChoice, ReportBlock } from '@bearings/contracts';
import { payLabel, REPORT_LABELS, type ReportFit, listShownCareers } from '@bearings/domain';
import type { FurtherCareer, FurtherMatching } from '@bearings/career-matching';
import { getPay } from '../composing/compose-career.js';
import { toPayView } from '../composing/career-view.js';
import type { ReportSource } from '../composing/compose-report.js';
import { describeLacking } from '../composing/job-conditions.js';
import { withLabel } from '../composing/report-document.js';
import { type CareerFact, type ReportFacts, toReplacementFact } from '../composing/report-facts.js';
import { PhrasePicker } from '../composing/phrase-picker.js';
import { BuiltInWriter } from '../writers/built-in/built-in-writer.js';
import { writeCareerNotes } from '../writers/built-in/careers-section.js';
import { createFurtherRows } from './career-rows.js';

/** A career of the report (`fact`), or one that can be added to it (`career`). */
interface ChoosableCareer {
  code: string;
  fit: ReportFit | null;
  lacks: string;
  fact?: CareerFact;
  career?: FurtherCareer;
}

/**
 * Applies the choices of a report's owner to the input of the report: leaves out the careers that the owner removed,
 * and adds the other careers that the owner kept.
 */
export async function applyChoices(
  source: ReportSource,
  choices: readonly CareerChoice[],
  further: FurtherMatching,
): Promise<ReportSource> {
  const { facts, country } = source;
  const toChoosableCareer = (career: FurtherCareer): ChoosableCareer => {
    const { occupation, fit } = career.verdict;
    return { code: occupation.code, fit, lacks: describeLacking(occupation.code, facts), career };
  };
  const careers = facts.careers.map((fact): ChoosableCareer => {
    const { code, fit } = fact;
    return { code, fit, lacks: describeLacking(code, facts), fact };
  });
  const nextRows = further.next.map(toChoosableCareer);
  const listedCodes = new Set([...careers, ...nextRows].map(({ code }) => code));
  const otherRows = choices
    .filter(({ code }) => !listedCodes.has(code))
    .flatMap(({ code }) => further.careerOf(code) ?? [])
    .map(toChoosableCareer);
  const { shown, removed } = listShownCareers({ careers, next: nextRows, others: otherRows }, choices);
  const addedCareers = shown.flatMap(({ row, origin }) => (origin === 'added' && row.career) || []);
  const keptCodes = shown
    .filter(({ origin }) => origin !== 'added')
    .flatMap(({ row }) => row.fact ?? (row.career && toReplacementFact(row.career)) ?? []);
  const removedCodes = new Set(removed.map(({ row }) => row.code));
  const chosenSource = careers.some(({ code }) => removedCodes.has(code))
    ? await withoutRemovedCareers(source, removedCodes, keptCodes)
    : source;
  return { ...chosenSource, added: composeAddedBlocks(addedCareers, facts, country) };
}

/** Returns a report's input with only these careers, and with new texts for the sections that depend on them. */
async function withoutRemovedCareers(
  source: ReportSource,
  removed: ReadonlySet<string>,
  careers: readonly CareerFact[],
): Promise<ReportSource> {
  const { facts, prose } = source;
  const isStaying = ({ code }: { code: string }): boolean => !removed.has(code);
  const givenFacts: ReportFacts = {
    ...facts,
    careers: careers.map((career) => ({
      ...career,
      similarCareers: career.similarCareers.filter(isStaying),
      seniorPosts: career.seniorPosts.filter(isStaying),
    })),
    longer: facts.longer.filter(isStaying),
  };
  const written = await new BuiltInWriter().write(givenFacts, () => undefined);
  const kept = prose.careerNotes.filter(isStaying);
  const phrases = new PhrasePicker(`${facts.reportId} replaced`);
  return {
    ...source,
    facts: givenFacts,
    prose: {
      ...prose,
      sections: { ...written.sections, profile: prose.sections.profile, strengths: prose.sections.strengths },
      careerNotes: writeCareerNotes(givenFacts, phrases, kept),
    },
  };
}

/** Returns the added careers as blocks, each with a description, a sentence on its fit (`verdict`) and pay. */
function composeAddedBlocks(careers: readonly FurtherCareer[], facts: ReportFacts, country: string): ReportBlock[] {
  if (careers.length === 0) return [];
  const items = createFurtherRows(careers, facts, country).map(({ code, title, what, verdict }) => {
    const pay = `${payLabel(country)}: ${toPayView(getPay(code, country)).text.replace(/\.?$/, '.')}`;
    return withLabel(title, [{ text: [what, verdict, pay].filter((each) => each !== '').join(' ') }]);
  });
  return [
    { kind: 'heading', text: REPORT_LABELS.added },
    { kind: 'list', items },
  ];
}
