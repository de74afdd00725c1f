import { mapCategories, CATEGORIES, type Category, CATEGORY_NAMES, type ReportSectionId } from '@bearings/domain';
import { type CareerFact, HORIZON_DAYS, type ReportFacts } from '../../composing/report-facts.js';
import { createHeading, createList, createParagraph } from '../../prose/build-blocks.js';
import type {
  CareerNote,
  CareerNoteText,
  Prose,
  ProseBlock,
  SummarisedText,
  WrittenSectionId,
} from '../../prose/prose.js';
import { createClosedObjectSchema, type Draft, textSchema, toSentences } from './draft.js';
import { isPrivateLine } from '../../composing/reason-lines.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeCareerNotes } from '../built-in/careers-section.js';
import { factsForCall, type ModelFact, modelFacts } from './model-facts.js';

/**
 * The parts of a report, each written by its own call of the model. The call for the next steps also writes the section
 * on people.
 */
export const PROSE_PARTS = [
  'profile',
  'strengths',
  'careers',
  'workplace',
  'roadmap',
  'next-steps',
] as const satisfies readonly ReportSectionId[];

export type ProsePart = (typeof PROSE_PARTS)[number];

/** What each period of the skills roadmap is for. */
const ROADMAP_PERIOD_AIMS = ['first tries', 'practice', 'something to show and a course to choose'];

/** The texts of the next steps: id, heading, and what the model should write. */
const NEXT_STEP_FIELDS = [
  ['next_week', 'This week', 'what to read and to search for; use the first jobs'],
  ['next_30', 'Within 30 days', 'whom to ask and what to try; use the trials'],
  ['next_90', 'Within 90 days', 'ways in to compare'],
  ['next_365', 'Within a year', 'what to apply for, and a second choice to keep'],
] as const;

/** A text of a report. Each is requested, checked and repaired separately. */
export interface ProseField {
  /** Key of the text in the model's answer. */
  id: string;
  part: ProsePart;
  about: string;
  /** Minimum and maximum number of words that are requested. */
  words: readonly [number, number];
  /** The section to which the text belongs; undefined if it is about one category or career. */
  section?: WrittenSectionId;
  /** The heading above the text. We write it, so the model writes none. */
  heading?: string;
  /** True if each paragraph is a bullet. */
  bullets?: boolean;
  category?: Category;
  career?: CareerFact;
}

type SectionField = Omit<ProseField, 'section'> & { section: WrittenSectionId };

/** The texts that are not about one category or career, in the order of the report. */
const SECTION_FIELDS: readonly SectionField[] = [
  {
    id: 'profile',
    section: 'profile',
    part: 'profile',
    about:
      'What sort of profile this is, what is highest and lowest in it, what the type means; where the facts advise a review, a kind word of caution about the answers. Two paragraphs.',
    words: [100, 150],
  },
  {
    id: 'strengths_build',
    section: 'strengths',
    part: 'strengths',
    heading: 'What you can build on',
    bullets: true,
    about: 'Bullets on the highest categories: what each is good for, and how to use it.',
    words: [90, 120],
  },
  {
    id: 'strengths_watch',
    section: 'strengths',
    part: 'strengths',
    heading: 'What to watch',
    bullets: true,
    about: 'Bullets on the lowest categories: what may be harder, and what helps.',
    words: [90, 120],
  },
  {
    id: 'careers',
    section: 'careers',
    part: 'careers',
    about: 'What the careers have in common and how they differ.',
    words: [40, 70],
  },
  {
    id: 'workplace',
    section: 'workplace',
    part: 'workplace',
    bullets: true,
    about: 'Bullets on the surroundings that suit.',
    words: [70, 110],
  },
  {
    id: 'questions',
    section: 'workplace',
    part: 'workplace',
    heading: 'Questions to ask an employer',
    bullets: true,
    about: 'Bullets, each a question to ask an employer.',
    words: [50, 90],
  },
  ...HORIZON_DAYS.map((days, index): SectionField => ({
    id: `roadmap_${days}`,
    section: 'roadmap',
    part: 'roadmap',
    heading: index === 0 ? `The first ${days} days` : `By ${days} days`,
    bullets: true,
    about: `Bullets on skills to learn within ${days} days, drawn from the first careers: ${ROADMAP_PERIOD_AIMS[index]}.`,
    words: [60, 80],
  })),
  {
    id: 'people',
    section: 'people',
    part: 'next-steps',
    about: 'How to work with others, find allies and grow a network, given these scores. Two paragraphs.',
    words: [110, 170],
  },
  ...NEXT_STEP_FIELDS.map(([id, heading, about]): SectionField => ({
    id,
    section: 'next-steps',
    part: 'next-steps',
    heading,
    bullets: true,
    about: `Bullets: ${about}.`,
    words: [40, 65],
  })),
];

/** Returns the key of a category's text. */
export const categoryFieldId = (category: Category): string => `category_${category}`;
/** Returns the key of the text on why a career fits. */
export const whyFieldId = (code: string): string => `why_${code.replaceAll(/\W/g, '_')}`;
/** Returns the key of the text on why a career may not fit. */
export const whyNotFieldId = (code: string): string => `why_not_${code.replaceAll(/\W/g, '_')}`;

/** Returns all texts that a report with these facts needs, in the order of the report. */
export function proseFields({ careers }: Pick<ReportFacts, 'careers'>): ProseField[] {
  const [profile, ...others] = SECTION_FIELDS;
  return [
    ...(profile ? [profile] : []),
    ...CATEGORIES.map((category): ProseField => ({
      id: categoryFieldId(category),
      part: 'profile',
      about: `${CATEGORY_NAMES[category]}: one or two sentences on what this score suggests. The score itself stands above it.`,
      words: [18, 35],
      category,
    })),
    ...others,
    ...careers.flatMap((career) => noteFields(career)),
  ];
}

function noteFields(career: CareerFact): ProseField[] {
  const { code, title } = career;
  return [
    {
      id: whyFieldId(code),
      part: 'careers',
      about: `Why ${title} fits, from the scores that it asks for and from its own work.`,
      words: [22, 42],
      career,
    },
    {
      id: whyNotFieldId(code),
      part: 'careers',
      about: `Why ${title} might not, from what it asks for and the reader has less of; else something about this job to ask.`,
      words: [16, 32],
      career,
    },
  ];
}

/** Returns the strict JSON schema of an answer that has these texts. */
export function answerSchema(fields: readonly ProseField[]): Record<string, unknown> {
  return createClosedObjectSchema(
    Object.fromEntries(
      fields.map(({ id, about, words: [from, to] }) => [id, textSchema(`${about} ${from} to ${to} words.`)]),
    ),
  );
}

/** Parts of the report that do not describe single careers. Their calls send only each career's name and fit. */
const BRIEF_PARTS: ReadonlySet<ProsePart> = new Set(['profile', 'strengths']);

/** Returns the facts that the call for one part sends. */
export function factsForPart(facts: ReportFacts, part: ProsePart): ModelFact[] {
  return factsForCall(facts, BRIEF_PARTS.has(part));
}

/** Converts a draft to a report's prose. A placeholder becomes the part of the sentence that it stands for. */
export function toProse(draft: Draft, facts: ReportFacts, generator: string): Prose {
  const knownFacts = new Map(modelFacts(facts).map((fact) => [fact.id, fact]));
  const listParagraphs = (id: string) => (draft[id] ?? []).map((paragraph) => toSentences(paragraph, knownFacts));
  const composeSection = (wanted: WrittenSectionId): ProseBlock[] =>
    SECTION_FIELDS.filter((field) => field.section === wanted).flatMap(({ id, heading, bullets }) => [
      ...(heading === undefined ? [] : [createHeading(heading)]),
      ...(bullets ? [createList(listParagraphs(id))] : listParagraphs(id).map((each) => createParagraph(...each))),
    ]);
  const composeNoteText = (id: string): SummarisedText => {
    const sentences = listParagraphs(id).flat();
    return { sentences, summary: sentences[0] ?? [] };
  };
  return {
    generator,
    sections: {
      profile: composeSection('profile'),
      strengths: composeSection('strengths'),
      careers: composeSection('careers'),
      workplace: composeSection('workplace'),
      roadmap: composeSection('roadmap'),
      people: composeSection('people'),
      'next-steps': composeSection('next-steps'),
    },
    categories: mapCategories((category) => listParagraphs(categoryFieldId(category)).flat()),
    careerNotes: writeCareerNotes(facts, new PhrasePicker(`${facts.reportId} reasons`)).map(
      ({ code, line, own }): CareerNote => {
        const why = composeNoteText(whyFieldId(code));
        const whyNot = composeNoteText(whyNotFieldId(code));
        const written: CareerNoteText = { why, whyNot, line, quotes: [], saysDrawback: false };
        if (own === null) return { ...written, code, own };
        // The model learns nothing of what the reader has done, so a reason that quotes it is our own.
        const quotesExperience = own.line !== null && isPrivateLine(own.line);
        return { ...written, code, own: quotesExperience ? own : { ...written, line: own.line } };
      },
    ),
  };
}
