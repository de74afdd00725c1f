import type { Fault } from './faults.js';
import { isJson, type Json } from './json.js';

/** Returns the text of a reply with the fault applied; null if this fault does not change the text. */
export function spoil(fault: Fault | null, answer: Json, field: string | null): string | null {
  const text = JSON.stringify(answer);
  if (fault === null) return text;
  if (fault === 'malformed') return `Here is your report:\n${text.slice(0, -20)}`;
  if (fault === 'empty') return '';
  if (fault === 'missing_section') {
    const [first] = field === null ? Object.keys(answer) : [field];
    return JSON.stringify(Object.fromEntries(Object.entries(answer).filter(([name]) => name !== first)));
  }
  if (fault === 'wrong_numbers') return withText(answer, field, 'It suits 98.6 of 777 people.');
  if (fault === 'markup') {
    return withText(answer, field, '<img src=x onerror="alert(1)"> [Win](javascript:alert(1)) {{secret}}');
  }
  if (fault === 'pay') return withText(answer, field, 'Such work pays well, often £ seventy thousand.');
  if (fault === 'repetition') {
    const repeatedSentence = 'This is the very same sentence once more.';
    return withText(answer, field, `${repeatedSentence} ${repeatedSentence}`);
  }
  if (fault === 'unknown_placeholder') return withText(answer, field, 'It is {{fact:pay-1}}.');
  if (fault === 'unknown_fact') return withFact(answer, 'pay-1');
  if (fault === 'health') return withText(answer, field, 'You are suffering from depression.');
  if (fault === 'promise') return withText(answer, field, 'You are guaranteed a place.');
  return null;
}

/** Appends a text to the first text of the field, or of the answer if `field` is null. */
function withText(answer: Json, field: string | null, more: string): string {
  const namedText = field === null ? undefined : answer[field];
  if (field !== null && namedText !== undefined) {
    return JSON.stringify({ ...answer, [field]: withMore(namedText, more) });
  }
  return JSON.stringify(withMore(answer, more));
}

/** Appends a text to the first text in a value. */
function withMore(value: unknown, more: string): unknown {
  let done = false;
  const visitValue = (each: unknown): unknown => {
    if (done) return each;
    if (typeof each === 'string') {
      done = true;
      return `${each} ${more}`;
    }
    if (Array.isArray(each)) return each.map(visitValue);
    if (!isJson(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, visitValue(inner)]));
  };
  return visitValue(value);
}

/** Adds this fact id to every list of facts in the answer. */
function withFact(answer: Json, id: string): string {
  return JSON.stringify(answer, (name, value: unknown) =>
    name === 'facts' && Array.isArray(value) ? [...value, id] : value,
  );
}
