import type { Fault } from './faults.js';
import { isJsonObject, type JsonObject } from './json.js';

const REPEATED_SENTENCE = 'This is the very same sentence once more.';

/** The text that each of these faults appends to an answer. */
const APPENDED_TEXTS: Partial<Record<Fault, string>> = {
  wrong_numbers: 'It suits 98.6 of 777 people.',
  markup: '<img src=x onerror="alert(1)"> [Win](javascript:alert(1)) {{secret}}',
  pay: 'Such work pays well, often £ seventy thousand.',
  repetition: `${REPEATED_SENTENCE} ${REPEATED_SENTENCE}`,
  unknown_placeholder: 'It is {{fact:pay-1}}.',
  health: 'You are suffering from depression.',
  promise: 'You are guaranteed a place.',
};

/** Returns the text of a reply with the fault applied; null if this fault does not change the text. */
export function spoilAnswer(fault: Fault | null, answer: JsonObject, field: string | null): string | null {
  if (fault === null) return null;
  if (fault === 'malformed') return `Here is your report:\n${JSON.stringify(answer).slice(0, -20)}`;
  if (fault === 'empty') return '';
  if (fault === 'text_refusal') return 'I’m sorry, but I can’t help with that.';
  if (fault === 'missing_section') {
    const missing = field ?? Object.keys(answer)[0];
    return JSON.stringify(Object.fromEntries(Object.entries(answer).filter(([name]) => name !== missing)));
  }
  if (fault === 'unknown_fact') return addFactId(answer, 'pay-1');
  const more = APPENDED_TEXTS[fault];
  return more === undefined ? null : appendToField(answer, field, more);
}

/** Appends a text to the first text of the field, or of the answer if `field` is null. */
function appendToField(answer: JsonObject, field: string | null, more: string): string {
  const namedText = field === null ? undefined : answer[field];
  if (field !== null && namedText !== undefined) {
    return JSON.stringify({ ...answer, [field]: appendToFirstText(namedText, more) });
  }
  return JSON.stringify(appendToFirstText(answer, more));
}

/** Appends a text to the first text in a value. */
function appendToFirstText(value: unknown, more: string): unknown {
  let done = false;
  const visitValue = (each: unknown): unknown => {
    if (done) return each;
    if (typeof each === 'string') {
      done = true;
      return `${each} ${more}`;
    }
    if (Array.isArray(each)) return each.map(visitValue);
    if (!isJsonObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, visitValue(inner)]));
  };
  return visitValue(value);
}

/** Adds this fact id to every list of facts in the answer. */
function addFactId(answer: JsonObject, id: string): string {
  return JSON.stringify(answer, (name, value: unknown) =>
    name === 'facts' && Array.isArray(value) ? [...value, id] : value,
  );
}
