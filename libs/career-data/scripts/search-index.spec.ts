import { EVERYDAY_TITLES, NEAREST_TITLES, OCCUPATIONS } from '@bearings/career-data';
import { createCareerSearch } from '@bearings/career-data/search';
import { careerSlug } from '@bearings/contracts';
import { makeSearchIndex } from './search-index.js';

const search = createCareerSearch(makeSearchIndex());
const titles = new Map(OCCUPATIONS.map(({ title }) => [careerSlug(title), title]));
const findFirstTitle = (text: string): string | undefined => titles.get(search(text)[0] ?? '');

const titleOf = (code: string): string | undefined => OCCUPATIONS.find((each) => each.code === code)?.title;

/** Returns the title of the career whose title or everyday title is this word; undefined if there is none. */
function findTitle(word: string): string | undefined {
  const isWord = (title: string): boolean => title.toLowerCase() === word.toLowerCase();
  const own = OCCUPATIONS.find(({ title }) => isWord(title))?.title;
  const [code = ''] = Object.entries(EVERYDAY_TITLES).find(([, all]) => all.some(isWord)) ?? [];
  return own ?? titleOf(code);
}

/** Search words, each with the career that must be the first result unless the word is the title of another career. */
const SEARCH_CASES = [
  // British
  ['coder', 'Software developer'],
  ['HGV driver', 'Lorry driver'],
  ['nurse', 'Registered nurse (adult)'],
  ['GP', 'General practitioner (GP)'],
  ['doctor', 'General practitioner (GP)'],
  ['barrister', 'Solicitor or lawyer'],
  ['headmistress', 'Head teacher'],
  ['sparky', 'Electrician'],
  ['brickie', 'Bricklayer'],
  ['chippy', 'Carpenter or joiner'],
  ['physio', 'Physiotherapist'],
  ['estate agent', 'Estate agent'],
  ['air hostess', 'Cabin crew'],
  ['fireman', 'Firefighter'],
  ['policewoman', 'Police officer'],
  ['bouncer', 'Security guard'],
  ['wedding planner', 'Event planner'],
  ['vet', 'Veterinary surgeon'],
  ['carer', 'Care worker'],
  ['shop assistant', 'Sales assistant'],
  ['postman', 'Postal delivery worker'],
  ['vet nurse', 'Veterinary nurse'],
  ['lifeguard', 'Sports and leisure assistant'],
  ['artist', 'Fine artist or illustrator'],
  ['buyer', 'Purchasing manager'],
  ['shop manager', 'Retail supervisor'],
  ['sysadmin', 'Systems and network administrator'],
  ['engineer', 'Mechanical engineer'],
  ['private investigator', 'Detective'],
  ['surgeon', 'Emergency medicine doctor'],
  // American
  ['attorney', 'Solicitor or lawyer'],
  ['truck driver', 'Lorry driver'],
  ['realtor', 'Estate agent'],
  ['elementary school teacher', 'Primary school teacher'],
  ['flight attendant', 'Cabin crew'],
  ['pharmacy tech', 'Pharmacy technician'],
  ['mailman', 'Postal delivery worker'],
  ['mortician', 'Funeral director'],
  ['physical therapist', 'Physiotherapist'],
  ['school counselor', 'Careers adviser'],
  ['EMT', 'Paramedic'],
  ['CPA', 'Accountant or auditor'],
  // German
  ['Krankenpfleger', 'Registered nurse (adult)'],
  ['Krankenschwester', 'Registered nurse (adult)'],
  ['Softwareentwicklerin', 'Software developer'],
  ['Grundschullehrer', 'Primary school teacher'],
  ['Koch', 'Head chef'],
  ['Rechtsanwalt', 'Solicitor or lawyer'],
  ['Tischler', 'Cabinet maker'],
  ['Elektriker', 'Electrician'],
  ['Steuerberater', 'Accountant or auditor'],
  ['Tierärztin', 'Veterinary surgeon'],
  ['Backer', 'Baker'],
  ['Ärztin', 'General practitioner (GP)'],
  ['Anwältin', 'Solicitor or lawyer'],
  ['Altenpfleger', 'Care worker'],
  ['Schreiner', 'Cabinet maker'],
  ['Mechaniker', 'Vehicle technician'],
  // French
  ['infirmière', 'Registered nurse (adult)'],
  ['avocat', 'Solicitor or lawyer'],
  ['plombier', 'Plumber'],
  ['cuisinier', 'Head chef'],
  ['comptable', 'Accountant or auditor'],
  ['développeur', 'Software developer'],
  ['boulanger', 'Baker'],
  ['vétérinaire', 'Veterinary surgeon'],
  ['professeur des écoles', 'Primary school teacher'],
  ['menuisier', 'Carpenter or joiner'],
  ['agriculteur', 'Farm manager'],
  ['caissière', 'Sales assistant'],
  ['vendeuse', 'Sales assistant'],
  // Words that are misspelt, in the plural, or written as one word or two
  ['electrcian', 'Electrician'],
  ['acountant', 'Accountant or auditor'],
  ['fisiotherapist', 'Physiotherapist'],
  ['pschologist', 'Clinical or counselling psychologist'],
  ['arcitect', 'Architect'],
  ['nurses', 'Registered nurse (adult)'],
  ['plumers', 'Plumber'],
  ['fire fighter', 'Firefighter'],
  ['hair dresser', 'Hairdresser'],
  ['jornalist', 'Journalist'],
  ['vetinary', 'Veterinary surgeon'],
  ['phychologist', 'Clinical or counselling psychologist'],
  ['lawer', 'Solicitor or lawyer'],
  ['solicter', 'Solicitor or lawyer'],
  ['mecanic', 'Vehicle technician'],
  ['socail worker', 'Child and family social worker'],
] as const;

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
      all.filter((title) => !codes.map(titleOf).includes(findFirstTitle(title))),
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
