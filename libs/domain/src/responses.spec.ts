import { QUESTIONS } from './question-bank.js';
import { toResponses } from './responses.js';
import { findScaleStep } from './scale.js';

describe('findScaleStep', () => {
  it('returns the step of a value, and undefined for anything else', () => {
    expect(findScaleStep('4')).toEqual({ value: '4', label: 'Agree', score: 4 });
    for (const other of [4, '6', '', null, undefined, {}]) expect(findScaleStep(other)).toBeUndefined();
  });
});

describe('toResponses', () => {
  it('returns the answers given so far, each with its score, in question-bank order', () => {
    const [first, second, third] = QUESTIONS.map(({ id }) => id);
    expect(toResponses({ [String(third)]: '1', [String(first)]: '5' })).toEqual([
      { questionId: first, answer: '5', score: 5 },
      { questionId: third, answer: '1', score: 1 },
    ]);
    expect(toResponses({ [String(second)]: '2', foreign: '3' })).toHaveLength(1);
  });
});
