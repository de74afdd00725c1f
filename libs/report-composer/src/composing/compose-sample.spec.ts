import { loadMatchingTables } from '@bearings/career-matching';
import { INVENTED_CATEGORY_SCORES, INVENTED_CAREERS, INVENTED_HEADLINE, UK } from '@bearings/domain';
import { composeSampleView, makeSample } from './compose-sample.js';

it('the sample report has the headline, categories and careers that the landing page shows', async () => {
  const sample = await makeSample(loadMatchingTables());
  const { facts } = sample;
  expect(facts.categories).toMatchObject([...INVENTED_CATEGORY_SCORES]);
  expect(composeSampleView(sample, UK).document.headline.title).toBe(INVENTED_HEADLINE);
  expect(facts.careers.slice(0, INVENTED_CAREERS.length)).toMatchObject([...INVENTED_CAREERS]);
});
