import { loadMatchingTables } from '@bearings/career-matching';
import { INVENTED_BASIS, INVENTED_CATEGORY_SCORES, INVENTED_CAREERS } from '@bearings/domain';
import { makeSample } from './compose-sample.js';

it('the sample report has the categories and careers that the landing page shows', async () => {
  const { facts } = await makeSample(loadMatchingTables());
  expect(facts.categories).toMatchObject([...INVENTED_CATEGORY_SCORES]);
  expect(facts).toMatchObject(INVENTED_BASIS);
  expect(facts.careers.slice(0, INVENTED_CAREERS.length)).toMatchObject([...INVENTED_CAREERS]);
});
