import { LONG_LIST_LENGTH } from '@bearings/domain';
import { parseCircumstances } from './circumstances.js';
import { keepSorted, parseSortedCareers } from './sorted-careers.js';

const NURSE = { code: '29-1141.00', answer: 'rather' };
const CHEF = { code: '35-1011.00', answer: 'not_me' };

describe('parseSortedCareers', () => {
  it('returns careers by code', () => {
    expect(parseSortedCareers([CHEF, NURSE])).toEqual({ ok: true, value: [NURSE, CHEF] });
    expect(parseSortedCareers([])).toEqual({ ok: true, value: [] });
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'sorted'],
    ['null', null, 'sorted'],
    ['an object', {}, 'sorted'],
    ['a list of texts', ['29-1141.00'], 'sorted'],
    ['a career twice', [NURSE, { ...NURSE, answer: 'later' }], 'sorted'],
    ['another part', [{ ...NURSE, note: 'x' }], 'sorted'],
    [
      'more than the list has',
      Array.from({ length: LONG_LIST_LENGTH + 1 }, (_, at) => ({ ...NURSE, code: `${at}` })),
      'sorted',
    ],
    ['an unknown answer', [{ ...NURSE, answer: 'maybe' }], 'sorted.answer'],
    ['no answer', [{ code: NURSE.code }], 'sorted.answer'],
    ['no code', [{ answer: 'later' }], 'sorted.code'],
    ['a code that is a number', [{ ...NURSE, code: 29 }], 'sorted.code'],
  ])('refuses %s', (_, input, field) => {
    expect(parseSortedCareers(input)).toMatchObject({ ok: false, field });
  });
});

it('circumstances that are sent cannot change how the long list is sorted', () => {
  const stored = { interests: {}, sorted: [{ code: NURSE.code, answer: 'rather' as const }] };
  const sent = parseCircumstances({ interests: { care: 'like' }, sorted: [CHEF] });
  expect(sent).toEqual({ ok: true, value: { interests: { care: 'like' } } });
  expect(keepSorted(stored, { interests: { care: 'like' } })).toEqual({ ...stored, interests: { care: 'like' } });
  expect(keepSorted(null, { interests: {} })).toEqual({ interests: {} });
});
