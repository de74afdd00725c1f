import type { Circumstances, ReportCareer } from '@bearings/contracts';
import { createFacts, createRandomScores } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);

it('each field of a career is filled for some reader', async () => {
  const careers: ReportCareer[] = [];
  for (const scores of createRandomScores(6, 7)) {
    const circumstances: Circumstances = {
      interests: {},
      stage: 'school',
      qualificationLevel: 2,
      training: 'none',
      conditions: ['fromHome'],
    };
    for (const facts of [createFacts(scores), createFacts(scores, { circumstances })]) {
      const source = await createSource(facts);
      for (const country of ['GB', 'US', 'FR']) careers.push(...composeReport({ ...source, country }).document.careers);
    }
  }
  const fields = new Set(careers.flatMap((career) => Object.keys(career)));
  const filled = new Set(
    careers.flatMap((career) => Object.entries(career).flatMap(([field, value]) => (isEmpty(value) ? [] : field))),
  );
  expect([...fields].filter((field) => !filled.has(field))).toEqual([]);
});
