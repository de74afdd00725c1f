import { OCCUPATIONS } from './occupations.js';
import { DESCRIPTIONS } from '../tables.js';

it('there is a description for each occupation of the list, and for no other', () => {
  expect(Object.keys(DESCRIPTIONS).toSorted()).toEqual(OCCUPATIONS.map(({ code }) => code).toSorted());
});
