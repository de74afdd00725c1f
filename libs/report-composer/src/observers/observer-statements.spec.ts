import { CATEGORIES } from '@bearings/domain';
import { listObserverStatements } from './observer-statements.js';

it('an observer rates one statement for each category, about the person by name and without pronouns', () => {
  const named = listObserverStatements('Ada');
  expect(named.map(({ category }) => category)).toEqual(CATEGORIES);
  for (const { text } of named) {
    expect(text).toMatch(/^(?=[A-Z]).*\bAda\b.*\.$/);
    expect(text).not.toMatch(/\b(?:I|my|me|he|she|his|her)\b/);
  }
});

it('an observer of a person without a name reads of "this person"', () => {
  const texts = listObserverStatements(null).map(({ text }) => text);
  expect(texts).toContain('This person makes a plan before starting a task.');
  expect(texts).toContain('People look to this person to take charge.');
  expect(listObserverStatements('$&').some(({ text }) => text.startsWith('$& '))).toBe(true);
});
