import { composeWithTexts } from '../testing/report.factory.js';
import { EXCLUDED_TWICE_NOTE } from '../content/report-copy/circumstances.js';
import { createSampleSources } from '../testing/sample-people.js';

it('composeMatchingBlocks says that some jobs were excluded for several reasons, if the counts for all reasons exceed the total', async () => {
  const found = { more: 0, same: 0 };
  for (const person of await createSampleSources(12)) {
    const { document, careerRecommendations } = composeWithTexts({
      ...person,
      country: 'GB',
    });
    const { excluded, excludedCount } = document.matching;
    const sum = excluded.reduce((all, { occupations }) => all + occupations.length, 0);
    expect(careerRecommendations.includes(EXCLUDED_TWICE_NOTE)).toBe(sum > excludedCount);
    found[sum > excludedCount ? 'more' : 'same'] += 1;
  }
  expect(Math.min(found.more, found.same)).toBeGreaterThan(2);
});
