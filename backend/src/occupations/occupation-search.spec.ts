import { MAX_OCCUPATION_MATCHES } from '@bearings/contracts';
import { toCareerSlug } from '@bearings/domain';
import { EVERYDAY_TITLES, NEAREST_TITLES, occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { createCareerSearch } from '@bearings/career-data/search';
import { makeSearchIndex } from '@bearings/career-data/search-index';
import { searchOccupations } from './occupation-search.js';

const searchTitles = (query: string): string[] => searchOccupations(query).map(({ title }) => title);

describe('the search for an occupation', () => {
  it('lists an occupation first when the query is the title of that occupation', () => {
    const missedOccupations = OCCUPATIONS.filter(({ title }) => searchTitles(title)[0] !== title);
    expect(missedOccupations.map(({ title }) => title)).toEqual([]);
  });

  it('finds only the occupation whose code is the query', () => {
    for (const { code, title } of OCCUPATIONS) {
      expect(searchOccupations(` ${code}`)).toMatchObject([{ code, title, matchedTitles: [] }]);
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
    expect(searchOccupations('barber')).toEqual([
      { code: '39-5012.00', title: 'Hairdresser', matchedTitles: ['Barber'], dealBreakers: [] },
    ]);
    expect(searchOccupations('electrician')[0]?.matchedTitles).toEqual([]);
    for (const { title, matchedTitles } of searchOccupations('chef')) {
      expect([title, new Set(matchedTitles).size]).toEqual([title, matchedTitles.length]);
    }
  });

  it('says which deal-breakers are a regular part of the work, and none of a common job', () => {
    expect(searchOccupations('roofer')[0]?.dealBreakers).toEqual(['heights', 'lifting', 'weather']);
    expect(searchOccupations('x:taxi', { withCommonJobs: true })[0]?.dealBreakers).toEqual([]);
  });

  it('lists at most eight occupations', () => {
    expect(searchOccupations('manager')).toHaveLength(MAX_OCCUPATION_MATCHES);
  });

  it('finds what the careers library finds, in the same order', () => {
    const searchLibrary = createCareerSearch(makeSearchIndex());
    const queries = ['HVAC', 'Sozialarbeiter', 'elevator', 'instructional designer', 'nurse', 'zzzz'];
    for (const query of queries) {
      const slugs = searchOccupations(query).map(({ title }) => toCareerSlug(title));
      expect([query, slugs]).toEqual([query, searchLibrary(query).slice(0, MAX_OCCUPATION_MATCHES)]);
    }
  });

  it('names a local title that matched', () => {
    expect(searchOccupations('Sozialarbeiter')[0]?.matchedTitles).toContain('Sozialarbeiter/in');
  });

  it.each(['', '   ', '---', '(', '.*', 'zzzz', '\0', '💙'])('finds nothing for %j', (query) => {
    expect(searchOccupations(query)).toEqual([]);
  });
});

it('a job title that belongs to no occupation finds the nearest occupations that are listed for it', () => {
  const wrongTitles = NEAREST_TITLES.flatMap(({ titles: without, codes }) =>
    without.filter((title) => {
      const found = searchOccupations(title);
      return !codes.every((wanted) => found.some(({ code }) => code === wanted));
    }),
  );
  expect(wrongTitles).toEqual([]);
  expect(searchOccupations('YouTuber')[0]?.matchedTitles).toEqual(['the nearest we have to YouTuber']);
});

it('the everyday titles of an occupation are distinct and differ from its own title', () => {
  for (const [code, synonyms] of Object.entries(EVERYDAY_TITLES)) {
    expect([code, occupationByCode(code)?.code]).toEqual([code, code]);
    expect(synonyms).not.toContain(occupationByCode(code)?.title);
    expect(new Set(synonyms).size).toBe(synonyms.length);
  }
});
