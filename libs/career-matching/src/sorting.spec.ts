import { LONG_LIST_LENGTH, type SortAnswer } from '@bearings/domain';
import { listLongList } from './long-list.js';
import { matchCareers } from './match-careers.js';
import { simulateAnswersLike, simulateInterestsLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { computeSortingNats } from './sorting.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const NURSE = '29-1141.00';

function createPerson(code = NURSE) {
  const index = tables.indexByCode.get(code) ?? -1;
  const random = seededRandom(5);
  const keyed = simulateAnswersLike(tables, index, 'hard', random);
  return { keyed, circumstances: { interests: simulateInterestsLike(tables, index, 'hard', random) } };
}

const person = createPerson();
const codes = listLongList(tables, person);
const sortAs = (answerOf: (code: string, place: number) => SortAnswer | null) =>
  codes.flatMap((code, place) => {
    const answer = answerOf(code, place);
    return answer === null ? [] : [{ code, answer }];
  });
const measureLikeness = (one: string, other: string): number =>
  tables.likeness[
    (tables.indexByCode.get(one) ?? 0) * tables.occupations.length + (tables.indexByCode.get(other) ?? 0)
  ] ?? 0;
/** Returns the career outside the ten that the other careers of the list are most like. */
const findCareerWithCompany = (): string => {
  const sumLikeness = (code: string) => codes.reduce((sum, other) => sum + measureLikeness(code, other), 0);
  const [best = ''] = codes.slice(10).toSorted((one, other) => sumLikeness(other) - sumLikeness(one));
  return best;
};
/** Sorts by how alike a career is to one of the list, so that like careers get like answers. */
const sortAround = (favourite: string) => {
  const nearest = new Set(
    codes.toSorted((a, b) => measureLikeness(b, favourite) - measureLikeness(a, favourite)).slice(0, 8),
  );
  return sortAs((code) => (code === favourite || nearest.has(code) ? 'rather' : 'not_me'));
};
const natsOf = (sorted: ReturnType<typeof sortAs>, code: string): number =>
  computeSortingNats(tables, sorted)[tables.indexByCode.get(code) ?? -1] ?? 0;

describe('the long list', () => {
  it('has the ten careers and the next best, 25 in all, each once', () => {
    const ten = matchCareers(tables, person).careers.map(({ occupation }) => occupation.code);
    expect(codes).toHaveLength(LONG_LIST_LENGTH);
    expect(new Set(codes).size).toBe(LONG_LIST_LENGTH);
    expect(codes.slice(0, ten.length).toSorted()).toEqual(ten.toSorted());
  });

  it('is for the same country and the same conditions as the ten', () => {
    const lacking = new Set(codes.slice(0, 6));
    const input = {
      ...person,
      circumstances: { ...person.circumstances, stage: 'working', qualificationLevel: 3, training: '1y' },
      lacking,
      country: 'DE',
    } as const;
    const ten = matchCareers(tables, input).careers.map(({ occupation }) => occupation.code);
    const found = listLongList(tables, input);
    expect(found.slice(0, ten.length).toSorted()).toEqual(ten.toSorted());
    expect(found.filter((code) => lacking.has(code))).toEqual([]);
  });

  it('stays the same however it was sorted', () => {
    const sorted = sortAround(codes[12] ?? '');
    expect(listLongList(tables, { ...person, circumstances: { ...person.circumstances, sorted } })).toEqual(codes);
  });
});

describe('sorting the long list', () => {
  it('puts a favourite and careers like it higher, and the others lower', () => {
    const favourite = findCareerWithCompany();
    const sorted = sortAround(favourite);
    const refused = sorted.flatMap(({ code, answer }) => (answer === 'not_me' ? code : []));
    expect(natsOf(sorted, favourite)).toBeGreaterThan(0.5);
    expect(refused.filter((code) => natsOf(sorted, code) >= natsOf(sorted, favourite))).toEqual([]);
    const { careers } = matchCareers(tables, { ...person, circumstances: { ...person.circumstances, sorted } });
    const before = matchCareers(tables, person).careers;
    expect(before.map(({ occupation }) => occupation.code)).not.toContain(favourite);
    expect(careers.map(({ occupation }) => occupation.code)).toContain(favourite);
  });

  it.each<SortAnswer>(['rather', 'later', 'not_me'])('changes nothing if every career is “%s”', (answer) => {
    const sorted = sortAs(() => answer);
    expect(Math.max(...computeSortingNats(tables, sorted).map(Math.abs))).toBe(0);
  });

  it('moves a career by little if like careers got unlike answers', () => {
    const random = seededRandom(11);
    // Each career gets the opposite of the answer to the career before it that is most like it.
    const given = new Map<string, SortAnswer>();
    for (const code of codes) {
      const [twin] = [...given.keys()].toSorted((a, b) => measureLikeness(b, code) - measureLikeness(a, code));
      const answer = twin === undefined ? (random() < 0.5 ? 'rather' : 'not_me') : given.get(twin);
      given.set(code, twin === undefined && answer ? answer : answer === 'rather' ? 'not_me' : 'rather');
    }
    const nats = computeSortingNats(
      tables,
      sortAs((code) => given.get(code) ?? null),
    );
    expect(Math.max(...nats.map(Math.abs))).toBeLessThan(0.3);
  });

  it('counts fewer answers less', () => {
    const [favourite = ''] = codes.slice(12);
    const all = sortAround(favourite);
    const few = all.filter(({ answer }) => answer === 'rather').slice(0, 4);
    const code = few[0]?.code ?? '';
    expect(natsOf(few, code)).toBeGreaterThan(0);
    expect(natsOf(few, code)).toBeLessThan(natsOf(all, code));
  });

  it('ignores a career that is no longer in the tables', () => {
    expect(Math.max(...computeSortingNats(tables, [{ code: '00-0000.00', answer: 'rather' }]).map(Math.abs))).toBe(0);
  });
});
