import { SOURCE_ATTRIBUTIONS } from './attributions.js';
import { SOFTWARE_LABELS } from './labels.js';
import { DESCRIPTIONS, OCCUPATION_ROWS, TASKS } from '../tables.js';
import { OCCUPATIONS, occupationByCode } from './occupations.js';

/** American spellings and phrases in the source data that a report must not contain. */
const AMERICAN_WORDS =
  /judgment|counseling|archeolog|labor\b|\b\w+iz(?:e|ing|ation)\b|post-?secondary|bachelor's degree or|high school|college|transportation|realtor|attorney/i;

it('every occupation has a unique code and title', () => {
  expect(OCCUPATIONS).toHaveLength(OCCUPATION_ROWS.length);
  expect(new Set(OCCUPATIONS.map(({ code }) => code)).size).toBe(OCCUPATIONS.length);
  expect(new Set(OCCUPATIONS.map(({ title }) => title)).size).toBe(OCCUPATIONS.length);
});

it.each([
  ['descriptions', DESCRIPTIONS],
  ['tasks', TASKS],
])('there are %s for each occupation of the list, and for no other', (_, table) => {
  expect(Object.keys(table).toSorted()).toEqual(OCCUPATIONS.map(({ code }) => code).toSorted());
});

it('occupationByCode finds an occupation by its code', () => {
  expect(occupationByCode('29-1021.00')?.title).toBe('Dentist');
  expect(occupationByCode('00-0000.00')).toBeUndefined();
});

// The official table of codes gives these jobs several ISCO groups, of which the first is wrong.
it.each([
  ['Data scientist', '2'],
  ['Midwife', '2'],
  ['Cost estimator or quantity surveyor', '2'],
  ['Police officer', '5'],
  ['Travel agent', '4'],
  ['Florist', '7'],
  ['Fraud investigator', '3'],
  ['Care worker', '5'],
])('%s is in the right major group of ISCO-08: %s', (title, group) => {
  expect(OCCUPATIONS.find((each) => each.title === title)?.isco08Major).toBe(group);
});

it('every pay figure has a source and a basis, and every missing figure has a reason', () => {
  for (const { uk, us } of OCCUPATIONS) {
    for (const figures of [uk, us]) {
      expect(figures.source).not.toBe('');
      expect(figures.basis).not.toBe('');
      expect(figures.note === null).toBe(figures.median !== null);
      if (figures.median !== null) expect(figures.year).toBeGreaterThanOrEqual(2024);
    }
  }
});

it('every label that a report prints is in British English', () => {
  for (const each of OCCUPATIONS) {
    const { modal, usTypicalEntry } = each.education;
    const lists = [each.topSkills, each.distinctiveSkills, each.knowledge, each.workStyles, each.workValues];
    for (const list of lists) {
      expect(new Set(list).size).toBe(list.length);
      for (const label of list) expect(label).toMatch(/^(?:[a-z]|English$)/);
    }
    const words = [
      each.title,
      ...lists.flat(),
      ...each.software,
      // These two labels may name American schools, because only American readers see them.
      modal?.replaceAll(/high school|college/g, '') ?? '',
      usTypicalEntry?.replaceAll(/high school|college/g, '') ?? '',
    ];
    for (const label of words) expect(label).not.toMatch(AMERICAN_WORDS);
  }
});

it('every software label is used by at least one occupation', () => {
  const usedSoftware = new Set(OCCUPATION_ROWS.flatMap(({ software }) => software));
  for (const name of Object.keys(SOFTWARE_LABELS)) expect(usedSoftware).toContain(name);
});

it('the attributions name every publisher of our figures', () => {
  const all = SOURCE_ATTRIBUTIONS.join(' ');
  for (const owner of [
    'O*NET 30.1',
    'CC BY 4.0',
    'Open Government Licence v3.0',
    'US Bureau of Labor Statistics',
    'ESCO',
    'Nesta',
    'OECD',
    'International Labour Organization',
  ]) {
    expect(all).toContain(owner);
  }
});
