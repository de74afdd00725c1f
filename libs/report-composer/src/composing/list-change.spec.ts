import { describeListChange } from './list-change.js';
import { createFacts } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { describeRevisionReason } from './revision-reason.js';

const { careers } = createFacts(createScores({ helping: 92, communication: 83, spatial: 25, practical: 33 }));
// A title with "and" would get a comma before the next "and".
const [first, second, third, fourth] = careers.filter(({ title }) => !title.includes(' and '));
if (!first || !second || !third || !fourth) throw new Error('The report has too few careers.');
const toList = (list: typeof careers, ranked = true) => ({ careers: list, ranked });

it('describeListChange says which careers left, which came in, and which is first now', () => {
  expect(describeListChange(toList([first, second]), toList([first, third]), 'GB')).toBe(
    `${second.title} left, ${third.title} came in.`,
  );
  expect(describeListChange(toList([first, second, third]), toList([third, fourth]), 'GB')).toBe(
    `${first.title} and ${second.title} left, ${fourth.title} came in. ${third.title} is first now.`,
  );
  expect(describeListChange(toList([first]), toList([first, second]), 'GB')).toBe(`${second.title} came in.`);
});

it('describeListChange says when the same careers are listed', () => {
  expect(describeListChange(toList([first, second]), toList([first, second]), 'GB')).toBe(
    'The same ten, in the same order.',
  );
  expect(describeListChange(toList([first, second]), toList([second, first]), 'GB')).toBe(
    `The same ten, in another order. ${second.title} is first now.`,
  );
});

it('describeListChange calls no career the first of a list that is not ranked', () => {
  expect(describeListChange(toList([first, second]), toList([second, first], false), 'GB')).toBe(
    'The same ten, in another order.',
  );
});

it('describeRevisionReason says that the long list was sorted, or no longer is', () => {
  const sorted = [{ code: first.code, answer: 'rather' as const }];
  const before = { interests: {}, stage: 'fe' as const };
  expect(describeRevisionReason({ circumstances: null }, { interests: {}, sorted })).toBe('You sorted your long list.');
  expect(describeRevisionReason({ circumstances: { ...before, sorted } }, before)).toBe(
    'You took back how you sorted your long list.',
  );
  expect(describeRevisionReason({ circumstances: before }, { interests: {}, stage: 'school', sorted })).toBe(
    'You changed where you stand. You sorted your long list.',
  );
  expect(describeRevisionReason({ circumstances: { ...before, sorted } }, { ...before, sorted })).toBeNull();
});
