import { FIRST_NAME, type ReportFacts } from '../../../composing/report-facts.js';
import { type Draft, type ProseField, proseFields } from './prose-fields.js';
import { FORBIDDEN } from './prose-rules.js';
import { bandFaults } from './truth/check-bands.js';
import { careerFaults } from './truth/check-careers.js';
import { numberFaults, type SentCareer, sentCareers } from './truth/check-numbers.js';
import { healthFaults, promiseFaults, typeFaults } from './truth/check-person.js';

/** Shares of the requested number of words. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 1.6;
/** Uses of the first name in the whole report. */
const MAX_NAMES = 6;
/** Shorter sentences may be repeated. */
const MIN_SENTENCE_WORDS = 5;

/** Why one text may not be shown, in words for the model and for the log. */
export interface ProseFault {
  /** Id of the field. */
  field: string;
  what: string;
}

interface Piece {
  field: ProseField;
  text: string;
}

/**
 * Returns the faults for which a model's text may not be shown to a buyer; empty when it may. Every
 * text needs about the requested length and only the markup that prose has. A score, band, type, job
 * or time in it has to be that of the facts. It may hold no pay, place, promise, statement about
 * health or repeated sentence.
 */
export function checkProse(draft: Draft, facts: ReportFacts): ProseFault[] {
  const sent = sentCareers(facts);
  const pieces = proseFields(facts).map((field) => ({ field, text: draft[field.id] ?? '' }));
  return [
    ...pieces.flatMap(({ field, text }) =>
      textFaults(text, field, facts, sent).map((what) => ({ field: field.id, what })),
    ),
    ...nameFaults(pieces),
    ...repetitionFaults(pieces),
  ];
}

function textFaults(
  text: string,
  field: ProseField,
  facts: ReportFacts,
  sent: readonly SentCareer[],
): string[] {
  const length = lengthFault(text, field);
  if (text === '') return length;
  return [
    ...length,
    ...markFaults(text),
    ...(/[{}]/.test(text.replaceAll(FIRST_NAME, '')) ? ['a brace that is no placeholder'] : []),
    ...FORBIDDEN.flatMap(({ what, pattern }) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`${what} ${quoted(found[0])}`];
    }),
    ...numberFaults(text, field, facts, sent),
    ...bandFaults(text, field, facts),
    ...typeFaults(text, facts),
    ...careerFaults(text, field, facts),
    ...healthFaults(text, field, facts),
    ...promiseFaults(text),
  ];
}

function lengthFault(text: string, { words: [least, most] }: ProseField): string[] {
  const words = wordsOf(text).length;
  if (words < least * MIN_LENGTH_SHARE) return [`${words} words are too few`];
  return words > most * MAX_LENGTH_SHARE ? [`${words} words are too many`] : [];
}

/** Returns a fault for each line with an asterisk that is no bullet and no closed mark. */
function markFaults(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const rest = line
      .replace(/^\s*- /, '')
      .replaceAll(/\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g, '')
      .replaceAll(/(?<![\p{L}\p{N}*])\*[^*\s](?:[^*]*[^*\s])?\*(?!\*)/gu, '')
      .replaceAll(/(?<=\p{L})\*(?=\p{L})/gu, '');
    return rest.includes('*') ? [`a mark is not closed in ${quoted(line)}`] : [];
  });
}

/** Returns a fault for each text with which the name is used too often. */
function nameFaults(pieces: readonly Piece[]): ProseFault[] {
  let names = 0;
  return pieces.flatMap(({ field, text }) => {
    const own = text.split(FIRST_NAME).length - 1;
    names += own;
    const what = `the name is used ${names} times in the report`;
    return own > 0 && names > MAX_NAMES ? [{ field: field.id, what }] : [];
  });
}

function repetitionFaults(pieces: readonly Piece[]): ProseFault[] {
  const seen = new Set<string>();
  return pieces.flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const what = `a sentence comes twice in the report: ${quoted(sentence)}`;
      if (seen.has(sentence)) return [{ field: field.id, what }];
      seen.add(sentence);
      return [];
    }),
  );
}

/** Returns a text's sentences in lower case, without bold labels and without short sentences. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\*\*[^*]+\*\*|\*|^\s*- /gm, '')
    .split(/(?<=[.!?:])\s+|\n/)
    .map((sentence) => wordsOf(sentence.toLowerCase()).join(' '))
    .filter((sentence) => sentence.split(' ').length >= MIN_SENTENCE_WORDS);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Returns the first characters, quoted, to find the place by. */
function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
