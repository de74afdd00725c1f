// What nobody starts a job without is no doubt for somebody who comes straight from a job that needs the same.
import { MOVE_ROWS } from '@bearings/career-data';
import { findMove, findRequiredLicence, MIN_REAL_MOVE_STRENGTH } from '@bearings/career-matching';
import { createAnyReader, type Reader } from '../guidance/reader.js';
import { findTrainingNeed } from '../guidance/training-length.js';
import { composeCases } from './career-case.js';

const NEWCOMER: Reader = { ...createAnyReader('DE'), stage: 'experienced', level: 7 };

const comeFrom = (job: string): Reader => ({ ...NEWCOMER, done: [job], yearsByJob: new Map([[job, 10]]) });

it.each(['DE', 'US'])('a licence that the reader’s job needs too is no doubt about a career (%s)', (country) => {
  let found = 0;
  for (const [job, moves] of MOVE_ROWS) {
    for (const [code] of moves.filter(([, strength]) => strength >= MIN_REAL_MOVE_STRENGTH)) {
      if (findRequiredLicence(code, country) === null) continue;
      const reader = { ...comeFrom(job), country };
      const career = {
        code,
        training: findTrainingNeed(code, reader),
        experience: { isRealMove: true, nearestJob: job, reachability: 0.9, hasYearsForPost: true },
      };
      const source = { careers: [career], notes: [], circumstances: null, withExperience: true, payNow: null };
      const describeGate = (each: Reader) => composeCases({ ...source, reader: each }).get(code)?.gate ?? '';
      if (findMove(career, reader) === null || describeGate({ ...NEWCOMER, country }) === '') continue;
      found += 1;
      expect([job, code, describeGate(reader)]).toEqual([job, code, '']);
    }
  }
  expect(found).toBeGreaterThan(2);
});
