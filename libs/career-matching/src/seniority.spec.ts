import type { Circumstances, Experience } from '@bearings/contracts';
import { hasYearsForPost, isTooSenior } from './seniority.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const indexByCode = (title: string) => tables.occupations.findIndex((occupation) => occupation.title === title);

/** Posts that require experience in their field: two years for a site supervisor, five for the other two. */
const SENIOR_POSTS = ['Construction site supervisor', 'Construction manager', 'Head teacher'];

function didJob(title: string, years: 'under1' | '3to5' | '6to10'): Experience {
  const occupation = tables.occupations[indexByCode(title)]?.code ?? '';
  return { jobs: [{ occupation, years, isCurrent: true, moreTasks: [], lessTasks: [] }] };
}

it.each<[string, Omit<Circumstances, 'interests'> | undefined, string[]]>([
  ['nothing known', undefined, []],
  ['at school', { stage: 'school' }, SENIOR_POSTS],
  ['recently graduated', { stage: 'graduate' }, SENIOR_POSTS],
  [
    'at school, with an answer left from work',
    { stage: 'school', field: 'education', fieldYears: '5up' },
    SENIOR_POSTS,
  ],
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
  // People who have led enter posts that are reached in two to four years from any field.
  [
    'experienced, in another field',
    { stage: 'experienced', field: 'sales', fieldYears: '5up' },
    ['Construction manager', 'Head teacher'],
  ],
  ['a job in the field', { stage: 'working', experience: didJob('Bricklayer', '3to5') }, SENIOR_POSTS.slice(1)],
  [
    'ten years of teaching',
    { stage: 'returning', experience: didJob('Primary school teacher', '6to10') },
    SENIOR_POSTS.slice(0, 2),
  ],
  [
    'led a restaurant',
    { stage: 'working', experience: didJob('Restaurant or catering manager', '6to10') },
    SENIOR_POSTS,
  ],
  ['many years of teaching', { stage: 'working', field: 'education', fieldYears: '5up' }, SENIOR_POSTS.slice(0, 2)],
])('isTooSenior returns true for the posts that are too senior for this person: %s', (_, person, later) => {
  expect(SENIOR_POSTS.filter((title) => isTooSenior(tables, indexByCode(title), person))).toEqual(later);
});

it('leaders whose jobs are known enter posts in other fields only if these are soon learnt', () => {
  const leader = { stage: 'working', experience: didJob('Restaurant or catering manager', '6to10') } as const;
  const posts = [
    'Leisure and recreation manager',
    'Production supervisor',
    'Construction site supervisor',
    'Detective',
  ];
  expect(posts.filter((title) => isTooSenior(tables, indexByCode(title), leader))).toEqual(posts.slice(2));
  expect(hasYearsForPost(tables, indexByCode('Construction site supervisor'), leader)).toBe(false);
});

it('people teach the work that they have done for years, if it takes long enough to learn', () => {
  const isLater = (title: string, years: 'under1' | '3to5' = '3to5'): boolean =>
    isTooSenior(tables, indexByCode('Further education (vocational) teacher'), {
      stage: 'working',
      experience: didJob(title, years),
    });
  expect(['Registered nurse (adult)', 'Software developer', 'Plumber'].filter((title) => isLater(title))).toEqual([]);
  expect(isLater('Plumber', 'under1')).toBe(true);
  expect(isLater('Waiter or waitress')).toBe(true);
});

it('a post with an entry-level title is as senior as any other', () => {
  expect(isTooSenior(tables, indexByCode('Head chef'), { stage: 'school' })).toBe(true);
});

it('hasYearsForPost returns true for the years that the post requires, in its own field', () => {
  const head = indexByCode('Head teacher');
  expect(hasYearsForPost(tables, head, { stage: 'working', field: 'education', fieldYears: '5up' })).toBe(true);
  expect(hasYearsForPost(tables, head, { stage: 'working', field: 'sales', fieldYears: '5up' })).toBe(false);
  expect(hasYearsForPost(tables, head, { experience: didJob('Secondary school teacher', '6to10') })).toBe(true);
  expect(hasYearsForPost(tables, head, { experience: didJob('Secondary school teacher', '3to5') })).toBe(false);
  expect(hasYearsForPost(tables, indexByCode('Bricklayer'), { experience: didJob('Bricklayer', '6to10') })).toBe(false);
});

it('hasYearsForPost returns true for posts that people who have led enter from any field', () => {
  const supervisor = indexByCode('Retail supervisor');
  const led = { stage: 'working', experience: didJob('Restaurant or catering manager', '6to10') } as const;
  expect(hasYearsForPost(tables, supervisor, led)).toBe(true);
  expect(hasYearsForPost(tables, supervisor, { stage: 'experienced' })).toBe(true);
  expect(hasYearsForPost(tables, supervisor, { stage: 'working', experience: didJob('Bricklayer', '6to10') })).toBe(
    false,
  );
  expect(hasYearsForPost(tables, indexByCode('Head teacher'), led)).toBe(false);
});

it('people who have led for five years enter the post above all leaders from any field, and no other such post', () => {
  const manager = indexByCode('Operations or general manager');
  const isOpen = (person: Omit<Circumstances, 'interests'>, post = manager): boolean =>
    !isTooSenior(tables, post, person);
  const led = (title: string, years: 'under1' | '3to5' | '6to10') =>
    ({ stage: 'working', experience: didJob(title, years) }) as const;
  expect(isOpen(led('Construction site supervisor', '6to10'))).toBe(true);
  expect(hasYearsForPost(tables, manager, led('Construction site supervisor', '6to10'))).toBe(true);
  expect(isOpen(led('Construction site supervisor', '3to5'))).toBe(false);
  expect(isOpen(led('Bricklayer', '6to10'))).toBe(false);
  expect(isOpen({ stage: 'experienced', field: 'care', fieldYears: '5up' })).toBe(true);
  expect(isOpen({ stage: 'experienced', field: 'care', fieldYears: 'under2' })).toBe(false);
  expect(isOpen(led('Construction site supervisor', '6to10'), indexByCode('Chief executive'))).toBe(false);
});
