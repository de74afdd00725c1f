import {
  PERSONALITY_TRAITS,
  REPORT_SECTIONS,
  type ReportBlock,
  type ReportCareer,
  type ReportDetail,
  type ReportDocument,
  type ReportSection,
  type ReportSectionTitle,
  WORDS_PER_MINUTE,
} from '@bearings/contracts';
import { occupationByCode } from '../content/occupations/occupations.js';
import {
  ESTIMATED_BY,
  FIT_NOTE,
  METHOD_PARAGRAPHS,
  SOURCES_LEAD,
  WRITTEN_BY,
} from '../content/report-copy/method.js';
import { countryInSentence, type Pay, payIn } from '../country/pay.js';
import { careerBlocks, outlookText, payView, preparationText, Turns } from './career-view.js';
import {
  blocksToContent,
  labelled,
  parseBlocks,
  parseRuns,
  plainLines,
} from './report-document.js';
import { type CareerFact, HEADLINED, type ReportFacts } from './report-facts.js';
import type { Prose } from './writers/writer.js';

/** Skills and tools named beside a career. */
const SKILLS_SHOWN = 6;
const TOOLS_SHOWN = 4;

const SECTION_IDS: Record<ReportSectionTitle, string> = {
  'Your profile': 'profile',
  'Strengths and watch-points': 'strengths',
  'Ten careers that fit': 'careers',
  'Where you work best': 'workplace',
  'Skills roadmap': 'roadmap',
  'People and networks': 'people',
  'Next steps': 'next-steps',
  'How this was worked out': 'method',
};

export interface ReportSource {
  facts: ReportFacts;
  prose: Prose;
  /** As the person typed it: shown so, and never read as markup. */
  firstName: string;
  /** Whose pay is put in. */
  country: string;
  generatedAt: Date;
  assessmentId: string;
}

/** A report as its reader sees it; the row's own id and creation are the caller's to add. */
export type ReportView = Omit<ReportDetail, 'id' | 'createdAt'> & { firstName: string };

/** Puts stored facts and prose together with the reader's name and the pay of a country. */
export function composeReport(source: ReportSource): ReportView {
  const { facts, prose, firstName, country } = source;
  const document = documentOf(source);
  const sections = document.sections.map((section) => {
    const blocks = fullBlocks(section, document);
    return { id: section.id, title: section.title, blocks, text: blocksToContent(blocks) };
  });
  const content = (id: string): string => sections.find((each) => each.id === id)?.text ?? '';
  const lines = sections.flatMap(({ blocks }) => blocks.flatMap(plainLines));
  const wordCount = countWords([...REPORT_SECTIONS, ...lines].join('\n'));
  return {
    assessmentId: source.assessmentId,
    firstName,
    generatedAt: source.generatedAt.toISOString(),
    personalityType: facts.personality.type,
    content: sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'),
    personalityAnalysis: content('profile'),
    careerRecommendations: content('careers'),
    nextSteps: content('next-steps'),
    generator: prose.generator,
    wordCount,
    readingTime: Math.ceil(wordCount / WORDS_PER_MINUTE),
    country,
    document,
  };
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "12 June 2026", from ISO 8601. */
export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso));
}

/** "Extravert", and whether it is close to the middle. */
export function personalityText({ document }: ReportView): string {
  const { type, closeToMiddle } = document.personality;
  const name = type === 'extravert' ? 'Extravert' : 'Introvert';
  return closeToMiddle ? `${name}, close to the middle` : name;
}

/** A section with what stands beside its blocks in the document: the categories or the careers. */
export function fullBlocks(section: ReportSection, document: ReportDocument): ReportBlock[] {
  if (section.id === 'profile') {
    const items = document.categories.map(({ name, score, band, runs }) =>
      labelled(name, [{ text: `${score} of 100, ${band}. ` }, ...runs]),
    );
    return [...section.blocks, { kind: 'list', items }];
  }
  if (section.id !== 'careers') return section.blocks;
  const careers = document.careers.flatMap((career, index) =>
    careerBlocks(career, document.flat ? null : index + 1),
  );
  return [...section.blocks, ...careers];
}

function documentOf(source: ReportSource): ReportDocument {
  const { facts, prose, firstName } = source;
  const { type, energy, closeToMiddle } = facts.personality;
  const written: Record<ReportSectionTitle, string> = {
    'Your profile': prose.profile,
    'Strengths and watch-points': prose.strengths,
    'Ten careers that fit': `${prose.careers}\n\n${FIT_NOTE}`,
    'Where you work best': prose.workplace,
    'Skills roadmap': prose.roadmap,
    'People and networks': prose.people,
    'Next steps': prose.nextSteps,
    'How this was worked out': methodText(source),
  };
  const sources: ReportBlock[] = [
    { kind: 'heading', text: SOURCES_LEAD },
    { kind: 'list', items: facts.sources.map((text) => [{ text }]) },
  ];
  const turns = new Turns();
  return {
    personality: { type, energy, closeToMiddle, traits: [...PERSONALITY_TRAITS[type]] },
    flat: facts.flat,
    categories: facts.categories.map((fact) => ({
      ...fact,
      runs: parseRuns(prose.categories[fact.category], firstName),
    })),
    careers: facts.careers.map((fact, index) => careerOf(fact, index, source, turns)),
    sections: REPORT_SECTIONS.map((title) => ({
      id: SECTION_IDS[title],
      title,
      blocks: [
        ...parseBlocks(written[title], firstName),
        ...(title === 'How this was worked out' ? sources : []),
      ],
    })),
  };
}

function careerOf(
  fact: CareerFact,
  index: number,
  { prose, firstName, country }: ReportSource,
  turns: Turns,
): ReportCareer {
  const note = prose.careerNotes.find(({ code }) => code === fact.code);
  return {
    code: fact.code,
    title: fact.title,
    fit: fact.fit,
    percent: fact.percent,
    headlined: index < HEADLINED,
    why: parseRuns(note?.why ?? '', firstName),
    whyNot: parseRuns(note?.whyNot ?? '', firstName),
    description: fact.description ?? { what: '', day: '', thrives: '', entry: '' },
    preparation: preparationText(fact, turns),
    skills: fact.skills.slice(0, SKILLS_SHOWN),
    knowledge: fact.knowledge,
    tools: fact.software.slice(0, TOOLS_SHOWN),
    pay: payView(payOf(fact.code, country)),
    outlook: outlookText(fact, turns),
  };
}

/** An occupation that has left our table since the report was made has no figure. */
function payOf(code: string, country: string): Pay {
  const occupation = occupationByCode(code);
  if (occupation !== undefined) return payIn(country, occupation);
  return { kind: 'none', country, text: 'no figure for this country', reason: null };
}

function methodText({ facts, prose, country }: ReportSource): string {
  const writtenBy = WRITTEN_BY.replace('{generator}', () => prose.generator)
    .replace('{bank}', String(facts.bankVersion))
    .replace('{type}', String(facts.personality.version));
  return [...METHOD_PARAGRAPHS, ...estimatedBy(facts, country), writtenBy].join('\n\n');
}

/** How pay in a country without published figures came about, and from whose figures. */
function estimatedBy({ careers }: ReportFacts, country: string): string[] {
  const sources = new Set<string>();
  for (const { code } of careers) {
    const pay = payOf(code, country);
    if (pay.kind === 'estimate') for (const source of pay.sources) sources.add(source);
  }
  if (sources.size === 0) return [];
  return [
    ESTIMATED_BY.replaceAll('{country}', () => countryInSentence(country)).replace(
      '{sources}',
      () => [...sources].join('; '),
    ),
  ];
}

/** Words as SPEC.md's stats card counts them: stretches between white space. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
