import {
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type ReportSectionTitle,
} from '@bearings/contracts';
import { byCategory } from '@bearings/career-matching';
import type { CareerFact, ReportFacts } from '../../../composing/report-facts.js';
import type { Prose } from '../writer.js';

/** The parts of a report that are written by calls of their own, each with its section's title. */
export const PARTS = {
  profile: 'Your profile',
  strengths: 'Strengths and watch-points',
  careers: 'Ten careers that fit',
  workplace: 'Where you work best',
  roadmap: 'Skills roadmap',
  next: 'Next steps',
} as const satisfies Record<string, ReportSectionTitle>;

export type Part = keyof typeof PARTS;

/** One text of a report, written and repaired on its own. */
export interface ProseField {
  /** Key of the text in an answer. */
  id: string;
  part: Part;
  about: string;
  /** The least and most words that are requested. */
  words: readonly [number, number];
  /** The category that the text is about, if it is about one. */
  category?: Category;
  /** The career that the text is about, if it is about one. */
  career?: CareerFact;
}

/** Texts by the id of their field. */
export type Draft = Readonly<Record<string, string>>;

type SectionId = Exclude<keyof Prose, 'generator' | 'categories' | 'careerNotes'>;

const SECTIONS: Readonly<Record<SectionId, Omit<ProseField, 'id'>>> = {
  profile: {
    part: 'profile',
    about:
      'What sort of profile this is, what stands out, what the type means; where reviewAdvised, a kind word of caution about the answers.',
    words: [100, 150],
  },
  strengths: {
    part: 'strengths',
    about:
      'Under a bold line **What you can build on**, bullets on the strongest categories; under a bold line **What to watch**, bullets on the weakest.',
    words: [180, 240],
  },
  careers: {
    part: 'careers',
    about:
      'What the careers have in common, of which there may be fewer than ten. Where flat, that their order means nothing.',
    words: [40, 70],
  },
  workplace: {
    part: 'workplace',
    about: 'The surroundings that suit, as bullets, then questions to ask an employer, as bullets.',
    words: [120, 200],
  },
  roadmap: {
    part: 'roadmap',
    about:
      'Skills to learn, drawn from the careers, as bullets under one bold line for each of horizonsInDays.',
    words: [180, 240],
  },
  people: {
    part: 'next',
    about: 'How to work with others, find allies and grow a network, given these scores.',
    words: [110, 170],
  },
  nextSteps: {
    part: 'next',
    about:
      'What to do this week, within 30 days, within 90 and within a year, as bullets: ways in to try, first jobs to search for, people to ask. Use waysIn, firstJobs and tryIt of the first careers.',
    words: [170, 260],
  },
};

/** Returns the key of a category's text. */
export const categoryFieldId = (category: Category): string => `category_${category}`;
/** Returns the key of the text that says why a career fits. */
export const whyFieldId = (code: string): string => `why_${code.replaceAll(/\W/g, '_')}`;
/** Returns the key of the text that says why a career may not fit. */
export const whyNotFieldId = (code: string): string => `why_not_${code.replaceAll(/\W/g, '_')}`;

/** Returns every text of a report with these facts, in the order of the report. */
export function proseFields({ careers }: Pick<ReportFacts, 'careers'>): ProseField[] {
  const section = (id: SectionId): ProseField => ({ id, ...SECTIONS[id] });
  return [
    section('profile'),
    ...CATEGORIES.map((category): ProseField => ({
      id: categoryFieldId(category),
      part: 'profile',
      about: `${CATEGORY_NAMES[category]}: one or two sentences on what this score suggests.`,
      words: [18, 35],
      category,
    })),
    section('strengths'),
    section('careers'),
    ...careers.flatMap((career) => noteFields(career)),
    section('workplace'),
    section('roadmap'),
    section('people'),
    section('nextSteps'),
  ];
}

function noteFields(career: CareerFact): ProseField[] {
  const { code, title } = career;
  return [
    {
      id: whyFieldId(code),
      part: 'careers',
      about: `Why ${title} (${code}) fits, from its reasonsFor and its own work.`,
      words: [22, 42],
      career,
    },
    {
      id: whyNotFieldId(code),
      part: 'careers',
      about: `Why ${title} (${code}) might not, from its reasonsAgainst; where there are none, something about this job to ask.`,
      words: [16, 32],
      career,
    },
  ];
}

/** Returns the strict JSON schema of an answer with these texts. */
export function answerSchema(fields: readonly ProseField[]): Record<string, unknown> {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ id, about, words: [from, to] }) => [
        id,
        { type: 'string', description: `${about} ${from} to ${to} words.` },
      ]),
    ),
    required: fields.map(({ id }) => id),
    additionalProperties: false,
  };
}

/** Returns a whole draft as prose. */
export function toProse(draft: Draft, { careers }: ReportFacts, generator: string): Prose {
  const text = (id: string): string => draft[id] ?? '';
  return {
    generator,
    profile: text('profile'),
    categories: byCategory((category) => text(categoryFieldId(category))),
    strengths: text('strengths'),
    careers: text('careers'),
    careerNotes: careers.map(({ code }) => ({
      code,
      why: text(whyFieldId(code)),
      whyNot: text(whyNotFieldId(code)),
    })),
    workplace: text('workplace'),
    roadmap: text('roadmap'),
    people: text('people'),
    nextSteps: text('nextSteps'),
  };
}

/** Returns the texts of prose by the ids of their fields. */
export function toDraft(prose: Prose): Draft {
  const { generator: _, categories, careerNotes, ...sections } = prose;
  return {
    ...sections,
    ...Object.fromEntries(
      CATEGORIES.map((category) => [categoryFieldId(category), categories[category]]),
    ),
    ...Object.fromEntries(
      careerNotes.flatMap(({ code, why, whyNot }) => [
        [whyFieldId(code), why],
        [whyNotFieldId(code), whyNot],
      ]),
    ),
  };
}
