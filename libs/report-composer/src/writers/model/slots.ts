import type { Inline, Sentence } from '../../prose/prose.js';

/** A part of a sentence that a model may move but not write. */
export interface Slot {
  part: Inline;
  /** What stands there in the report, for the model to read; the first name is not among it. */
  inserts: string;
}

/** A sentence as the model reads and writes it: with a place such as `{{1}}` for each slot, counted from 1. */
export interface SlottedText {
  text: string;
  slots: readonly Slot[];
}

/** What the model reads in place of the reader's first name. */
const FIRST_NAME_INSERT = 'the reader’s first name';
const SLOT_PATTERN = /\{\{(\d+)\}\}/g;
const FIGURE_PATTERN = /(\d[\d.,:%]*\d%?|\d)/;

/** Returns a sentence with slots for everything that is no plain text, is marked, or is a figure. */
export function toSlottedText(sentence: Sentence, fill: (part: Inline) => string): SlottedText {
  const slots: Slot[] = [];
  const addSlot = (part: Inline): string => {
    slots.push({ part, inserts: part.kind === 'firstName' ? FIRST_NAME_INSERT : fill(part) });
    return `{{${slots.length}}}`;
  };
  const text = sentence
    .map((part) => {
      if (part.kind !== 'text' || part.mark !== undefined) return addSlot(part);
      const pieces = part.text.split(FIGURE_PATTERN);
      return pieces.map((piece, index) => (index % 2 === 0 ? piece : addSlot({ kind: 'text', text: piece }))).join('');
    })
    .join('');
  return { text, slots };
}

/** Returns the sentence that a text with these slots stands for. */
export function toFilledSentence(text: string, slots: readonly Slot[]): Sentence {
  return text.split(SLOT_PATTERN).flatMap((piece, index): Inline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }];
    const slot = slots[Number(piece) - 1];
    return slot === undefined ? [] : [slot.part];
  });
}

/** Returns whether a text has each of its slots exactly once and in their order, and no other braces. */
export function hasWholeSlots(text: string, slots: readonly Slot[]): boolean {
  const numbers = [...text.matchAll(SLOT_PATTERN)].map(([, number]) => Number(number));
  const isWhole = numbers.length === slots.length && numbers.every((number, index) => number === index + 1);
  return isWhole && !/[{}]/.test(text.replaceAll(SLOT_PATTERN, ''));
}

/** Returns a text with what is inserted in its slots. */
export const fillSlots = (text: string, slots: readonly Slot[]): string =>
  text.replaceAll(SLOT_PATTERN, (_, number: string) => slots[Number(number) - 1]?.inserts ?? '');

/** Returns a text with "it" for each slot, so that its own words can be checked. */
export const dropSlots = (text: string): string => text.replaceAll(SLOT_PATTERN, 'it');
