import type { Circumstances } from '@bearings/contracts';
import { createScores } from '@bearings/career-matching/testing';
import { mapCategories, UK, US } from '@bearings/domain';
import { createShareCardData } from '../files/share-card.js';
import { composeWithTexts, createFacts, createProse } from '../testing/report.factory.js';
import { composeHeadline } from './headline.js';

const compose = (given: Partial<Parameters<typeof composeHeadline>[0]>, country = UK) =>
  composeHeadline(
    { patternId: null, values: mapCategories(() => 50), direction: true, ranked: true, circumstances: null, ...given },
    country,
  );
const titleFor = (circumstances: Circumstances, country?: string) => compose({ circumstances }, country).title;

it('the headline is the name of the pattern, with its sentence', () => {
  const circumstances: Circumstances = { interests: { animals: 'like' } };
  expect(compose({ patternId: 'first-making-introvert', circumstances })).toEqual({
    patternId: 'first-making-introvert',
    title: 'Hands before words',
    ownTitle: 'Hands before words',
    sentence: expect.stringContaining('hands-on work'),
  });
});

it('without a pattern, the headline quotes what the reader would like to do, a finer kind of work first', () => {
  expect(titleFor({ interests: { care: 'like', animals: 'like' } })).toBe('You’d like to care for somebody who is ill');
  expect(titleFor({ interests: { care: 'like', cook: 'like' } })).toBe('You’d like to cook or bake');
  expect(titleFor({ interests: { care: 'not_for_me', animals: 'like' } })).toBe('You’d like to work with animals');
});

it('without a liked kind of work, the headline quotes the job that the reader has in mind, in their English', () => {
  const circumstances: Circumstances = { interests: { care: 'not_for_me' }, jobsInMind: ['47-2111.00'] };
  expect(titleFor(circumstances)).toBe('You have a job in mind: Electrician');
  expect(titleFor({ ...circumstances, jobsInMind: ['23-1011.00'] }, US)).toBe('You have a job in mind: Attorney');
});

it('the sentence under the reader’s own words says why no pattern is named', () => {
  const circumstances: Circumstances = { interests: { animals: 'like' } };
  expect(compose({ circumstances }).sentence).toMatch(/^Another day’s answers/);
  expect(compose({ circumstances, direction: false }).sentence).toMatch(/close together/);
});

it.each([
  ['the answers are even', { direction: false, ranked: false }, /^Your answers are even, so many kinds/],
  ['tiles that are not for them decide', { direction: false }, /so what you told us about work decides$/],
  ['no score is high', {}, /^Your answers say more about what suits you less$/],
  ['no pattern is steady', { values: mapCategories((each) => (each === 'risk' ? 92 : 40)) }, /but no one pattern$/],
])('for a reader who named nothing that they would like, it says that %s', (_, given, title) => {
  const headline = compose({ circumstances: { interests: { care: 'not_for_me' } }, ...given });
  expect(headline.title).toMatch(title);
  expect(headline.ownTitle).toMatch(/^My answers/);
});

describe('what others see of a reader whose scores have no pattern with a name', () => {
  const WISHES: Circumstances = { interests: { animals: 'like', care: 'not_for_me' }, jobsInMind: ['47-2111.00'] };
  const SCORES = {
    even: createScores({}),
    unsteady: createScores({ helping: 83, practical: 75, analytical: 67, risk: 33 }),
  };
  const PRIVATE = /animals|Electrician|in mind|(?:’d|would) like|told us|I said/;

  it.each(Object.entries(SCORES))('holds nothing that they told us: %s scores', async (_, scores) => {
    const facts = { ...createFacts(scores, { circumstances: WISHES }), patternId: null };
    const source = {
      facts,
      prose: await createProse(facts),
      firstName: 'Robin',
      country: UK,
      generatedAt: new Date('2026-06-12T09:30:00Z'),
      assessmentId: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
    };
    const own = composeWithTexts({ ...source, withExperience: true });
    expect(own.document.headline.title).toBe('You’d like to work with animals');
    const shared = composeWithTexts({ ...source, withExperience: true, isShared: true });
    expect(Object.values(shared.document.headline).join(' ')).not.toMatch(PRIVATE);
    for (const view of [own, shared]) {
      const { title } = createShareCardData(view, { size: 'wide', name: '', withShape: true, withNumbers: false });
      expect(title).toMatch(/^My answers/);
      expect(title).not.toMatch(PRIVATE);
    }
  });
});
