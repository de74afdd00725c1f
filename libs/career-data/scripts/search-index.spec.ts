import { EVERYDAY_TITLES, NEAREST_TITLES, OCCUPATIONS } from '@bearings/career-data';
import { createCareerSearch } from '@bearings/career-data/search';
import { toCareerSlug } from '@bearings/contracts';
import { makeSearchIndex } from './search-index.js';

const search = createCareerSearch(makeSearchIndex());
const titlesBySlug = new Map(OCCUPATIONS.map(({ title }) => [toCareerSlug(title), title]));
const findFirstTitle = (text: string): string | undefined => titlesBySlug.get(search(text)[0] ?? '');

const findTitleByCode = (code: string): string | undefined => OCCUPATIONS.find((each) => each.code === code)?.title;

/** Returns the title of the career whose title or everyday title is this word; undefined if there is none. */
function findTitle(word: string): string | undefined {
  const isWord = (title: string): boolean => title.toLowerCase() === word.toLowerCase();
  const own = OCCUPATIONS.find(({ title }) => isWord(title))?.title;
  const [code = ''] = Object.entries(EVERYDAY_TITLES).find(([, all]) => all.some(isWord)) ?? [];
  return own ?? findTitleByCode(code);
}

/**
 * British, American, German, French and misspelt search words by the career that must be their first result, unless a
 * word is the title of another career.
 */
const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Software developer': ['coder', 'Softwareentwicklerin', 'développeur'],
  'Lorry driver': ['HGV driver', 'truck driver'],
  'Registered nurse (adult)': ['nurse', 'Krankenpfleger', 'Krankenschwester', 'infirmière', 'nurses'],
  'General practitioner (GP)': ['GP', 'doctor', 'Ärztin'],
  'Solicitor or lawyer': ['barrister', 'attorney', 'Rechtsanwalt', 'Anwältin', 'avocat', 'lawer', 'solicter'],
  'Head teacher': ['headmistress'],
  Electrician: ['sparky', 'Elektriker', 'electrcian'],
  Bricklayer: ['brickie'],
  'Carpenter or joiner': ['chippy', 'menuisier'],
  Physiotherapist: ['physio', 'physical therapist', 'fisiotherapist'],
  'Estate agent': ['estate agent', 'realtor'],
  'Cabin crew': ['air hostess', 'flight attendant'],
  Firefighter: ['fireman', 'fire fighter'],
  'Police officer': ['policewoman'],
  'Security guard': ['bouncer'],
  'Event planner': ['wedding planner'],
  'Veterinary surgeon': ['vet', 'Tierärztin', 'vétérinaire', 'vetinary'],
  'Care worker': ['carer', 'Altenpfleger'],
  'Sales assistant': ['shop assistant', 'caissière', 'vendeuse'],
  'Postal delivery worker': ['postman', 'mailman'],
  'Veterinary nurse': ['vet nurse'],
  'Sports and leisure assistant': ['lifeguard'],
  'Fine artist or illustrator': ['artist'],
  'Purchasing manager': ['buyer'],
  'Retail supervisor': ['shop manager'],
  'Systems and network administrator': ['sysadmin'],
  'Mechanical engineer': ['engineer'],
  Detective: ['private investigator'],
  'Emergency medicine doctor': ['surgeon'],
  'Primary school teacher': ['elementary school teacher', 'Grundschullehrer', 'professeur des écoles'],
  'Pharmacy technician': ['pharmacy tech'],
  'Funeral director': ['mortician'],
  'Careers adviser': ['school counselor'],
  Paramedic: ['EMT'],
  'Accountant or auditor': ['CPA', 'Steuerberater', 'comptable', 'acountant'],
  'Head chef': ['Koch', 'cuisinier'],
  'Cabinet maker': ['Tischler', 'Schreiner'],
  Baker: ['Backer', 'boulanger'],
  'Vehicle technician': ['Mechaniker', 'mecanic'],
  Plumber: ['plombier', 'plumers'],
  'Farm manager': ['agriculteur'],
  'Clinical or counselling psychologist': ['pschologist', 'phychologist'],
  Architect: ['arcitect'],
  Hairdresser: ['hair dresser'],
  Journalist: ['jornalist'],
  'Child and family social worker': ['socail worker'],
};

const SEARCH_CASES = Object.entries(SEARCH_WORDS).flatMap(([title, words]) =>
  words.map((word) => [word, title] as const),
);

describe('the search of the careers library', () => {
  it('returns every career as the first result for its own title', () => {
    const missedOccupations = OCCUPATIONS.filter(({ title }) => findFirstTitle(title) !== title);
    expect(missedOccupations.map(({ title }) => [title, findFirstTitle(title)])).toEqual([]);
  });

  it.each(SEARCH_CASES)('returns, as the first result for "%s", the career "%s"', (text, title) => {
    expect(findFirstTitle(text)).toBe(findTitle(text) ?? title);
  });

  it('returns a similar career first for every job title that people search for but that no career has', () => {
    const wrong = NEAREST_TITLES.flatMap(({ titles: all, codes }) =>
      all.filter((title) => !codes.map(findTitleByCode).includes(findFirstTitle(title))),
    );
    expect(wrong).toEqual([]);
  });

  it('takes less than 50 ms for the median search', () => {
    const times = SEARCH_CASES.map(([text]) => {
      const start = performance.now();
      search(text);
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
  });

  it.each(['', '   ', '---', '(', '.*', '\0', '💙', 'zzzzzz'])('finds nothing for the text %j', (text) => {
    expect(search(text)).toEqual([]);
  });
});
