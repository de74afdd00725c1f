import type { Fault } from './faults.js';
import { isJsonObject, type JsonObject } from './json.js';

/** The text that each of these faults appends to the first rewrite of an answer. */
const APPENDED_TEXTS: Partial<Record<Fault, string>> = {
  wrong_numbers: 'It suits 98.6 of 777 people.',
  markup: '<img src=x onerror="alert(1)"> [Win](javascript:alert(1)) {{secret}}',
  pay: 'Such work pays well, often £ seventy thousand.',
  unknown_slot: 'It is {{9}}.',
};

/** Returns the text of a reply with the fault applied; null if this fault does not change the text. */
export function spoilAnswer(fault: Fault | null, answer: JsonObject): string | null {
  if (fault === null) return null;
  if (fault === 'malformed') return `Here is your report:\n${JSON.stringify(answer).slice(0, -20)}`;
  if (fault === 'empty') return '';
  if (fault === 'text_refusal') return 'I’m sorry, but I can’t help with that.';
  if (fault === 'nonsense') return JSON.stringify({ sentences: [{ id: '999z', rewrite: 'So be it.', facts: [] }, 7] });
  const more = APPENDED_TEXTS[fault];
  if (more === undefined || !Array.isArray(answer.sentences)) return null;
  const [first, ...others]: unknown[] = answer.sentences;
  const spoilt = isJsonObject(first) ? { ...first, rewrite: `${String(first.rewrite)} ${more}` } : first;
  return JSON.stringify({ ...answer, sentences: [spoilt, ...others] });
}
