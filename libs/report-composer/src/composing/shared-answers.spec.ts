// What a report says of its reader's answers to people to whom they show it.
import type { Circumstances } from '@bearings/contracts';
import { createScores } from '@bearings/career-matching/testing';
import { createFacts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';

const CIRCUMSTANCES: Circumstances = {
  interests: { teach: 'like', listen: 'like' },
  stage: 'experienced',
  conditions: ['fromHome'],
  payFloor: { yearly: 61_000, country: 'GB' },
};

async function composeText(isShared: boolean): Promise<string> {
  const facts = createFacts(createScores({ helping: 92, burnout: 25 }), { circumstances: CIRCUMSTANCES });
  const source = { ...(await createSource(facts)), country: 'GB', withExperience: true, isShared };
  return JSON.stringify(composeReport(source).document);
}

it('the pay that the reader asks of every job is said to them alone, and their other conditions to everyone', async () => {
  const own = await composeText(false);
  expect(own).toContain('£61,000');
  expect(own).toContain('the pay you ask for');
  const shared = await composeText(true);
  expect(shared).not.toContain('£61,000');
  expect(shared).not.toContain('the pay you ask for');
  expect(shared).toContain('work from home');
});
