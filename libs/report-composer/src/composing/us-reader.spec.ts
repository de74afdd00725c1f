import {
  DESCRIPTIONS,
  OCCUPATIONS,
  US_APPRENTICESHIPS,
  usApprenticeshipOf,
} from '@bearings/career-data';
import { US_LEVELS_NOTE } from '../content/report-copy/career-facts.js';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { countryReports } from '../pay/country-report.js';
import { peopleInLife } from '../testing/people-in-life.js';
import { preparationText } from './career-view.js';
import { workOf } from './compose-career.js';
import { composeReport } from './compose-report.js';
import { trialOf } from '../guidance/trial.js';
import { ownTitles } from '../guidance/search-titles.js';
import { Rotation } from './rotation.js';

const US = 'US';
const BRITISH = /\b(?:diggers?|lorry|lorries|adverts?|open (?:day|evening)|job centres?)\b/i;

describe('a report for a reader in the United States', () => {
  it('names the paid apprenticeship of the trades that have one, and of no other work', () => {
    for (const occupation of OCCUPATIONS) {
      const text = preparationText(occupation, new Rotation());
      const isNamed = /registered apprenticeship, paid and usually \w+ to \w+ years/.test(text);
      expect([occupation.code, isNamed]).toEqual([
        occupation.code,
        occupation.code in US_APPRENTICESHIPS,
      ]);
    }
    expect(usApprenticeshipOf('47-2111.00')).toBe('four to five years');
    expect(usApprenticeshipOf('23-1011.00')).toBeNull();
  });

  it('describes and tries the work in American words', () => {
    for (const occupation of OCCUPATIONS) {
      const { code } = occupation;
      const work = workOf({ code, description: DESCRIPTIONS[code] ?? null }, US);
      const tryIt = trialOf(code, { country: US, stage: 'unknown' })?.text ?? '';
      expect([occupation.code, `${work} ${tryIt}`.match(BRITISH)?.[0]]).toEqual([
        occupation.code,
        undefined,
      ]);
    }
    const trial = (country: string): string =>
      trialOf('47-2073.00', { country, stage: 'unknown' })?.text ?? '';
    expect([US, 'DE'].map(trial)).toEqual([
      'Drive an excavator for an hour with an instructor.',
      'Drive a digger for an hour with an instructor.',
    ]);
  });

  it('says before payment and in the report that some training is judged by British times', async () => {
    const says =
      countryReports()
        .find(({ country }) => country === US)
        ?.says.join(' ') ?? '';
    expect(says).toContain('British training times');
    let judged = 0;
    for (const person of await peopleInLife(40)) {
      const { content, document } = composeReport({ ...person, country: US });
      expect(content).toContain(US_LEVELS_NOTE);
      for (const { code, notes } of document.careers) {
        const text = notes.map((note) => note.text).join(' ');
        if (!text.includes('longer than you said') || usApprenticeshipOf(code) !== null) continue;
        judged += 1;
        expect(text).toMatch(/In the United Kingdom, training|The usual ways in take/);
      }
    }
    expect(judged).toBeGreaterThan(0);
  });

  it('searches for apprenticeships of a trade that asks for a licence', () => {
    const electrician = { code: '47-2111.00', title: 'Electrician' };
    expect(ownTitles(electrician, { country: US })).toEqual(['Electrician apprentice']);
    expect(ownTitles(electrician, { country: 'GB' })).toEqual(['Electrician']);
  });

  it('gives no British length for a trade whose apprenticeship it names', async () => {
    let named = 0;
    for (const person of await peopleInLife(40)) {
      const { document } = composeReport({ ...person, country: US });
      for (const { code, notes } of document.careers) {
        if (usApprenticeshipOf(code) === null) continue;
        named += 1;
        expect(notes.map(({ text }) => text).join(' ')).not.toMatch(/United Kingdom|People there/);
      }
    }
    expect(named).toBeGreaterThan(0);
  });
});

describe('work at odd hours or far from home', () => {
  it('says what is hard about it, whatever the scores', async () => {
    let drivers = 0;
    for (const person of await peopleInLife(60)) {
      const { document } = composeReport({ ...person, country: US });
      for (const { code, whyNot } of document.careers) {
        const drawback = WORK_DRAWBACKS[code];
        if (drawback === undefined) continue;
        drivers += 1;
        expect(
          whyNot
            .map(({ text }) => text)
            .join('')
            .split(drawback),
        ).toHaveLength(2);
      }
    }
    expect(drivers).toBeGreaterThan(5);
  });

  it('belongs to occupations that we have', () => {
    const codes = new Set(OCCUPATIONS.map(({ code }) => code));
    for (const code of [...Object.keys(WORK_DRAWBACKS), ...Object.keys(US_APPRENTICESHIPS)]) {
      expect([code, codes.has(code)]).toEqual([code, true]);
    }
  });
});
