import { findPlace } from '@bearings/domain';
import { OCCUPATIONS, findLocalWays, type PrintableWay } from '@bearings/career-data';
import { describeBars, describeLicence, describeLocalWays, drawLocalWays, findWaysFor } from './local-ways.js';
import { createAnyReader, type Reader } from './reader.js';

const readerIn = (country: string, place?: string): Reader => ({
  ...createAnyReader(country),
  place: findPlace(country, place),
});
const listCountryWays = (country: string): PrintableWay[] =>
  OCCUPATIONS.flatMap(({ code }) => findLocalWays(country, code)?.ways ?? []);
const listNames = (code: string, reader: Reader): (string | null)[] =>
  findWaysFor(code, reader)?.ways.map(({ name }) => name) ?? [];

it('training that starts at school is drawn as unpaid school, then paid work', () => {
  const [route] = drawLocalWays('47-2031.00', readerIn('NO'));
  expect(route?.stations.slice(-2)).toMatchObject([
    { months: 24, paid: false },
    { title: expect.stringContaining('tømrerfaget'), months: 24, paid: true },
  ]);
  expect(route?.text).toContain('usually 4 years, the last 2 years paid');
});

it('training that starts at school is too long only if its school is', () => {
  const isLong = (willingMonths: number): boolean | undefined =>
    drawLocalWays('47-2031.00', { ...readerIn('NO'), willingMonths }).find(({ text }) => text.includes('tømrerfaget'))
      ?.isLong;
  expect([isLong(12), isLong(24)]).toEqual([true, false]);
});

it('a way that people at work can take comes last for a reader at school', () => {
  const ways = { ...readerIn('NO'), training: '1y', willingMonths: 12 } as const;
  expect(listNames('51-3011.00', ways)[0]).toContain('Fagbrev på jobb');
  expect(listNames('51-3011.00', { ...ways, stage: 'school' })[0]).toContain('bakerfaget');
});

it('a way of one province is shown there, first if it starts from school, and not in others', () => {
  expect(listNames('47-2111.00', readerIn('CA', 'CA-QC'))[0]).toContain('DEP');
  expect(listNames('47-2111.00', readerIn('CA')).at(-1)).toContain('DEP');
  expect(describeLocalWays('47-2111.00', readerIn('CA', 'CA-ON')).join(' ')).not.toContain('DEP');
  expect(describeLocalWays('21-1021.00', readerIn('CA', 'CA-BC')).join(' ')).not.toContain('Alberta');
});

const DATA_SCIENTIST = '15-2051.00';
const ELECTRICIAN = '47-2111.00';

it('a graduate in the subject sees what remains of a degree, and one in a subject near to it what to ask', () => {
  const graduate: Reader = { ...readerIn('NO'), stage: 'graduate', level: 6, subjects: ['maths'] };
  expect(describeLocalWays(DATA_SCIENTIST, graduate).join(' ')).toContain('Master i datavitenskap, usually 2 years.');
  const near = describeLocalWays('15-1252.00', graduate).join(' ');
  expect(near).toContain('Master i informatikk, usually 2 years, if your degree is near enough');
  expect(near).not.toContain('Bachelor');
  expect(describeLocalWays(DATA_SCIENTIST, readerIn('NO')).join(' ')).toContain('usually 5 years');
});

it('another first degree may be needless to a graduate, unless the law protects the profession', () => {
  const graduate: Reader = { ...readerIn('DE'), stage: 'graduate', level: 6, subjects: [] };
  expect(describeLocalWays('13-1121.00', graduate).join(' ')).toContain('unless your degree counts');
  expect(describeLocalWays('29-1131.00', graduate).join(' ')).not.toContain('unless your degree counts');
});

it('a degree for graduates of near subjects says so, and an age up to which people start is said to adults', () => {
  const PHYSIOTHERAPIST = '29-1123.00';
  const graduate: Reader = { ...readerIn('IE'), stage: 'working', level: 6, subjects: ['computing'] };
  expect(describeLocalWays(PHYSIOTHERAPIST, graduate).join(' ')).toContain('2 years, if your degree is near enough');
  const adult: Reader = { ...readerIn('FR'), stage: 'working' };
  expect(describeLocalWays('47-2111.00', adult).join(' ')).toContain('paid, as a rule begun by age 29');
  expect(describeLocalWays('47-2111.00', { ...adult, stage: 'school' }).join(' ')).not.toContain('age 29');
});

it('a Meister has no degree, so training below one stays', () => {
  const meister: Reader = { ...readerIn('DE'), stage: 'working', level: 6, certificate: 'DE.meister' };
  expect(listNames('43-1011.00', meister).join(' ')).toContain('Fachwirt/in');
  expect(listNames('43-1011.00', { ...meister, certificate: 'DE.bachelor' }).join(' ')).not.toContain('Fachwirt/in');
});

it('says what a way requires in the country’s own terms, and how people can be paid for it', () => {
  const textIn = (code: string, country: string): string => describeLocalWays(code, readerIn(country)).join(' ');
  expect(textIn('17-3023.00', 'DE')).toContain('after an Ausbildung and work in the field');
  expect(textIn(ELECTRICIAN, 'FR')).toContain('Brevet professionnel Électricien, usually 2 years, paid, after a CAP');
  expect(textIn('17-3022.00', 'FR')).toContain('or paid en alternance');
});

it('people at work see that there are other ways to a degree than school', () => {
  const adult: Reader = { ...readerIn('NO'), stage: 'working', level: 3, certificate: 'NO.fagbrev' };
  expect(describeLocalWays('21-1021.00', adult).join(' ')).toContain('realkompetanse from age 25');
  expect(describeLocalWays('21-1021.00', { ...adult, stage: 'school' }).join(' ')).not.toContain('realkompetanse');
});

it('a student of the usual subject sees the degree first, and not an apprenticeship', () => {
  const student: Reader = { ...readerIn('DE'), stage: 'student', level: 3, subjects: ['business'], training: '1y' };
  expect(listNames('13-1071.00', student)[0]).toContain('Bachelor');
});

it('a reader with a baccalauréat sees no school that leads to one', () => {
  const after = { ...readerIn('FR'), stage: 'working', level: 5 } as const;
  expect(listNames('43-6014.00', after).join(' ')).not.toContain('Bac pro');
  expect(listNames('43-6014.00', { ...after, level: 2 }).join(' ')).toContain('Bac pro');
});

it('a graduate sees the course that follows a degree, before another first degree', () => {
  const [VOCATIONAL_TEACHER, SOCIAL_WORKER] = ['25-1194.00', '21-1021.00'];
  const nurse: Reader = { ...readerIn('NO'), stage: 'experienced', level: 6, subjects: ['nursing'] };
  expect(listNames(VOCATIONAL_TEACHER, nurse)[0]).toMatch(/PPU-Y.*bachelor/);
  const craftsman: Reader = { ...nurse, level: 3, certificate: 'NO.fagbrev', subjects: [] };
  expect(listNames(VOCATIONAL_TEACHER, craftsman)[0]).toMatch(/PPU-Y, etter fagbrev/);
  const historian: Reader = { ...nurse, ...readerIn('IE'), level: 6, subjects: ['history'] };
  expect(listNames(SOCIAL_WORKER, historian).join(' ')).toContain('Social Work apprenticeship');
});

it('two years of higher education shorten a degree in the United States, and elsewhere are a thing to ask about', () => {
  const textIn = (country: string, level: Reader['level'], code = '13-1071.00'): string =>
    describeLocalWays(code, { ...readerIn(country), stage: 'working', level }).join(' ');
  expect(textIn('US', 5)).toContain('usually 2 years after your associate degree, if its credits transfer');
  expect(textIn('US', 3)).toContain('usually 4 years');
  expect(textIn('US', 6)).not.toContain('credits');
  expect(textIn('CA', 5, '27-2022.00')).toMatch(/usually [^,]* years, less if your college diploma counts/);
  expect(textIn('IE', 5)).toContain('less if your higher certificate (NFQ 6) counts');
  expect(textIn('DE', 5)).not.toContain('less if');
});

it('the Norwegian employment service asks for a degree, or for long experience', () => {
  const texts = describeLocalWays('21-1093.00', readerIn('NO')).join(' ');
  expect(texts).toMatch(/^Degree: Bachelor i sosialt arbeid/);
  expect(texts).not.toContain('Fagbrev');
});

it('the length of a French titre professionnel is said to be generally known, with where to check it', () => {
  const ways = listCountryWays('FR').filter(({ name }) => name?.startsWith('Titre professionnel') === true);
  expect(ways.length).toBeGreaterThan(20);
  expect(ways.filter(({ isKnowledge }) => !isKnowledge)).toEqual([]);
  expect(describeLocalWays('47-2021.00', readerIn('FR')).join(' ')).toMatch(
    /Titre professionnel Maçon, usually 6 to 9 months[^.]*\(as generally known; check at candidat\.francetravail\.fr/,
  );
});

it('no age limit of German civil servants is stated as a number', () => {
  const text = describeBars('33-3051.00', 'DE').join(' ');
  expect(text).toContain('an age limit, which differs by Land and service: ask.');
  expect(text).not.toMatch(/\d/);
});

const AIRLINE_PILOT = '53-2011.00';

it('a check for work with children stands only at such work, and crews have a check of their own', () => {
  expect(describeBars('25-2021.00', 'AU').join(' ')).toContain('Working with Children Check');
  const pilot = describeBars(AIRLINE_PILOT, 'AU').join(' ');
  expect(pilot).toContain('Aviation Security Identification Card');
  expect(pilot).not.toContain('Working with Children Check');
});

it('says that all posts are for citizens only where they are', () => {
  expect(describeBars('33-3051.04', 'US')).toContain('You have to be a citizen.');
  expect(describeBars('33-3051.00', 'US')).toContain('Some posts are only for citizens: ask which.');
});

it('says nothing of a licence that has no name', () => {
  expect(describeLicence('27-1024.00', readerIn('US'))).toEqual([]);
  expect(describeLicence(ELECTRICIAN, readerIn('US')).join(' ')).toContain('state electrical board');
});

it('medical school is drawn as study, not as school', () => {
  const [route] = drawLocalWays('29-1215.00', readerIn('US'));
  expect(route?.stations.slice(-2)).toMatchObject([
    { title: 'Study', months: 48, paid: false },
    { months: 36, paid: true },
  ]);
});
