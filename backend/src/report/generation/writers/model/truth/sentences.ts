import { type Category, CATEGORY_NAMES } from '@bearings/contracts';
import type { CareerFact, ReportFacts } from '../../../../composing/report-facts.js';

/** A category named in a text, at a place. */
export interface Mention {
  category: Category;
  start: number;
  end: number;
}

/** Names that a text may use for a category, our own writer's among them; the longer ones first. */
const NAMES: readonly [string, Category][] = [
  ['leadership', 'leadership'],
  ['motivation', 'motivation'],
  ['communication', 'communication'],
  ['helping', 'helping'],
  ['care for others', 'helping'],
  ['analytical thinking', 'analytical'],
  ['analytical', 'analytical'],
  ['creativity', 'creativity'],
  ['planning', 'planning'],
  ['practicality', 'practical'],
  ['practical work', 'practical'],
  ['stress tolerance', 'resilience'],
  ['risk tolerance', 'risk'],
  ['spatial and technical(?: comfort| skills?)?', 'spatial'],
  ['spatial thinking', 'spatial'],
  ['spatial', 'spatial'],
  ['pressure resilience', 'burnout'],
];

/** Matches the name of a category, for use inside longer patterns. */
export const CATEGORY_PATTERN = NAMES.map(([name]) => name).join('|');

const MENTIONS = new RegExp(String.raw`\b(?:${CATEGORY_PATTERN})\b`, 'gi');

/** Returns the categories that a text names, in order. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(MENTIONS)].flatMap((match) => {
    const category = categoryNamed(match[0]);
    if (category === undefined) return [];
    return [{ category, start: match.index, end: match.index + match[0].length }];
  });
}

const WHOLE_NAMES = NAMES.map(
  ([pattern, category]) => [new RegExp(`^(?:${pattern})$`, 'i'), category] as const,
);

function categoryNamed(name: string): Category | undefined {
  return WHOLE_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}

/** Returns the sentences of a text without marks; a bullet, a label or a heading ends one too. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\*\*|(?<![\p{L}\p{N}])\*|\*(?![\p{L}\p{N}])/gu, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^\s*- /, '').trim())
    .filter((sentence) => sentence !== '');
}

/** Returns the careers of the facts that a text names, in the singular or plural. */
export function careersIn(text: string, careers: readonly CareerFact[]): CareerFact[] {
  const lower = text.toLowerCase();
  return careers.filter(({ title }) => lower.includes(title.toLowerCase()));
}

/** Returns the score of a category in the facts. */
export function scoreOf({ categories }: ReportFacts, wanted: Category): number {
  return categories.find(({ category }) => category === wanted)?.score ?? -1;
}

export const nameOf = (category: Category): string => CATEGORY_NAMES[category];
