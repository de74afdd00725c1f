import { countWords, longDate } from '../text.js';
import {
  type Headline,
  type ReportBlock,
  type ReportDetail,
  type ReportDocument,
  type ReportSection,
  type ReportTrait,
  WORDS_PER_MINUTE,
} from '@bearings/contracts';
import { BRAND, PERSONALITY_TRAITS, REPORT_SECTIONS, type ReportSectionId, toShapeValues, UK } from '@bearings/domain';
import { withFactTitlesIn } from './career-titles.js';
import { SOURCES_HEADING } from '../content/report-copy/method.js';
import { getLevel } from './category-ranking.js';
import { composeSectionTitle } from './career-count.js';
import { listDetailSources } from './career-details.js';
import { composeCases } from './career-case.js';
import { chooseNeighbours } from './career-neighbours.js';
import { composeCareersBlocks } from './career-view.js';
import { composeCareer } from './compose-career.js';
import { composeFitNote } from './fit-note.js';
import { composeReportHeadline, composeSharedHeadline } from './headline.js';
import { chooseLevelNote, composeLevelNote } from './level-note.js';
import { composeMatchingBlocks } from './matching-blocks.js';
import { composeMatchingView } from './report-matching.js';
import { composeStaying } from './staying.js';
import { composeSubjects } from './subjects.js';
import { createReader, withoutJobs } from '../guidance/reader.js';
import { composeNextStepsBlocks, composeRoadmapBlocks } from '../guidance/next-steps.js';
import { type ReportTextFields, withLabel, toPlainLines } from './report-document.js';
import type { ReportFacts } from './report-facts.js';
import { composeCareersNotes, composeMethodBlocks, listEstimateSources } from './method-blocks.js';
import { findPayNow } from '../pay/pay-now.js';
import type { Prose, ProseBlock } from '../prose/prose.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { Rotation } from './rotation.js';

export interface ReportSource {
  facts: ReportFacts;
  prose: Prose;
  /** The first name as typed; empty for a text without a name. */
  firstName: string;
  /** ISO code of the country whose pay figures and English the report uses. */
  country: string;
  generatedAt: Date;
  assessmentId: string;
  /** True if texts may quote what the reader has done: their jobs, tasks and pastimes. False by default. */
  withExperience?: boolean;
  /** True if others than the owner see it, so that its headline quotes nothing that the reader told us. */
  isShared?: boolean;
  /** True on the owner's own page alone, which marks what they earn now beside the pay of each career. */
  withPayNow?: boolean;
  /** The country in whose currency the reader stated their pay; that of the report by default. */
  homeCountry?: string;
  /**
   * Texts on careers that the owner added. Given only for downloaded files, because the web page shows these careers
   * separately.
   */
  added?: ReportBlock[];
}

/**
 * A report as the API returns it, without the fields that come from its database row or concern its other revisions,
 * and without those that `composeTextFields` makes of it.
 */
export type ComposedReport = Omit<
  ReportDetail,
  | 'id'
  | 'createdAt'
  | 'name'
  | 'basis'
  | 'retakeUntil'
  | 'quotesExperience'
  | 'revision'
  | 'revisions'
  | 'revisionStatus'
  | keyof ReportTextFields
> & { firstName: string; added: readonly ReportBlock[] };

/** Composes a report from stored facts and prose, the reader's name and the pay figures of a country. */
export function composeReport(source: ReportSource): ComposedReport {
  const { firstName, country, added = [] } = source;
  const facts = withFactTitlesIn(country, source.facts);
  const document = composeDocument({ ...source, facts });
  const view = {
    assessmentId: source.assessmentId,
    firstName,
    generatedAt: source.generatedAt.toISOString(),
    personalityType: facts.personality.type,
    generator: source.prose.generator,
    country,
    document,
    added,
  };
  const lines = document.sections.flatMap((section) => [
    section.title,
    ...composeSectionBlocks(section, view).flatMap(toPlainLines),
  ]);
  const wordCount = countWords([...composeTextHead(view), ...lines].join('\n'));
  return { ...view, wordCount, readingTime: Math.ceil(wordCount / WORDS_PER_MINUTE) };
}

type ReportHead = Pick<ComposedReport, 'firstName' | 'generatedAt' | 'generator' | 'assessmentId' | 'document'>;

/** Returns the header lines of the text file. */
export function composeTextHead(view: ReportHead): string[] {
  return [
    `${BRAND.name}: career report for ${view.firstName}`,
    `Written on ${longDate(view.generatedAt)} by ${view.generator}`,
    `Type: ${describePersonality(view)}`,
    toHeadlineText(view.document.headline),
    `Assessment: ${view.assessmentId}`,
  ];
}

/** Returns the headline with its sentence, for files of plain text. */
export const toHeadlineText = ({ title, sentence }: Headline): string => `${title}. ${sentence}`;

/** Returns the personality type: "Extravert" or "Introvert"; says so if the person is in or close to the middle. */
export function describePersonality({ document }: Pick<ComposedReport, 'document'>): string {
  const { type, closeToMiddle, energy } = document.personality;
  if (energy === 50) return 'In the middle between extravert and introvert';
  const name = type === 'extravert' ? 'Extravert' : 'Introvert';
  return closeToMiddle ? `${name}, close to the middle` : name;
}

/** Returns a section's blocks, including the categories or careers that the document stores separately. */
export function composeSectionBlocks(
  section: ReportSection,
  { document, added }: Pick<ComposedReport, 'document' | 'added'>,
): ReportBlock[] {
  if (section.id === 'profile') {
    const items = document.categories.map(({ name, score, band, runs }) =>
      withLabel(name, [{ text: `${score}, ${band}. ` }, ...runs]),
    );
    return [...section.blocks, { kind: 'list', items }];
  }
  if (section.id !== 'careers') return section.blocks;
  return [
    ...section.blocks,
    ...composeBlocksBeforeCareers(document),
    ...composeCareersBlocks(document.careers, document.matching.ranked),
    ...composeBlocksAfterCareers({ document, added }),
  ];
}

/**
 * Returns the blocks between the introduction of the report's careers and the careers: how they meet what the reader asks of
 * every job, and how they compare with the job that the reader does now.
 */
export function composeBlocksBeforeCareers({
  matching: { conditions },
  staying,
}: Pick<ReportDocument, 'matching' | 'staying'>): ReportBlock[] {
  const toParagraphs = (text: string): ReportBlock[] => (text === '' ? [] : [{ kind: 'paragraph', runs: [{ text }] }]);
  if (staying === null) return toParagraphs(conditions);
  const { title, sentence, lines } = staying;
  return [
    ...toParagraphs(conditions),
    { kind: 'heading', text: title },
    ...toParagraphs(sentence),
    { kind: 'list', items: lines.map(({ label, text }) => withLabel(label, [{ text }])) },
  ];
}

/**
 * Returns the blocks that follow the report's careers: careers that the owner added, careers with longer training,
 * careers that the person named in the assessment, and what was excluded.
 */
export const composeBlocksAfterCareers = ({
  document,
  added,
}: Pick<ComposedReport, 'document' | 'added'>): ReportBlock[] => [...added, ...composeMatchingBlocks(document)];

function composeDocument(source: ReportSource): ReportDocument {
  const { prose, country, withExperience = false } = source;
  const facts = withoutPrivateAnswers(source);
  const { type, energy, closeToMiddle } = facts.personality;
  // Steps name the reader's present job, a job that they did asks for no training, and one that leads to a career is a way in.
  const guided = withExperience ? facts : withoutJobs(facts);
  const reader = createReader(guided, country);
  const payNow = source.withPayNow ? findPayNow(facts.circumstances, country, source.homeCountry) : null;
  const written: Record<ReportSectionId, readonly ProseBlock[]> = {
    ...prose.sections,
    careers: [
      ...prose.sections.careers,
      ...composeLevelNote(facts, withExperience),
      composeFitNote(facts),
      ...(country === UK ? [] : composeCareersNotes(reader)),
    ],
    method: composeMethodBlocks(source),
  };
  const renderer = new ProseRenderer(source);
  const sources: ReportBlock[] = [
    { kind: 'heading', text: SOURCES_HEADING },
    {
      kind: 'list',
      items: [...facts.sources, ...listDetailSources(country), ...listEstimateSources(facts, country)].map((text) => [
        { text },
      ]),
    },
  ];
  const rotation = new Rotation();
  const cases = composeCases({
    careers: facts.careers,
    notes: prose.careerNotes,
    circumstances: facts.circumstances,
    reader,
    withExperience,
    payNow,
  });
  const neighbours = chooseNeighbours(facts.careers, reader);
  const careers = facts.careers.map((fact, index) =>
    composeCareer(
      fact,
      index,
      {
        cases,
        neighbours,
        renderer,
        reader,
        facts,
        withExperience,
        levelNote: chooseLevelNote(facts),
        payNow,
      },
      rotation,
    ),
  );
  // Only the reader sees how the careers compare with their own job.
  const isOwn = withExperience && source.isShared !== true;
  return {
    methodVersion: facts.version,
    headline: source.isShared ? composeSharedHeadline(facts) : composeReportHeadline(facts, country),
    matching: composeMatchingView(facts, country, withExperience),
    personality: { type, energy, closeToMiddle, traits: composeTraits(facts) },
    categories: facts.categories.map(({ category, name, score, band }) => ({
      category,
      name,
      score,
      band,
      runs: renderer.renderSentences(prose.categories[category]),
    })),
    careers,
    staying: isOwn ? composeStaying({ facts, careers, reader, payNow }) : null,
    subjects: composeSubjects(facts, country),
    sections: REPORT_SECTIONS.map((section) => ({
      id: section.id,
      title: composeSectionTitle(section, facts.careers),
      blocks: [
        ...(section.id === 'next-steps' ? composeNextStepsBlocks(guided, country) : []),
        ...renderer.renderBlocks(written[section.id]),
        ...(section.id === 'roadmap' ? composeRoadmapBlocks(facts, country) : []),
        ...(section.id === 'method' ? sources : []),
      ],
    })),
  };
}

/**
 * Returns the facts without the state or province where the reader wants to work, if texts may not quote their life, and
 * without the pay that they ask of every job, which may tell others what they earn, if others see the report.
 */
function withoutPrivateAnswers({ facts, withExperience, isShared }: ReportSource): ReportFacts {
  if (facts.circumstances === null) return facts;
  const { place, payFloor, ...others } = facts.circumstances;
  return {
    ...facts,
    circumstances: {
      ...others,
      ...(place !== undefined && withExperience && { place }),
      ...(payFloor !== undefined && !isShared && { payFloor }),
    },
  };
}

/** Returns the traits that are typical of the personality type, each with whether the person's score agrees with it. */
function composeTraits({ personality, categories }: ReportFacts): ReportTrait[] {
  const values = toShapeValues(categories);
  return PERSONALITY_TRAITS[personality.type].map(({ text, category, end }) => ({
    text,
    agrees: getLevel(values[category]) === end,
  }));
}
