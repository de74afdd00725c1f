import { COUNTRIES } from '@bearings/contracts';
import { sourceOf, personFacts } from '../testing/sample-people.js';
import { untrueWords } from '../testing/untrue-words.js';
import { composeReport } from './compose-report.js';

/** Each person's report is composed for four countries, so all 20 occur equally often. */
const PEOPLE_COUNT = 500;
const COUNTRIES_EACH = 4;

it('2,000 reports in 20 countries contain no kind of untrue statement that buyers reported', async () => {
  const faults: string[] = [];
  const read = new Set<string>();
  for (let seed = 0; seed < PEOPLE_COUNT; seed += 1) {
    const person = await sourceOf(personFacts(seed));
    for (let index = 0; index < COUNTRIES_EACH; index += 1) {
      const country = COUNTRIES[(seed * COUNTRIES_EACH + index) % COUNTRIES.length] ?? 'GB';
      const view = composeReport({ ...person, country });
      read.add(country);
      faults.push(...untrueWords(view, person.facts).map((fault) => `${seed} ${fault}`));
    }
  }
  expect(read.size).toBe(COUNTRIES.length);
  expect(faults).toEqual([]);
}, 300_000);
