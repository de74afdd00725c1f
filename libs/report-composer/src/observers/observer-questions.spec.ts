import { QUESTIONS } from '@bearings/contracts';
import { scoresWith } from '@bearings/career-matching/testing';
import { factsFor } from '../testing/report.factory.js';
import { observerQuestions, observerStatement } from './observer-questions.js';

const categoryOf = (id: string) => QUESTIONS.find((each) => each.id === id)?.category;

it('observers get one statement for each of the six highest scores, in an order that hides the ranking', () => {
  const high = { helping: 92, creativity: 83, risk: 80, planning: 75, spatial: 70, burnout: 67 };
  const { categories } = factsFor(scoresWith(high));
  const asked = observerQuestions({ categories });
  expect(asked.map(({ id }) => categoryOf(id))).toEqual([
    'helping',
    'creativity',
    'planning',
    'risk',
    'spatial',
    'burnout',
  ]);
  const helping = categories.find(({ category }) => category === 'helping');
  expect(asked[0]?.own).toBe(Math.max(...(helping?.keyed.slice(1) ?? [])));
});

it('every statement has a third-person wording unless it is reverse-scored', () => {
  for (const { id, reverse } of QUESTIONS) {
    const text = observerStatement(id);
    if (reverse) expect([id, text]).toEqual([id, '']);
    else expect([id, text]).toEqual([id, expect.stringMatching(/^[A-Z][a-z]+ .+\.$/)]);
    expect(text).not.toMatch(/\b(?:I|my|me|he|she|his|her)\b/);
  }
});
