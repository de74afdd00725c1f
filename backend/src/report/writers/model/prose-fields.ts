import { CATEGORIES, CATEGORY_NAMES, type ReportSectionTitle } from '@bearings/contracts';
import { z } from 'zod';
import type { Prose } from '../writer.js';

/** What a model writes: everything but who wrote it. */
export type Draft = Omit<Prose, 'generator'>;

/** What a field is for, and the words that are asked for, from and to. */
export interface ProseField {
  about: string;
  words: readonly [number, number];
}

type Section = Exclude<keyof Draft, 'categories' | 'careerNotes'>;

export const SECTION_FIELDS: Readonly<Record<Section, ProseField>> = {
  profile: {
    about:
      'What sort of profile this is, what stands out, what the type means; where reviewAdvised, a kind word of caution about the answers.',
    words: [80, 120],
  },
  strengths: {
    about:
      'Under a bold line **What you can build on**, bullets on the strongest categories; under a bold line **What to watch**, bullets on the weakest.',
    words: [160, 240],
  },
  careers: {
    about: 'What the ten careers have in common. Where flat, that their order means nothing.',
    words: [35, 60],
  },
  workplace: {
    about: 'The surroundings that suit, as bullets, then questions to ask an employer, as bullets.',
    words: [100, 200],
  },
  roadmap: {
    about:
      'Skills to learn, drawn from the careers, as bullets under one bold line for each of horizonsInDays.',
    words: [150, 220],
  },
  people: {
    about: 'How to work with others, find allies and grow a network, given these scores.',
    words: [110, 170],
  },
  nextSteps: { about: 'What to do first, and then, as bullets.', words: [90, 140] },
};

export const CATEGORY_FIELD: ProseField = {
  about: 'A sentence or two on what this score suggests.',
  words: [12, 22],
};

export const WHY_FIELD: ProseField = {
  about: 'Why this career fits, from its reasonsFor.',
  words: [15, 30],
};

export const WHY_NOT_FIELD: ProseField = {
  about:
    'Why it might not, from its reasonsAgainst, or something to find out where there are none.',
  words: [10, 22],
};

/** Which section of a report a field is written for, in the order of the answer. */
export const WRITTEN_FOR: readonly [keyof Draft, ReportSectionTitle][] = [
  ['profile', 'Your profile'],
  ['categories', 'Your profile'],
  ['strengths', 'Strengths and watch-points'],
  ['careers', 'Ten careers that fit'],
  ['careerNotes', 'Ten careers that fit'],
  ['workplace', 'Where you work best'],
  ['roadmap', 'Skills roadmap'],
  ['people', 'People and networks'],
  ['nextSteps', 'Next steps'],
];

const text = ({ about, words: [from, to] }: ProseField) =>
  z.string().describe(`${about} ${from} to ${to} words.`);

const section = (name: Section) => text(SECTION_FIELDS[name]);

const categories: Record<(typeof CATEGORIES)[number], z.ZodString> = {
  leadership: reading('leadership'),
  motivation: reading('motivation'),
  communication: reading('communication'),
  helping: reading('helping'),
  analytical: reading('analytical'),
  creativity: reading('creativity'),
  planning: reading('planning'),
  practical: reading('practical'),
  resilience: reading('resilience'),
  risk: reading('risk'),
  spatial: reading('spatial'),
  burnout: reading('burnout'),
};

function reading(category: (typeof CATEGORIES)[number]): z.ZodString {
  const { about, words } = CATEGORY_FIELD;
  return text({ about: `${CATEGORY_NAMES[category]}: ${about}`, words });
}

/** The shape of an answer, in the order it is to be written. */
export const draftShape: z.ZodType<Draft> = z.strictObject({
  profile: section('profile'),
  categories: z.strictObject(categories),
  strengths: section('strengths'),
  careers: section('careers'),
  careerNotes: z
    .array(
      z.strictObject({
        code: z.string().describe("The career's code."),
        why: text(WHY_FIELD),
        whyNot: text(WHY_NOT_FIELD),
      }),
    )
    .describe('One for each career, in the order of the facts.'),
  workplace: section('workplace'),
  roadmap: section('roadmap'),
  people: section('people'),
  nextSteps: section('nextSteps'),
});
