import { occupationByCode } from '@bearings/career-data';
import { createAnyReader, type Reader } from '../guidance/reader.js';
import { chooseNeighbours } from './career-neighbours.js';

const NURSE = '29-1141.00';
const NURSE_PRACTITIONER = '29-1171.00';
const GENERAL_PRACTITIONER = '29-1215.00';
const DATA_SCIENTIST = '15-2051.00';
const RESEARCH_ANALYST = '15-2031.00';
const VOCATIONAL_TEACHER = '25-1194.00';

const readerInUk = createAnyReader('GB');
const listFor = (codes: readonly string[], reader: Reader = readerInUk, fitting: readonly string[] = []) => {
  const similarCareers = fitting.map((code) => ({ code, title: occupationByCode(code)?.title ?? '' }));
  const found = chooseNeighbours(
    codes.map((code) => ({ code, similarCareers })),
    reader,
  );
  return codes.map((code) => found.get(code)?.map((each) => each.code) ?? []);
};

it('a career is compared with one other of the same kind of work, or with none', () => {
  expect(listFor([RESEARCH_ANALYST, VOCATIONAL_TEACHER])).toEqual([[DATA_SCIENTIST], ['13-1151.00']]);
  // A doctor trains for years more, and a healthcare assistant starts without a certificate.
  expect(listFor([NURSE_PRACTITIONER]).flat()).not.toContain(GENERAL_PRACTITIONER);
  expect(listFor([NURSE]).flat()).not.toContain('31-1131.00');
});

it('the reader’s own jobs and what they ruled out are no neighbours', () => {
  for (const limit of ['done', 'refused'] as const) {
    expect(listFor([RESEARCH_ANALYST], { ...readerInUk, [limit]: [DATA_SCIENTIST] }).flat()).not.toContain(
      DATA_SCIENTIST,
    );
  }
});

it('careers that fit too come first, then those of the list, and each pair is compared once', () => {
  const [first, second] = listFor([RESEARCH_ANALYST, DATA_SCIENTIST]);
  expect(first).toEqual([DATA_SCIENTIST]);
  expect(second).not.toContain(RESEARCH_ANALYST);
  const [fitting] = listFor([DATA_SCIENTIST, RESEARCH_ANALYST], readerInUk, ['15-2041.00']);
  expect(fitting).toEqual(['15-2041.00']);
});

it('it says what the reader would do there, and never how they would have to be', () => {
  for (const country of ['GB', 'US', 'DE']) {
    const reader = createAnyReader(country);
    const texts = [NURSE, DATA_SCIENTIST, RESEARCH_ANALYST, NURSE_PRACTITIONER].flatMap(
      (code) => chooseNeighbours([{ code, similarCareers: [] }], reader).get(code) ?? [],
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const { differs } of texts) {
      expect(differs).not.toBe('');
      expect(differs).not.toMatch(/ambition|tolerance|resilience/);
    }
  }
});
