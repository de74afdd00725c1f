import { createCareer, electrician, judge } from '../../test/careers.factory';
import {
  arrangeCareers,
  type CareerFilters,
  isFiltered,
  NO_FILTERS,
  listPayChoices,
  readFilters,
  writeFilters,
} from './career-filters';
import { ALL_SUBJECTS, groupByField, groupBySubject, findNearCareers } from './collections';

const paramedic = createCareer();
const careers = [electrician, judge, paramedic];
const listSlugs = (filters: Partial<CareerFilters>) =>
  arrangeCareers(careers, { ...NO_FILTERS, ...filters }).map(({ slug }) => slug);

it.each([
  [{ field: 'law' }, ['judge-or-magistrate']],
  [{ traits: ['noDegree', 'people'] }, ['paramedic']],
  // The judge is left out, because the years in other jobs before that post count as training time.
  [{ months: 72 }, ['electrician', 'paramedic']],
  // A career with unknown pay is not shown if a minimum is set.
  [{ pay: 40_000 }, ['paramedic']],
  [{ subject: 'biology' }, ['paramedic']],
  [{ subject: 'physics' }, ['electrician']],
  [{ sort: 'pay' }, ['paramedic', 'electrician', 'judge-or-magistrate']],
  [{ sort: 'time' }, ['electrician', 'paramedic', 'judge-or-magistrate']],
  [{ sort: 'growth' }, ['electrician', 'paramedic', 'judge-or-magistrate']],
] as const)('arrangeCareers filters and sorts careers by %j', (filters, expected) => {
  expect(listSlugs(filters)).toEqual(expected);
});

it('filters are unchanged after they were written to the URL and read again', () => {
  const filters: CareerFilters = {
    field: 'health',
    traits: ['noDegree', 'growing'],
    months: 36,
    pay: 30_000,
    subject: 'biology',
    sort: 'pay',
  };
  const search = writeFilters(new URLSearchParams('country=DE'), filters);
  expect(search.get('country')).toBe('DE');
  expect(readFilters(search)).toEqual(filters);
  expect(writeFilters(search, NO_FILTERS).toString()).toBe('country=DE');
  expect([isFiltered(filters), isFiltered({ ...NO_FILTERS, sort: 'pay' })]).toEqual([true, false]);
});

it('readFilters ignores unknown values in the URL', () => {
  const search = new URLSearchParams('field=magic&with=magic,people&months=7&pay=-1&subject=magic&sort=magic');
  expect(readFilters(search)).toEqual({ ...NO_FILTERS, traits: ['people'] });
});

it('listPayChoices returns rounded amounts for the minimum-pay filter, or none if no pay is known', () => {
  expect(listPayChoices(careers)).toEqual([40_000]);
  expect(listPayChoices([judge])).toEqual([]);
});

it('findNearCareers returns careers that share subjects with the careers of a page, if the page lists only few', () => {
  expect(findNearCareers(careers, [judge])).toEqual([]);
  const chemist = createCareer({ slug: 'chemist' });
  expect(findNearCareers([...careers, chemist], [paramedic])).toEqual([chemist]);
});

it('groupByField and groupBySubject list no career twice', () => {
  expect(groupByField(careers).map(({ id }) => id)).toEqual(['law', 'health', 'construction']);
  expect(groupBySubject(careers, 'biology')).toEqual([{ part: 'related', careers: [paramedic] }]);
  expect(new Set(ALL_SUBJECTS.map(({ id }) => id)).size).toBe(ALL_SUBJECTS.length);
});
