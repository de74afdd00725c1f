import { toCareerSlug } from '@bearings/domain';
import { OCCUPATIONS } from '../occupations/occupations.js';
import { EVERYDAY_TITLES, NEAREST_TITLES } from '../tables.js';
import { createCareerSearch } from './career-search.js';
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

/** Everyday search words, many of them local titles, by the career that must be their first result. */
const EVERYDAY_SEARCHES: Readonly<Record<string, string>> = {
  HVAC: 'Heating and refrigeration engineer',
  'hvac technician': 'Heating and refrigeration engineer',
  'air conditioning engineer': 'Heating and refrigeration engineer',
  elevator: 'Industrial machinery mechanic',
  'elevator mechanic': 'Industrial machinery mechanic',
  'lift engineer': 'Industrial machinery mechanic',
  'instructional designer': 'Training officer',
  'learning designer': 'Training officer',
  Markedssjef: 'Marketing manager',
  Vekter: 'Security guard',
  Tømrer: 'Carpenter or joiner',
  Fysioterapeut: 'Physiotherapist',
  Sozialarbeiter: 'Child and family social worker',
  Sozialarbeiterin: 'Child and family social worker',
  Erzieher: 'Nursery teacher',
  Erzieherin: 'Nursery teacher',
  Krankenpflegerin: 'Registered nurse (adult)',
  Zahnarzt: 'Dentist',
  Apotheker: 'Pharmacist',
  Physiotherapeut: 'Physiotherapist',
  Maurer: 'Bricklayer',
  Dachdecker: 'Roofer',
  Friseurin: 'Hairdresser',
  avocate: 'Solicitor or lawyer',
  architecte: 'Architect',
  coiffeuse: 'Hairdresser',
  pharmacien: 'Pharmacist',
  'sage-femme': 'Midwife',
  journaliste: 'Journalist',
  chippie: 'Carpenter or joiner',
  teacher: 'Primary school teacher',
  'primary teacher': 'Primary school teacher',
  'junior software developer': 'Software developer',
  'trainee electrician': 'Electrician',
  'apprentice plumber': 'Plumber',
  'part time bartender': 'Bartender',
  barista: 'Bartender',
  'ux designer': 'Web and interface (UX) designer',
  'games designer': 'Video game designer',
  'data analyst': 'Business intelligence analyst',
  cop: 'Police officer',
  'social worker': 'Child and family social worker',
  midwives: 'Midwife',
  'dental assistant': 'Dental nurse',
  'flight attendent': 'Cabin crew',
  stewardess: 'Cabin crew',
  pilot: 'Airline pilot',
  paramedics: 'Paramedic',
  'youth worker': 'Community worker',
  hr: 'Human resources adviser',
  'town planning': 'Town planner',
  archaeologist: 'Anthropologist or archaeologist',
  archeologist: 'Anthropologist or archaeologist',
  'art therapy': 'Art therapist',
  sculptor: 'Fine artist or illustrator',
  translator: 'Interpreter or translator',
  'quantity surveyor': 'Cost estimator or quantity surveyor',
  'car mechanic': 'Vehicle technician',
  'delivery man': 'Delivery driver',
  'nail technician': 'Beauty therapist',
  beautician: 'Beauty therapist',
  'personal trainer': 'Fitness instructor',
  'crane driver': 'Crane operator',
  'wind turbine': 'Wind turbine technician',
};

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

/** Returns the titles of the careers that a search finds. */
const findTitles = (text: string): (string | undefined)[] => search(text).map((slug) => titlesBySlug.get(slug));

/** Searches that must find nothing, or only these careers, because no title has all their words. */
const EXACT_SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'instructional designer': ['Training officer', 'Technical author', 'Further education (vocational) teacher'],
  elevator: [
    'Industrial machinery mechanic',
    'Electrician',
    'Electrical or electronics technician',
    'Building inspector',
  ],
  'unicorn trainer': [],
  'blockchain plumber': [],
  'quantum baker': [],
  'underwater lawyer': [],
  'nurse astronaut': [],
  'bricklaying physicist': [],
  'teacher of magic': [],
  'dragon slayer': [],
  wizard: [],
  asdfgh: [],
  qwerty: [],
  'no idea': [],
  'something with people': [],
  'rich and famous': [],
  yes: [],
  'pizza taster': [],
  'sleep tester': [],
  'trainee zookeeping king': [],
  '12345': [],
};

describe('the search for careers', () => {
  it.each(Object.entries(EVERYDAY_SEARCHES))('returns, as the first result for "%s", "%s"', (text, title) => {
    expect(findTitles(text)[0]).toBe(title);
  });

  it.each(Object.entries(EXACT_SEARCHES))('returns nothing loose for "%s"', (text, titles) => {
    expect(new Set(findTitles(text))).toEqual(new Set(titles));
  });

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

  it.each(['', '   ', '---', '(', '.*', '\0', '💙', 'zzzzzz'])('finds nothing for the text %j', (text) => {
    expect(search(text)).toEqual([]);
  });
});
