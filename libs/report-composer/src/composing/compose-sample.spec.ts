import { loadMatchingTables } from '@bearings/career-matching';
import { INVENTED_AREAS } from '@bearings/contracts';
import { makeSample } from './compose-sample.js';

it('has the areas that the landing page draws', async () => {
  const { facts } = await makeSample(loadMatchingTables(), new Date(0));
  expect(facts.categories).toMatchObject([...INVENTED_AREAS]);
});
