import { COUNTRIES } from '@bearings/domain';
import { createParagraph, fillTemplate, toSentence } from '../prose/build-blocks.js';
import type { Sentence } from '../prose/prose.js';
import { createSource, createPersonFacts } from '../testing/sample-people.js';
import { createFacts, composeWithTexts } from '../testing/report.factory.js';
import { findContradictions } from '../testing/report-contradictions.js';
import { createScores } from '@bearings/career-matching/testing';

/** Number of reports. `npm test -- simulations` checks the full sample. */
const REPORT_COUNT = process.env['SAMPLES'] === 'whole' ? 2_000 : 500;
/** Countries for which reports are composed, in rotation. The countries with most readers occur twice. */
const SAMPLED_COUNTRIES = ['GB', 'US', 'DE', 'CA', ...COUNTRIES];

describe('reports by the built-in writer', () => {
  it('contain no contradiction and no statement that a score disproves', async () => {
    const faults: string[] = [];
    const seenCounts = { flat: 0, ranked: 0 };
    for (let seed = 0; seed < REPORT_COUNT; seed += 1) {
      const facts = createPersonFacts(seed);
      const country = SAMPLED_COUNTRIES[seed % SAMPLED_COUNTRIES.length] ?? 'GB';
      const view = composeWithTexts({ ...(await createSource(facts)), country });
      seenCounts[facts.ranked ? 'ranked' : 'flat'] += 1;
      faults.push(...findContradictions(view, facts).map((fault) => `${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(Math.min(seenCounts.flat, seenCounts.ranked)).toBeGreaterThan(REPORT_COUNT / 20);
  }, 300_000);

  it('contain no contradiction if all scores are equal, whether low or high', async () => {
    for (const scores of [0, 33.33, 50, 66.67, 100].map((level) => createScores({}, level))) {
      const facts = createFacts(scores);
      const view = composeWithTexts({ ...(await createSource(facts)), country: 'GB' });
      expect(findContradictions(view, facts)).toEqual([]);
    }
  });
});

describe('findContradictions', () => {
  const facts = createFacts(createScores({ helping: 92, communication: 83, spatial: 17, risk: 25 }));

  const TWO_TYPES = fillTemplate('You came out as an {one}. You came out as an {other}.', {
    one: toSentence('extravert', 'italic'),
    other: toSentence('introvert', 'italic'),
  });

  const findFaultsWith = async (added: string | Sentence): Promise<string> => {
    const source = await createSource(facts);
    const { sections } = source.prose;
    const strengths = [...sections.strengths, createParagraph(typeof added === 'string' ? toSentence(added) : added)];
    const prose = { ...source.prose, sections: { ...sections, strengths } };
    return findContradictions(composeWithTexts({ ...source, prose, country: 'GB' }), facts).join('\n');
  };

  it('finds no contradiction in a report with an added neutral sentence', async () => {
    expect(await findFaultsWith('A harmless sentence.')).toBe('');
  });

  it.each([
    ['Your answers show no clear direction. Your answers point in a direction.', 'no direction'],
    ['Don’t build on the gap between them. It is big enough to be real.', 'a gap too small'],
    ['None of your scores is high. Keep using this high score.', 'no high score'],
    ['None of your scores is low. Low scores aren’t faults.', 'no low score'],
    [TWO_TYPES, 'two types'],
    ['Most of your scores are high. Most of your scores are low.', 'most scores high'],
    ['Their order means nothing.', 'no order'],
    ['Most careers on your list mean going to work in person. Many could be done from home.', 'all from home'],
    ['It asks for more planning than most jobs, and you scored high for planning.', 'planning 50 is called high'],
    ['It asks for less care for others than most jobs, and you scored low there.', 'helping 92 is called low'],
    ['Your score for care for others is in the middle.', 'helping 92 is called middle'],
    ['Of your lower scores, it asks most for care for others.', 'helping 92 is called lower'],
    ['There should be 12% more jobs by 2034.', 'unlabelled outlook'],
    ['The field is growing.', 'unlabelled outlook'],
    ['It needs hardly any planning.', 'said: '],
  ] satisfies [string | Sentence, string][])('finds a contradiction after adding: %j', async (added, fault) => {
    expect(await findFaultsWith(added)).toContain(fault);
  });
});
