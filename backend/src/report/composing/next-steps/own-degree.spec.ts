import { OCCUPATIONS, routeOf } from '@bearings/career-data';
import { ASK_IF_CLOSE, withDegree, withoutSchool } from './own-degree.js';

describe('withDegree', () => {
  it.each([
    ['Take any degree, then a trainee job with exams.', 'yes', 'next comes a trainee job'],
    [
      'Take a degree in any subject with good grades, then a graduate scheme.',
      'yes',
      'With good grades, your degree is enough',
    ],
    ['Take any degree and join a graduate scheme.', 'yes', 'With your degree, join a graduate'],
    ['Take a degree in any subject; marketing is common.', 'yes', 'so yours does; marketing'],
    ['Take a degree in computing or another subject.', 'yes', 'So yours counts.'],
    ['Take a degree in law, finance or a science.', 'maybe', ASK_IF_CLOSE],
    ['Take an approved degree in midwifery.', 'seldom', 'Ask if yours makes it shorter.'],
    ['Take a medical degree, two foundation years, then more.', 'seldom', 'makes it shorter'],
  ])('%s', (text, counts, part) => {
    const way = withDegree(text);
    expect(way.counts).toBe(counts);
    expect(way.text).toContain(part);
  });

  it('sends no graduate to a first degree, or back to school, for any occupation', () => {
    let checked = 0;
    for (const { code } of OCCUPATIONS) {
      for (const { by, text } of routeOf(code)?.opensWith ?? []) {
        const own = by === 'degree' ? withDegree(text).text : withoutSchool(text);
        if (by === 'degree') {
          expect(own).not.toMatch(/^Take /);
          expect(own).not.toMatch(/\bA levels?\b|\bGCSEs?\b/);
          checked += 1;
        }
        expect(own).not.toMatch(/\bwith (?:good )?GCSE/);
        expect(own).toMatch(/[.!]$/);
      }
    }
    expect(checked).toBeGreaterThan(150);
  });
});
