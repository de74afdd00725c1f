import type { Circumstances } from '@bearings/contracts';
import { BANK_VERSION, CATEGORIES } from '@bearings/domain';
import {
  type CategoryScores,
  type AnswersByCategory,
  loadMatchingTables,
  matchCareers,
  determinePersonality,
} from '@bearings/career-matching';
import { composeReport, type ComposedReport, type ReportSource } from '../composing/compose-report.js';
import { joinPlainRuns, type ReportTextFields, toPlainLines } from '../composing/report-document.js';
import { makeFacts, type ReportFacts } from '../composing/report-facts.js';
import { BuiltInWriter } from '../writers/built-in/built-in-writer.js';
import { composeTextFields } from '../composing/text-fields.js';
import type { Prose, ProseBlock, Sentence, WrittenSectionId } from '../prose/prose.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { createScores } from '@bearings/career-matching/testing';

const CAREFUL_QUALITY = { longestRun: 4, contradictions: 0, acquiescence: 0, meanAnswer: 3 };
const HASTY_QUALITY = { longestRun: 30, contradictions: 5, acquiescence: 0.8, meanAnswer: 4.5 };

const tables = loadMatchingTables();

/**
 * Returns three answers from 1 to 5 for each category, whose mean comes closest to the given score. A high answer
 * always means more of the category, as after reversing the reverse-scored statements.
 */
function createAnswersByCategory(scores: CategoryScores): AnswersByCategory {
  return CATEGORIES.map((category) => {
    const sum = Math.round(3 + (scores[category] * 12) / 100);
    return [0, 1, 2].map((index) => Math.floor((sum + index) / 3));
  });
}

/** Returns the facts of a report on a person with these scores. */
export function createFacts(
  scores: CategoryScores,
  { hasty = false, circumstances = null, country }: FactsOptions = {},
): ReportFacts {
  const keyedAnswers = createAnswersByCategory(scores);
  return makeFacts({
    reportId: JSON.stringify([scores, circumstances]),
    scores,
    personality: determinePersonality(scores),
    quality: hasty ? HASTY_QUALITY : CAREFUL_QUALITY,
    circumstances,
    matching: matchCareers(tables, {
      keyed: keyedAnswers,
      ...(circumstances && { circumstances }),
      ...(country !== undefined && { country }),
    }),
    bankVersion: BANK_VERSION,
    keyed: keyedAnswers,
    matchedIn: country ?? null,
  });
}

interface FactsOptions {
  hasty?: boolean;
  circumstances?: Circumstances | null;
  /** ISO code of the country whose lengths of training count; those of the United Kingdom by default. */
  country?: string;
}

export function createProse(facts: ReportFacts): Promise<Prose> {
  return new BuiltInWriter().write(facts, () => {});
}

/** Returns a complete report by the built-in writer on a person with these scores. */
export async function composeReportFor(
  scores: CategoryScores,
  { firstName = 'Robin', country = 'GB' } = {},
): Promise<ReportWithTexts> {
  const facts = createFacts(scores);
  return composeWithTexts({
    facts,
    prose: await createProse(facts),
    firstName,
    country,
    generatedAt: new Date('2026-06-12T09:30:00Z'),
    assessmentId: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
  });
}

/** A composed report with the text fields of the API's reply. */
export type ReportWithTexts = ComposedReport & ReportTextFields;

export function composeWithTexts(source: ReportSource): ReportWithTexts {
  const view = composeReport(source);
  return { ...view, ...composeTextFields(view) };
}

/** Returns the texts that a writer wrote, one for each paragraph, item or note, without headings and labels. */
export function listTexts(facts: ReportFacts, prose: Prose): string[] {
  const { sections, categories, careerNotes } = prose;
  const blocks = [sections.profile, sections.strengths, sections.careers].flat();
  const laterBlocks = [sections.workplace, sections.roadmap, sections.people, sections['next-steps']].flat();
  const listSentences = (block: ProseBlock): (readonly Sentence[])[] => {
    if (block.kind === 'heading') return [];
    return block.kind === 'paragraph' ? [block.sentences] : [...block.items];
  };
  const renderer = new ProseRenderer({ facts, firstName: 'Robin', country: 'GB' });
  return [
    ...blocks.flatMap(listSentences),
    ...Object.values(categories),
    ...careerNotes.flatMap(({ why, whyNot }) => [why.sentences, whyNot.sentences]),
    ...laterBlocks.flatMap(listSentences),
  ].map((sentences) => joinPlainRuns(renderer.renderSentences(sentences).filter(({ mark }) => mark !== 'bold')).trim());
}

/** Returns the text of a section that a writer wrote, one line for each heading, paragraph and item. */
export const renderSection = (facts: ReportFacts, prose: Prose, section: WrittenSectionId): string =>
  new ProseRenderer({ facts, firstName: 'Robin', country: 'GB' })
    .renderBlocks(prose.sections[section])
    .flatMap(toPlainLines)
    .join('\n');

export const renderSentences = (facts: ReportFacts, sentences: readonly Sentence[]): string =>
  joinPlainRuns(new ProseRenderer({ facts, firstName: 'Robin', country: 'GB' }).renderSentences(sentences));

/** Returns scores of people who answer at random. The same seed gives the same people. */
export function createRandomScores(count: number, seed: number): CategoryScores[] {
  let state = seed;
  const nextRandom = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - nextRandom())) * Math.cos(2 * Math.PI * nextRandom());
  const score = (): number => {
    const level = 3 + 0.9 * normal();
    const randomAnswer = (): number => Math.min(5, Math.max(1, Math.round(level + 0.9 * normal())));
    return ((randomAnswer() + randomAnswer() + randomAnswer() - 3) * 25) / 3;
  };
  return Array.from({ length: count }, () =>
    createScores(Object.fromEntries(CATEGORIES.map((category) => [category, score()]))),
  );
}

/** Names that would change a page if they were parsed as markup. */
export const HOSTILE_NAMES: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</style><svg onload=alert(1)>',
  '</title><iframe src="javascript:alert(1)">',
  '&lt;b&gt;twice&lt;/b&gt;',
  '**Bold** and *slanted*',
  '## Heading',
  '- bullet',
  '{{firstName}}',
  '$& $1 $`',
  '`${7*7}`',
  '\u202Eeman a',
  'Ana <!-- ',
  'Mæve 李 أمل 🧭',
  'a\nb\n## c',
];
