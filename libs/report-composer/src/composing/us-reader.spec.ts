import {
  OCCUPATIONS,
  US_APPRENTICESHIPS,
  US_TITLES,
  occupationByCode,
  getUsApprenticeship,
} from '@bearings/career-data';
import { US_LEVELS_NOTE, TRAINING_LIMIT_NOTE } from '../content/report-copy/career-facts.js';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { createScores } from '@bearings/career-matching/testing';
import { composeReportFor, composeWithTexts } from '../testing/report.factory.js';
import { createSampleSources } from '../testing/sample-people.js';
import { describePreparation } from './career-view.js';
import { toPlainLines } from './report-document.js';
import { findOccupationBySlug } from '../library/library.js';
import { listOwnTitles } from '../guidance/search-titles.js';

const US = 'US';
const SAMPLE_PEOPLE = await createSampleSources(18);

describe('a report for a reader in the United States', () => {
  it('mentions a paid apprenticeship only for trades that have one', () => {
    for (const occupation of OCCUPATIONS) {
      const text = describePreparation(occupation);
      const isNamed = /registered apprenticeship, paid and usually \w+ to \w+ years/.test(text);
      expect([occupation.code, isNamed]).toEqual([occupation.code, occupation.code in US_APPRENTICESHIPS]);
    }
  });

  it('uses the American title of each career in all texts', async () => {
    let renamedCount = 0;
    for (const person of SAMPLE_PEOPLE) {
      const { content, document } = composeWithTexts({ ...person, country: US });
      const british = composeWithTexts({ ...person, country: 'GB' });
      expect(`${content} ${british.content}`).not.toMatch(/\{\w/);
      const texts = document.sections.flatMap(({ blocks }) => blocks.flatMap(toPlainLines)).join('\n');
      for (const [index, { code, title, slug, notes }] of document.careers.entries()) {
        expect([code, findOccupationBySlug(slug)?.code]).toEqual([code, code]);
        const before = british.document.careers[index]?.title ?? '';
        const american = US_TITLES[code];
        if (american === undefined || before !== occupationByCode(code)?.title) continue;
        renamedCount += 1;
        expect(title).toBe(american);
        const oldTitle = new RegExp(`(?<!animal )\\b${before.replaceAll(/[()]/g, '.')}`, 'i');
        if (oldTitle.test(american)) continue;
        expect([before, oldTitle.exec(`${texts} ${notes.map(({ text }) => text).join(' ')}`)]).toEqual([before, null]);
      }
    }
    expect(renamedCount).toBeGreaterThan(25);
  });

  it('suggests the search "Electrician apprentice", because this trade has a paid apprenticeship', () => {
    const electrician = { code: '47-2111.00', title: 'Electrician' };
    expect(listOwnTitles(electrician, { country: US })).toEqual(['Electrician apprentice']);
    expect(listOwnTitles(electrician, { country: 'GB' })).toEqual(['Electrician']);
  });

  it('marks British training lengths as British, and omits them for trades with a US apprenticeship', async () => {
    const found = { judged: 0, named: 0, hard: 0 };
    for (const person of SAMPLE_PEOPLE) {
      const { content, document } = composeWithTexts({ ...person, country: US });
      expect(content).toContain(US_LEVELS_NOTE);
      for (const { code, notes, whyNot } of document.careers) {
        const text = notes.map((note) => note.text).join(' ');
        const drawback = WORK_DRAWBACKS[code]?.fact;
        if (getUsApprenticeship(code) !== null) {
          found.named += 1;
          expect(text).not.toMatch(/United Kingdom|People there/);
        } else if (text.includes('longer than you said')) {
          found.judged += 1;
          expect(text).toMatch(
            /Training probably takes longer than you said\. Ask how long it takes in your state|The usual ways in take/,
          );
        }
        if (drawback === undefined) continue;
        found.hard += 1;
        const reasonsAgainst = whyNot.map((run) => run.text).join('');
        expect(reasonsAgainst.split(drawback)).toHaveLength(2);
      }
    }
    expect(Math.min(found.judged, found.named)).toBeGreaterThan(0);
    expect(found.hard).toBeGreaterThan(5);
  });
});

it('British training times are named only to a reader whose list they limit, where the country has none of its own', () => {
  const [person] = SAMPLE_PEOPLE;
  if (person === undefined) throw new Error('There is no such person.');
  const isNamed = (training: 'none' | 'longer', country: string): boolean => {
    const circumstances = { interests: {}, ...person.facts.circumstances, training };
    const { document } = composeWithTexts({ ...person, facts: { ...person.facts, circumstances }, country });
    const lines = document.sections.flatMap(({ blocks }) => blocks.flatMap(toPlainLines));
    return lines.includes(TRAINING_LIMIT_NOTE);
  };
  expect([isNamed('none', 'JP'), isNamed('none', 'DE'), isNamed('none', 'GB')]).toEqual([true, false, false]);
  expect(isNamed('longer', 'JP')).toBe(false);
});

it('American spelling is applied to a report’s text but not to the reader’s name', async () => {
  const { content } = await composeReportFor(createScores({ helping: 92, leadership: 8, risk: 8 }), {
    firstName: 'Mould',
    country: US,
  });
  expect(content).toContain('Mould');
  expect(content).not.toContain('Mold');
});

it('the tables of drawbacks and of US apprenticeships contain only known occupations', () => {
  const codes = new Set(OCCUPATIONS.map(({ code }) => code));
  for (const code of [...Object.keys(WORK_DRAWBACKS), ...Object.keys(US_APPRENTICESHIPS)]) {
    expect([code, codes.has(code)]).toEqual([code, true]);
  }
});
