import { COUNTRIES } from '@bearings/contracts';
import { createSource, createPersonFacts } from '../testing/sample-people.js';
import { createFacts } from '../testing/report.factory.js';
import { findContradictions } from '../testing/report-contradictions.js';
import { createScores } from '@bearings/career-matching/testing';
import { composeReport } from './compose-report.js';

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
      const view = composeReport({ ...(await createSource(facts)), country });
      seenCounts[facts.ranked ? 'ranked' : 'flat'] += 1;
      faults.push(...findContradictions(view, facts).map((fault) => `${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(Math.min(seenCounts.flat, seenCounts.ranked)).toBeGreaterThan(REPORT_COUNT / 20);
  }, 300_000);

  it('contain no contradiction if all scores are equal, whether low or high', async () => {
    for (const scores of [0, 33.33, 50, 66.67, 100].map((level) => createScores({}, level))) {
      const facts = createFacts(scores);
      const view = composeReport({ ...(await createSource(facts)), country: 'GB' });
      expect(findContradictions(view, facts)).toEqual([]);
    }
  });
});
