// Builds the parts of which prose consists.
import type { LabelledText, TextSubject } from '../content/wording.js';
import { fillWording } from '../text.js';
import type { Inline, ProseBlock, Sentence } from './prose.js';

/** Values for the variables of a wording, such as `{titles}`. */
export type SentenceVariables = Readonly<Record<string, string | Sentence>>;

export const toSentence = (text: string, mark?: Inline['mark']): Sentence => [
  { kind: 'text', text, ...(mark && { mark }) },
];

/** Returns a sentence with what it is about. A part that is about something already keeps that. */
export const withSubject = (sentence: Sentence, about: TextSubject | undefined): Sentence =>
  about === undefined ? sentence : sentence.map((part) => (part.kind === 'text' ? { about, ...part } : part));

export const createHeading = (text: string): ProseBlock => ({ kind: 'heading', text });

export const createParagraph = (...sentences: readonly Sentence[]): ProseBlock => ({ kind: 'paragraph', sentences });

export const createList = (items: readonly (readonly Sentence[])[]): ProseBlock => ({ kind: 'list', items });

/** Returns a paragraph that begins with a bold label, with the `{variables}` of both filled in. */
export const createLabelledParagraph = (
  { label, text }: LabelledText,
  variables: Readonly<Record<string, string>> = {},
): ProseBlock =>
  createParagraph(toSentence(fillWording(label, variables), 'bold'), toSentence(fillWording(text, variables)));

/** Returns a wording with its `{variables}` filled in. Throws if one has no value. */
export function fillTemplate(wording: string, variables: SentenceVariables): Sentence {
  const parts = wording.split(/\{(\w+)\}/).flatMap((part, index): Sentence => {
    if (index % 2 === 0) return toSentence(part);
    const value = variables[part];
    if (value === undefined) throw new Error(`Nothing to fill {${part}} with: ${wording}`);
    return typeof value === 'string' ? toSentence(value) : value;
  });
  return mergeTexts(parts);
}

/** Joins occupations' titles as "a, b and c". */
export function joinTitles(codes: readonly string[], mark?: Inline['mark']): Sentence {
  return codes.flatMap((code, index): Sentence => {
    const separator = index === codes.length - 1 ? [] : toSentence(index === codes.length - 2 ? ' and ' : ', ');
    return [{ kind: 'title', code, ...(mark && { mark }) }, ...separator];
  });
}

/** Joins adjacent texts with the same mark and subject, and leaves out empty ones. */
function mergeTexts(parts: Sentence): Sentence {
  const merged: Inline[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind !== 'text') merged.push(part);
    else if (last?.kind === 'text' && last.mark === part.mark && last.about === part.about) {
      merged[merged.length - 1] = { ...last, text: last.text + part.text };
    } else if (part.text !== '') merged.push(part);
  }
  return merged;
}
