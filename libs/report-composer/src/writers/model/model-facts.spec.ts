import { createScores } from '@bearings/career-matching/testing';
import { createFacts } from '../../testing/report.factory.js';
import { modelFacts } from './model-facts.js';

it('the facts for the language model omit the person’s education and field of work', () => {
  const factTexts = modelFacts(
    createFacts(createScores({}), {
      circumstances: {
        interests: { care: 'like' },
        stage: 'working',
        qualificationLevel: 7,
        subjects: ['veterinary'],
        field: 'farming',
        fieldYears: '5up',
        training: '1y',
      },
    }),
  )
    .filter(({ id }) => id.startsWith('circumstance'))
    .map(({ says }) => says);
  expect(factTexts).toEqual([
    'You would enjoy: care for somebody who is ill.',
    'Where you stand: in work.',
    'Training you would take on: up to a year.',
  ]);
});
