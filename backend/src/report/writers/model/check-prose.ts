import { CATEGORIES } from '@bearings/contracts';
import { FIRST_NAME, type ReportFacts } from '../../report-facts.js';
import { modelFacts } from './model-facts.js';
import {
  CATEGORY_FIELD,
  type Draft,
  type ProseField,
  SECTION_FIELDS,
  WHY_FIELD,
  WHY_NOT_FIELD,
} from './prose-fields.js';
import { numbersIn, unknownNumbers } from './prose-numbers.js';
import { FORBIDDEN } from './prose-rules.js';

/** How far the length of a text may stray from what was asked for. */
const SHORTEST = 0.4;
const LONGEST = 2;
/** The name is used, not chanted. */
const MOST_NAMES = 6;
/** From how many words on a sentence may not come twice. */
const SENTENCE_WORDS = 5;

interface Piece {
  name: string;
  text: string;
  field: ProseField;
}

/**
 * Whether a model's text may be shown to a buyer, as the list of what speaks against it; empty when
 * nothing does. Every part has to be there at a sane length, without a number the facts do not hold,
 * without markup but the allowed few, pay, places, or the same sentence twice.
 */
export function checkProse(draft: Draft, facts: ReportFacts): string[] {
  const pieces = piecesOf(draft);
  const known = numbersOf(facts);
  return [
    ...careerFaults(draft, facts),
    ...pieces.flatMap((piece) => [
      ...lengthFaults(piece),
      ...markupFaults(piece),
      ...numberFaults(piece, known),
      ...FORBIDDEN.flatMap(({ what, pattern }) => {
        const found = pattern.exec(piece.text);
        return found === null ? [] : [`${piece.name}: ${what} ${quoted(found[0])}`];
      }),
    ]),
    ...nameFaults(pieces),
    ...repetitionFaults(pieces),
  ];
}

function piecesOf(draft: Draft): Piece[] {
  const { categories, careerNotes, ...sections } = draft;
  return [
    ...Object.entries(SECTION_FIELDS).map(([name, field]) => ({
      name,
      field,
      text: String(Reflect.get(sections, name) ?? ''),
    })),
    ...CATEGORIES.map((category) => ({
      name: category,
      field: CATEGORY_FIELD,
      text: categories[category],
    })),
    ...careerNotes.flatMap(({ code, why, whyNot }) => [
      { name: `why ${code}`, field: WHY_FIELD, text: why },
      { name: `why not ${code}`, field: WHY_NOT_FIELD, text: whyNot },
    ]),
  ];
}

function careerFaults({ careerNotes }: Draft, { careers }: ReportFacts): string[] {
  const wanted = careers.map(({ code }) => code).join(', ');
  const given = careerNotes.map(({ code }) => code).join(', ');
  return wanted === given ? [] : [`careerNotes: not the careers of the facts in their order`];
}

function lengthFaults({ name, text, field }: Piece): string[] {
  const words = wordsOf(text).length;
  const [least, most] = field.words;
  if (words < least * SHORTEST) return [`${name}: ${words} words are too few`];
  return words > most * LONGEST ? [`${name}: ${words} words are too many`] : [];
}

/** Whatever is left of a line without its bullet and its closed marks may hold no asterisk. */
function markupFaults({ name, text }: Piece): string[] {
  return text.split('\n').flatMap((line) => {
    const rest = line
      .replace(/^\s*- /, '')
      .replaceAll(/\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g, '')
      .replaceAll(/(?<![\p{L}\p{N}*])\*[^*\s](?:[^*]*[^*\s])?\*(?!\*)/gu, '')
      .replaceAll(/(?<=\p{L})\*(?=\p{L})/gu, '');
    return rest.includes('*') ? [`${name}: a mark is not closed in ${quoted(line)}`] : [];
  });
}

function numberFaults({ name, text }: Piece, known: ReadonlySet<string>): string[] {
  return unknownNumbers(text, known).map((number) =>
    /\p{L}/u.test(number)
      ? `${name}: a number in words that is not in the facts ${quoted(number)}`
      : `${name}: ${number.replaceAll(',', '')} is not in the facts`,
  );
}

/** Of what the model was told; the codes of occupations are names and no numbers. */
function numbersOf(facts: ReportFacts): Set<string> {
  // Indented, because 90 and 365 side by side would read as one number.
  const told = JSON.stringify(modelFacts(facts), withoutCodes, 1);
  return new Set(numbersIn(told));
}

function withoutCodes(key: string, value: unknown): unknown {
  return key === 'code' ? undefined : value;
}

function nameFaults(pieces: readonly Piece[]): string[] {
  const all = pieces.map(({ text }) => text).join('\n');
  const names = all.split(FIRST_NAME).length - 1;
  const braces = /[{}]/.test(all.replaceAll(FIRST_NAME, ''));
  return [
    ...(names > MOST_NAMES ? [`the name is used ${names} times`] : []),
    ...(braces ? ['a brace that is no placeholder'] : []),
  ];
}

function repetitionFaults(pieces: readonly Piece[]): string[] {
  const seen = new Set<string>();
  return pieces.flatMap(({ name, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (seen.has(sentence)) return [`${name}: a sentence comes twice: ${quoted(sentence)}`];
      seen.add(sentence);
      return [];
    }),
  );
}

/** In small letters, without labels in bold; those too short to matter are left out. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\*\*[^*]+\*\*|\*|^\s*- /gm, '')
    .split(/(?<=[.!?:])\s+|\n/)
    .map((sentence) => wordsOf(sentence.toLowerCase()).join(' '))
    .filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Enough to find the place by, in a log. */
function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
