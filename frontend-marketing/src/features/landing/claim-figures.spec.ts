import type { Evidence } from '@bearings/contracts';
import { unverifiedClaims } from '@bearings/domain';
import { landingTexts } from './landing-texts';
import { createLandingFigures } from './claim-figures';

const date = '2027-03-01';
const createEvidence = (n: number): Evidence => ({
  readers: { n, date, suggestedYes: 0.614, decoyYes: 0.23 },
  rating: { n, date, mean: 4.13 },
  guided: { n, date },
  quotes: [],
  seeded: false,
});
const listValues = (...given: Parameters<typeof createLandingFigures>) =>
  Object.values(createLandingFigures(...given)).map(({ value }) => value);

it.each([undefined, createEvidence(99)])(
  'with fewer than 100 answers, the landing page shows unverified claims or fixed facts, as the site’s owner chose (case %#)',
  (few) => {
    const { users, accuracy, rating } = unverifiedClaims.landing;
    expect(listValues(few, true)).toEqual([users, accuracy, '20', rating]);
    expect(listValues(few, false)).toEqual(landingTexts.hero.figures.map(({ value }) => value));
  },
);

it.each([true, false])(
  'figures from at least 100 answers are shown as measured (unverified claims shown: %s)',
  (claims) => {
    expect(listValues(createEvidence(100), claims)).toEqual(['100', '61%', '20', '4.1/5']);
    const { accuracy, rating, people } = createLandingFigures(createEvidence(100), claims);
    expect(accuracy.label).toMatch(/23% of others \(100 readers, 1 March 2027\)/);
    expect(rating.label).toMatch(/100 readers, 1 March 2027/);
    expect(people.label).toMatch(/1 March 2027/);
  },
);

it('a fixed fact replaces only the figures that come from fewer than 100 answers', () => {
  const { rating } = createEvidence(99);
  expect(listValues({ ...createEvidence(100), rating }, false)).toEqual(['100', '61%', '20', '30 days']);
});

it('figures from the answers of simulated people are not shown as measured', () => {
  const { users } = unverifiedClaims.landing;
  expect(listValues({ ...createEvidence(100), seeded: true }, true)).toContain(users);
});
