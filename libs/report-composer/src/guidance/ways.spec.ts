// The entry routes that a reader in the United Kingdom is shown.
import { findRoute, OCCUPATIONS, type Route } from '@bearings/career-data';
import type { SubjectId } from '@bearings/domain';
import { createAnyReader, type Reader } from './reader.js';
import { countUsualMonths } from './training-length.js';
import { countSchoolMonths, isPaidFor, isWayTooLong, listNamedWays } from './ways.js';

const createGraduate = (subject: SubjectId): Reader => ({
  ...createAnyReader('GB'),
  stage: 'graduate',
  level: 6,
  subjects: [subject],
});
const PUPIL: Reader = { ...createAnyReader('GB'), stage: 'school', level: 2 };

function routeOf(title: string): Route {
  const route = findRoute(OCCUPATIONS.find((occupation) => occupation.title === title)?.code ?? '');
  if (route === null) throw new Error(`There is no route to ${title}.`);
  return route;
}

describe('the entry routes of a graduate', () => {
  it.each<[string, SubjectId, RegExp, number]>([
    ['General practitioner (GP)', 'medicine', /^Two foundation years as a doctor/, 60],
    ['Veterinary surgeon', 'veterinary', /^Register with the RCVS/, 0],
    ['Pharmacist', 'pharmacy', /foundation training year/, 12],
    ['Architect', 'planning', /two-year master's/, 48],
  ])('are only what follows a degree of one’s own: %s after %s', (title, subject, text, months) => {
    const ways = listNamedWays(routeOf(title), createGraduate(subject), 3);
    expect(ways.map((way) => way.text)).toEqual([expect.stringMatching(text)]);
    expect(ways[0]?.training.months).toEqual([months, months]);
  });

  it('stay the usual ones after a degree in another subject', () => {
    const ways = listNamedWays(routeOf('Veterinary surgeon'), createGraduate('vetnursing'), 3);
    expect(ways[0]?.kind).toBe('degree');
  });

  it('include no apprenticeship of level 2 to 4', () => {
    const reader = createGraduate('history');
    for (const { title } of OCCUPATIONS) {
      const { apprenticeships } = routeOf(title);
      const lowTitles = apprenticeships.filter(({ level }) => level <= 4).map((each) => each.title);
      const texts = listNamedWays(routeOf(title), reader, 3).map(({ kind, text }) =>
        kind === 'apprenticeship' ? text : '',
      );
      const highTitles = apprenticeships.filter(({ level }) => level > 4).map((each) => each.title);
      const named = lowTitles.filter((low) => !highTitles.includes(low) && texts.some((text) => text.includes(low)));
      expect([title, named]).toEqual([title, []]);
    }
  });
});

describe('an entry route that states no length', () => {
  const PHOTOGRAPHER = routeOf('Photographer');
  const workerAccepting = (willingMonths: number): Reader => ({
    ...createAnyReader('GB'),
    stage: 'working',
    level: 3,
    training: willingMonths < 12 ? 'none' : '3y',
    willingMonths,
  });

  it('comes after paid ones if it is unpaid and the career takes longer than the reader accepts', () => {
    const [usual] = listNamedWays(PHOTOGRAPHER, workerAccepting(42), 3);
    expect(usual).toMatchObject({ kind: 'portfolio', paid: false });
    const [first] = listNamedWays(PHOTOGRAPHER, workerAccepting(3), 3);
    expect(first?.paid).toBe(true);
  });

  it('is paid training to a reader who has the degree that it consists of, if the matching says so', () => {
    const graduate: Reader = { ...createGraduate('civil'), training: 'none', willingMonths: 3 };
    const route = routeOf('Civil engineer');
    const [way] = listNamedWays(route, graduate, 1);
    if (way === undefined) throw new Error('There is no such route.');
    expect(way).toMatchObject({ kind: 'degree', paid: false });
    expect([isPaidFor(way, route, graduate), isWayTooLong(way, route, graduate)]).toEqual([true, false]);
    const leaver = { ...graduate, stage: 'working', level: 3 } as const;
    expect([isPaidFor(way, route, leaver), isWayTooLong(way, route, leaver)]).toEqual([false, true]);
  });
});

it('an apprenticeship of which only the search is known takes as long as the matching counts, not the longest time', () => {
  const leaver: Reader = { ...createAnyReader('GB'), stage: 'working', level: 3 };
  const technician = routeOf('Civil engineering technician');
  const [way] = listNamedWays(technician, leaver, 1);
  expect(way).toMatchObject({ kind: 'apprenticeship', training: { months: [36, 36] } });
  const found = OCCUPATIONS.map(({ title }) => routeOf(title)).flatMap((route) =>
    listNamedWays(route, leaver, 3).flatMap(({ search, training: { months } }) =>
      search === undefined ? [] : [[route.code, months?.[1], countUsualMonths(route.code)]],
    ),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(([, months, usual]) => months !== usual)).toEqual([]);
});

it('a higher apprenticeship starts after A levels, also for a pupil who has GCSEs', () => {
  const found = { higher: 0, other: 0 };
  for (const { title } of OCCUPATIONS) {
    const route = routeOf(title);
    for (const way of listNamedWays(route, PUPIL, 3)) {
      if (way.startsAtALevels === undefined) continue;
      found[way.startsAtALevels ? 'higher' : 'other'] += 1;
      expect(countSchoolMonths(way, route, PUPIL)).toBe(way.startsAtALevels ? 24 : 0);
      expect(countSchoolMonths(way, route, { ...PUPIL, level: 3 })).toBe(0);
    }
  }
  expect(Math.min(found.higher, found.other)).toBeGreaterThan(10);
});
