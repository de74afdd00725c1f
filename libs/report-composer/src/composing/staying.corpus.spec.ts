// Composes reports of readers in ten countries who say what they do now, and checks that how their job compares with the
// ten never contradicts what the report says of each.
import { numberWord } from '@bearings/domain';
import { createReader } from '../guidance/reader.js';
import { createLifeReader, LIFE_COUNT } from '../testing/life-people.js';
import { createSource } from '../testing/sample-people.js';
import { countWords } from '../text.js';
import { composeBlocksBeforeCareers, composeReport } from './compose-report.js';
import { joinPlainRuns, toPlainLines } from './report-document.js';
import { findStayingFacts } from './staying-facts.js';

/** Every third reader is enough: each country meets each stage. */
const STEP = 3;
const MAX_WORDS = 150;

it('what is said of staying or changing is true of each career, short, and for the reader alone', async () => {
  const faults: unknown[] = [];
  const lengths: number[] = [];
  for (let number = 0; number < LIFE_COUNT; number += STEP) {
    const { facts, country, stage } = createLifeReader(number);
    const source = { ...(await createSource(facts)), country, withExperience: true };
    const { document } = composeReport(source);
    const reader = createReader(facts, country);
    const found = findStayingFacts({ facts, careers: document.careers, reader, payNow: null });
    if ((found === null) !== (document.staying === null)) faults.push([number, 'decided twice']);
    if (found === null) {
      if (reader.jobNow !== null && stage !== 'school' && stage !== 'student') faults.push([number, 'no comparison']);
      continue;
    }
    const lines = composeBlocksBeforeCareers(document).flatMap(toPlainLines);
    lengths.push(countWords(lines.join(' ')));
    for (const career of document.careers) {
      const [route] = career.routes;
      const isUnpaid = route?.stations.some(({ months, paid }) => !paid && (months ?? 0) > 0) === true;
      if (isUnpaid && found.starts.unpaid === 0 && !reader.done.includes(career.code))
        faults.push([number, career.title, 'unpaid']);
      const doubt = joinPlainRuns(career.whyNot);
      for (const { change, better } of [...found.changes, ...(found.pay === null ? [] : [found.pay])]) {
        // A career that is praised for a change has no doubt on it.
        const isDoubted = change === 'pressure' ? /more (?:pressure|than your job now)/.test(doubt) : false;
        if (better.includes(career.title) && isDoubted) faults.push([number, career.title, change, doubt]);
      }
    }
    const shared = composeReport({ ...source, isShared: true }).document;
    if (shared.staying !== null) faults.push([number, 'shared']);
    if (document.staying !== null && lines.join(' ').includes('undefined')) faults.push([number, lines]);
    const total = found.starts.none + found.starts.paid + found.starts.unpaid;
    if (total !== document.careers.length) faults.push([number, numberWord(total)]);
  }
  expect(faults).toEqual([]);
  expect(lengths.length).toBeGreaterThan(40);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_WORDS);
}, 300_000);
