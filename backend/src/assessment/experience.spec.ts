import { EXPERIENCE_LIMITS, PASTIMES, PAY_LIMITS } from '@bearings/domain';
import * as fc from 'fast-check';
import { parseExperience } from './experience.js';

const parse = (input: unknown) => parseExperience('experience', input);

const TEACHER = { occupation: '25-2031.00', years: 'over10', isCurrent: true, moreTasks: [1, 3], lessTasks: [2] };
const TAXI = { occupation: 'x:taxi', isCurrent: false, moreTasks: [], lessTasks: [] };
const COMPLETE = {
  jobs: [TEACHER, TAXI],
  apprenticeship: '47-2111.00',
  pastimes: ['reading', 'club', 'caring'],
  direction: 'near',
  changes: ['hours', 'pressure'],
  payNow: { hundredths: 47_500_00, period: 'year' },
};

describe('parseExperience', () => {
  it('accepts an answer to every question', () => {
    expect(parse(COMPLETE)).toEqual({ ok: true, value: COMPLETE });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no part', {}],
    ['empty lists', { jobs: [], pastimes: [], changes: [] }],
  ])('returns nothing for %s', (_, input) => {
    expect(parse(input)).toEqual({ ok: true, value: undefined });
  });

  it('puts the present job first and sorts the choices, so that equal answers are equal', () => {
    const shuffled = {
      ...COMPLETE,
      jobs: [TAXI, { ...TEACHER, moreTasks: [3, 1] }],
      pastimes: COMPLETE.pastimes.toReversed(),
      changes: COMPLETE.changes.toReversed(),
    };
    expect(JSON.stringify(parse(shuffled))).toBe(JSON.stringify(parse(COMPLETE)));
  });

  it.each<[string, unknown, string, RegExp]>([
    ['null', null, '', /object/],
    ['an unknown part', { religion: 'any' }, '', /"religion" is no part/],
    ['a key that every object inherits', { constructor: 1 }, '', /constructor/],
    ['four jobs', { jobs: [TEACHER, TAXI, TEACHER, TAXI] }, '.jobs', /At most 3/],
    ['a job twice', { jobs: [TEACHER, TEACHER] }, '.jobs', /more than once/],
    ['a typed title as a job', { jobs: [{ ...TEACHER, occupation: 'Head of Year 9' }] }, '.jobs.occupation', /^What/],
    ['a typed title beside a job', { jobs: [{ ...TEACHER, title: 'Head of Year' }] }, '.jobs', /"title" is no part/],
    ['an unknown common job', { jobs: [{ ...TEACHER, occupation: 'x:spy' }] }, '.jobs.occupation', /"x:spy"/],
    ['a job without now or before', { jobs: [{ ...TEACHER, isCurrent: undefined }] }, '.jobs.isCurrent', /true or/],
    ['years as a number', { jobs: [{ ...TEACHER, years: 12 }] }, '.jobs.years', /under1, 1to2/],
    ['a seventh task', { jobs: [{ ...TEACHER, moreTasks: [7] }] }, '.jobs.moreTasks', /1, 2, 3, 4, 5, 6/],
    ['a task twice', { jobs: [{ ...TEACHER, moreTasks: [1, 1] }] }, '.jobs.moreTasks', /once/],
    ['a task in both lists', { jobs: [{ ...TEACHER, lessTasks: [1] }] }, '.jobs.lessTasks', /both more and less/],
    ['a common job as an apprenticeship', { apprenticeship: 'x:taxi' }, '.apprenticeship', /"x:taxi"/],
    [
      'six pastimes',
      { pastimes: PASTIMES.slice(0, EXPERIENCE_LIMITS.pastimes + 1).map(({ id }) => id) },
      '.pastimes',
      /5/,
    ],
    ['a typed pastime', { pastimes: ['my secret hobby'] }, '.pastimes', /^What was sent/],
    ['an unknown direction', { direction: 'back' }, '.direction', /near, open, new/],
    ['three changes', { changes: ['pay', 'hours', 'people'] }, '.changes', /2/],
    ['pay without a period', { payNow: { hundredths: 100_00 } }, '.payNow.period', /period/],
    ['pay by the day', { payNow: { hundredths: 100_00, period: 'day' } }, '.payNow.period', /year, month, hour/],
    ['part of a hundredth', { payNow: { hundredths: 100.5, period: 'hour' } }, '.payNow.hundredths', /whole/],
    ['pay as text', { payNow: { hundredths: '4750000', period: 'year' } }, '.payNow.hundredths', /whole/],
  ])('refuses %s and names the field', (_, input, field, message) => {
    expect(parse(input)).toEqual({ ok: false, field: `experience${field}`, message: expect.stringMatching(message) });
  });

  it.each(['year', 'month', 'hour'] as const)('accepts plausible pay for each %s only', (period) => {
    const { least, most } = PAY_LIMITS[period];
    const isAccepted = (hundredths: number) => parse({ payNow: { hundredths, period } }).ok;
    expect([least - 1, least, most, most + 1].map(isAccepted)).toEqual([false, true, true, false]);
  });

  it('does not throw for any JSON value', () => {
    const anyParts = fc.record({ jobs: fc.jsonValue(), payNow: fc.jsonValue(), pastimes: fc.jsonValue() });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyParts), (input) => {
        expect(typeof parse(input).ok).toBe('boolean');
      }),
    );
  });
});
