import { COUNTRIES } from '@bearings/contracts';
import { createSource, personFacts } from '../testing/sample-people.js';
import { untrueWords } from '../testing/untrue-words.js';
import { composeReport } from './compose-report.js';

/**
 * Number of simulated people. Each person's report is composed for four of the 20 countries, and each country occurs
 * equally often.
 */
const PEOPLE_COUNT = 500;
const COUNTRIES_EACH = 4;

it('2,000 reports in 20 countries contain no kind of untrue statement that buyers reported', async () => {
  const faults: string[] = [];
  const readSentences = new Set<string>();
  for (let seed = 0; seed < PEOPLE_COUNT; seed += 1) {
    const person = await createSource(personFacts(seed));
    for (let index = 0; index < COUNTRIES_EACH; index += 1) {
      const country = COUNTRIES[(seed * COUNTRIES_EACH + index) % COUNTRIES.length] ?? 'GB';
      const view = composeReport({ ...person, country });
      readSentences.add(country);
      faults.push(...untrueWords(view, person.facts).map((fault) => `${seed} ${fault}`));
    }
  }
  expect(readSentences.size).toBe(COUNTRIES.length);
  expect(faults).toEqual([]);
}, 300_000);
