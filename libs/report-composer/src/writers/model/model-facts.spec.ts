import { scoresWith } from '@bearings/career-matching/testing';
import { factsFor } from '../../testing/report.factory.js';
import { modelFacts } from './model-facts.js';

it('the facts for the language model omit the person’s education and field of work', () => {
  const said = modelFacts(
    factsFor(scoresWith({}), {
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
  expect(said).toEqual([
    'You would enjoy: care for somebody who is ill.',
    'Where you stand: in work.',
    'Training you would take on: up to a year.',
  ]);
});
