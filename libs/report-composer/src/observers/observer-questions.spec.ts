import { QUESTIONS } from '@bearings/domain';
import { createScores } from '@bearings/career-matching/testing';
import { createFacts } from '../testing/report.factory.js';
import { chooseObserverQuestions, findObserverStatement } from './observer-questions.js';

const findCategory = (id: string) => QUESTIONS.find((each) => each.id === id)?.category;

it('observers get a statement for each of the owner’s six highest scores, in an order that hides the ranking', () => {
  const highScores = {
    helping: 92,
    creativity: 83,
    risk: 80,
    planning: 75,
    spatial: 70,
    burnout: 67,
  };
  const { categories } = createFacts(createScores(highScores));
  const askedQuestions = chooseObserverQuestions({ categories });
  expect(askedQuestions.map(({ id }) => findCategory(id))).toEqual([
    'helping',
    'creativity',
    'planning',
    'risk',
    'spatial',
    'burnout',
  ]);
  const helpingFact = categories.find(({ category }) => category === 'helping');
  expect(askedQuestions[0]?.own).toBe(Math.max(...(helpingFact?.keyed.slice(1) ?? [])));
});

it('every statement has a third-person wording unless it is reverse-scored', () => {
  for (const { id, reverse } of QUESTIONS) {
    const text = findObserverStatement(id);
    if (reverse) expect([id, text]).toEqual([id, '']);
    else expect([id, text]).toEqual([id, expect.stringMatching(/^[A-Z][a-z]+ .+\.$/)]);
    expect(text).not.toMatch(/\b(?:I|my|me|he|she|his|her)\b/);
  }
});
