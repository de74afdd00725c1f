import { MAX_OCCUPATION_MATCHES } from '@bearings/contracts';
import { EVERYDAY_TITLES, NEAREST_TITLES, occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { searchOccupations } from './occupation-search.js';

const searchTitles = (query: string): string[] => searchOccupations(query).map(({ title }) => title);

describe('the search for an occupation', () => {
  it('lists an occupation first when the query is the title of that occupation', () => {
    const missedOccupations = OCCUPATIONS.filter(({ title }) => searchTitles(title)[0] !== title);
    expect(missedOccupations.map(({ title }) => title)).toEqual([]);
  });

  it('finds only the occupation whose code is the query', () => {
    for (const { code, title } of OCCUPATIONS) {
      expect(searchOccupations(` ${code}`)).toEqual([{ code, title, also: [] }]);
    }
  });

  it.each([
    ['ELECTR', 'Electrician'],
    ['lorry', 'Lorry driver'],
    ['hgv driver', 'Lorry driver'],
    ['driver hgv', 'Lorry driver'],
    ['gp', 'General practitioner (GP)'],
    ['doctor', 'General practitioner (GP)'],
    ['cafe', 'Restaurant or catering manager'],
    ['Café owner', 'Restaurant or catering manager'],
  ])('for the query %s, lists the occupation %s first', (query, title) => {
    expect(searchTitles(query)[0]).toBe(title);
  });

  it('names the everyday job titles that matched, unless the occupation’s own title matched', () => {
    expect(searchOccupations('barber')).toEqual([{ code: '39-5012.00', title: 'Hairdresser', also: ['Barber'] }]);
    expect(searchOccupations('electrician')[0]?.also).toEqual([]);
    for (const { title, also } of searchOccupations('chef')) {
      expect([title, new Set(also).size]).toEqual([title, also.length]);
    }
  });

  it('orders equal matches by the number of people employed, highest first', () => {
    const [first, second] = searchOccupations('manager').map(({ code }) => occupationByCode(code));
    expect(first?.uk.employment ?? 0).toBeGreaterThanOrEqual(second?.uk.employment ?? 0);
    expect(searchOccupations('manager')).toHaveLength(MAX_OCCUPATION_MATCHES);
  });

  it.each(['', '   ', '---', '(', '.*', 'zzzz', '\0', '💙'])('finds nothing for %j', (query) => {
    expect(searchOccupations(query)).toEqual([]);
  });
});

it('a job title that belongs to no occupation finds only the nearest occupations that are listed for it', () => {
  const wrongTitles = NEAREST_TITLES.flatMap(({ titles: without, codes }) =>
    without.filter((title) => {
      const found = searchOccupations(title).map(({ code, also }) => `${code} ${also.join(', ')}`);
      const nearest = codes.map((code) => `${code} the nearest we have to ${title}`);
      return found.join('; ') !== nearest.join('; ');
    }),
  );
  expect(wrongTitles).toEqual([]);
});

it('the everyday titles of an occupation are distinct and differ from its own title', () => {
  for (const [code, synonyms] of Object.entries(EVERYDAY_TITLES)) {
    expect([code, occupationByCode(code)?.code]).toEqual([code, code]);
    expect(synonyms).not.toContain(occupationByCode(code)?.title);
    expect(new Set(synonyms).size).toBe(synonyms.length);
  }
});
