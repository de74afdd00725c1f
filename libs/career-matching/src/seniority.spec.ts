import type { Circumstances } from '@bearings/contracts';
import { isTooSenior, isShownUnderEntryTitle } from './seniority.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const indexByCode = (title: string) => tables.occupations.findIndex((occupation) => occupation.title === title);

/** Posts that require experience in their field: two years for a site supervisor, five for the other two. */
const SENIOR_POSTS = ['Construction site supervisor', 'Construction manager', 'Head teacher'];

it.each<[string, Omit<Circumstances, 'interests'> | undefined, string[]]>([
  ['nothing known', undefined, []],
  ['at school', { stage: 'school' }, SENIOR_POSTS],
  ['recently graduated', { stage: 'graduate' }, SENIOR_POSTS],
  // An unanswered question makes no post too senior.
  ['in work, field unknown', { stage: 'working' }, []],
  ['returning, field unknown', { stage: 'returning', fieldYears: '5up' }, []],
  ['in work, years unknown', { stage: 'working', field: 'construction' }, ['Head teacher']],
  ['one year in the field', { stage: 'working', field: 'construction', fieldYears: 'under2' }, SENIOR_POSTS],
  [
    'three years in the field',
    { stage: 'working', field: 'construction', fieldYears: '2to4' },
    ['Construction manager', 'Head teacher'],
  ],
  ['many years in the field', { stage: 'experienced', field: 'construction', fieldYears: '5up' }, ['Head teacher']],
  ['many years of teaching', { stage: 'working', field: 'education', fieldYears: '5up' }, SENIOR_POSTS.slice(0, 2)],
])('isTooSenior returns true for the posts that are too senior for this person: %s', (_, person, later) => {
  expect(SENIOR_POSTS.filter((title) => isTooSenior(tables, indexByCode(title), person))).toEqual(later);
});

it('isShownUnderEntryTitle returns true for a post that is too senior but has an entry-level title', () => {
  const chef = indexByCode('Head chef');
  expect(isTooSenior(tables, chef, { stage: 'school' })).toBe(false);
  expect(isShownUnderEntryTitle(tables, chef, { stage: 'school' })).toBe(true);
  expect(isShownUnderEntryTitle(tables, chef, { stage: 'working', field: 'food', fieldYears: '5up' })).toBe(false);
  expect(isShownUnderEntryTitle(tables, chef, { stage: 'working', field: 'sales', fieldYears: '5up' })).toBe(true);
});
