import type { Fault } from './faults.js';
import { isJson, type Json } from './json.js';

/** The text of an answer with the fault in it; null where the fault is not one of the text. */
export function spoil(fault: Fault | null, answer: Json): string | null {
  const text = JSON.stringify(answer);
  if (fault === null) return text;
  if (fault === 'malformed') return `Here is your report:\n${text.slice(0, -20)}`;
  if (fault === 'empty') return '';
  if (fault === 'missing_section') {
    const [first] = Object.keys(answer);
    return JSON.stringify(
      Object.fromEntries(Object.entries(answer).filter(([name]) => name !== first)),
    );
  }
  if (fault === 'wrong_numbers') return withText(answer, 'It suits 98.6 of 777 people.');
  if (fault === 'markup') {
    return withText(answer, '<img src=x onerror="alert(1)"> [Win](javascript:alert(1)) {{secret}}');
  }
  if (fault === 'pay') return withText(answer, 'Such work pays well, often £ seventy thousand.');
  if (fault === 'repetition') {
    const again = 'This is the very same sentence once more.';
    return withText(answer, `${again} ${again}`);
  }
  return null;
}

/** Puts more behind the first text that there is. */
function withText(answer: Json, more: string): string {
  let done = false;
  const visit = (value: unknown): unknown => {
    if (done) return value;
    if (typeof value === 'string') {
      done = true;
      return `${value} ${more}`;
    }
    if (!isJson(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each)]));
  };
  return JSON.stringify(visit(answer));
}
