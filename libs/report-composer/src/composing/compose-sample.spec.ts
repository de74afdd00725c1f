import { loadMatchingTables } from '@bearings/career-matching';
import { INVENTED_AREAS, INVENTED_CAREERS } from '@bearings/contracts';
import { makeSample } from './compose-sample.js';

it('has the areas and the careers that the landing page draws', async () => {
  const { facts } = await makeSample(loadMatchingTables());
  expect(facts.categories).toMatchObject([...INVENTED_AREAS]);
  expect(facts.careers.slice(0, INVENTED_CAREERS.length)).toMatchObject([...INVENTED_CAREERS]);
});
