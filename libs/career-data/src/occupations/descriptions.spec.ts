import { OCCUPATIONS } from './occupations.js';
import { DESCRIPTIONS } from '../tables.js';

it('the descriptions cover exactly the occupations of the list', () => {
  expect(Object.keys(DESCRIPTIONS).toSorted()).toEqual(
    OCCUPATIONS.map(({ code }) => code).toSorted(),
  );
});
