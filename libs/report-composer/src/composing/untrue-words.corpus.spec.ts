import { composeWithTexts } from '../testing/report.factory.js';
import { COUNTRIES } from '@bearings/domain';
import { createSource, createPersonFacts } from '../testing/sample-people.js';
import { listUntrueStatements } from '../testing/untrue-words.js';

/**
 * Number of simulated people. Each person's report is composed for four of the 20 countries, and each country occurs
 * equally often.
 */
const PEOPLE_COUNT = 500;
const COUNTRIES_PER_PERSON = 4;

it('2,000 reports in 20 countries contain no kind of untrue statement that buyers reported', async () => {
  const faults: string[] = [];
  const readSentences = new Set<string>();
  for (let seed = 0; seed < PEOPLE_COUNT; seed += 1) {
    const person = await createSource(createPersonFacts(seed));
    for (let index = 0; index < COUNTRIES_PER_PERSON; index += 1) {
      const country = COUNTRIES[(seed * COUNTRIES_PER_PERSON + index) % COUNTRIES.length] ?? 'GB';
      const view = composeWithTexts({ ...person, country });
      readSentences.add(country);
      faults.push(...listUntrueStatements(view, person.facts).map((fault) => `${seed} ${fault}`));
    }
  }
  expect(readSentences.size).toBe(COUNTRIES.length);
  expect(faults).toEqual([]);
}, 300_000);
