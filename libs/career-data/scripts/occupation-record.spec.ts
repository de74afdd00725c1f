import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OCCUPATIONS } from '@bearings/career-data';
import { TABLE_SCHEMAS } from '@bearings/career-data/schema';
import { z } from 'zod';
import { createFaultFinder } from './occupation-faults.js';
import { listRouteProse } from './occupation-text-faults.js';
import { parseTables, readRecord, withRecord } from './occupation-record.js';
import { measureReadingAge } from './plain-words.js';

const texts = Object.fromEntries(
  Object.keys(TABLE_SCHEMAS).map((name) => [
    name,
    readFileSync(join(import.meta.dirname, `../data/${name}.json`), 'utf8'),
  ]),
);
const PLUMBER_CODE = '47-2152.00';
const parseFields = (value: unknown) => z.record(z.string(), z.unknown()).parse(value);
const withoutByAndOn = (text = ''): string => text.replaceAll(/, "by": "[^"]*", "on": "[^"]*"/g, '');

it('the tables stay unchanged if the record of an occupation is read from them and written back', () => {
  // Checks every twentieth occupation, because each takes a tenth of a second.
  for (const { code } of OCCUPATIONS.filter((_, at) => at % 20 === 0)) {
    const { texts: written } = withRecord(texts, readRecord(texts, code));
    for (const [name, text] of Object.entries(written)) {
      expect([code, withoutByAndOn(text) === withoutByAndOn(texts[name])]).toEqual([code, true]);
    }
  }
});

const scope = 'everywhere';
const THATCHER_TEXTS = {
  description: {
    what: 'Thatchers cover roofs with straw or water reed, as builders did centuries ago, and renew old coverings on cottages and barns.',
    day: 'Old straw comes off, the timbers below are looked over, and new bundles are laid from the eaves up. Each layer is pegged, dressed and trimmed with a hooked blade.',
    moments: ['Take off old straw', 'Lay new bundles from the eaves up', 'Peg, dress and trim each layer'],
    thrives:
      'Patient people who enjoy heights, weather and slow craft in quiet villages do well, since one roof can fill a whole month.',
    entry: 'Ask a master thatcher to take you on as a trainee, or look for a place through a county association.',
  },
  tasks: [
    'Strip rotten straw from the roof and carry it away',
    'Fix bundles of reed to the battens with hooks',
    'Cut the ridge in a pattern with a knife',
    'Twist hazel rods into pegs for the straw',
    'Set up scaffolding and sheets against the rain',
    'Comb and trim each layer until water runs off',
  ],
  route: {
    months: [24, 48],
    cost: ['employer'],
    ways: [{ kind: 'trainee', needs: 'none', paid: true, scope, text: 'Train with a master thatcher.' }],
    firstJobs: [
      { title: 'Trainee thatcher', scope },
      { title: "Thatcher's mate", scope },
    ],
    progression: { text: 'You may take on roofs of your own and train others.', scope },
    tryIt: { text: 'Visit a roof that is being thatched.', scope, lasts: 'week', for: 'anyone' },
  },
};

/** Returns a complete record of a new occupation, thatcher, with the figures of the plumber. */
function createThatcherRecord() {
  const { figures, tiles, titles, circumstances } = readRecord(texts, PLUMBER_CODE);
  const { regulator: _, ...own } = parseFields(circumstances);
  return {
    code: '47-2153.00',
    title: 'Thatcher',
    by: 'a reader',
    figures: parseFields(figures),
    circumstances: own,
    tiles,
    titles,
    related: { short: [PLUMBER_CODE] },
    subjects: {},
    ...THATCHER_TEXTS,
  };
}

it('withRecord adds an occupation that has only the required parts, at its place in the order of codes', () => {
  const record = createThatcherRecord();
  const { texts: written, absent } = withRecord(texts, record);
  const after = { ...texts, ...written };
  expect(absent).toContain('usTexts');
  const addedRecord = readRecord(after, '47-2153.00');
  expect(addedRecord).toMatchObject({
    ...record,
    related: { short: [PLUMBER_CODE], long: [], more: [] },
  });
  expect(addedRecord['usTexts']).toBeUndefined();
  for (const name of ['occupations', 'tasks', 'routes']) {
    const codes = [...(after[name] ?? '').matchAll(/^ {2,4}\S* ?(?:"code": )?"(47-215\d\.00)/gm)];
    expect([name, codes.map(([, code]) => code)]).toEqual([name, [PLUMBER_CODE, '47-2153.00']]);
  }
  // A later run with a corrected record replaces the first one.
  const changedTexts = withRecord(after, { ...record, usTitle: 'Roofer' }).texts;
  expect(changedTexts['occupations']).toBe(after['occupations']);
  expect(JSON.parse(changedTexts['us-titles'] ?? '')).toMatchObject({ '47-2153.00': 'Roofer' });
});

it('withRecord throws an error that names each missing or invalid part of a record', () => {
  const { circumstances, ...record } = readRecord(texts, PLUMBER_CODE);
  const { isco: _, ...figures } = parseFields(record['figures']);
  const wrongRecord = {
    ...record,
    code: '47-2153.00',
    title: 'Thatcher',
    tiles: { build: 4 },
    colour: 'red',
    figures,
    apprenticeships: [['ST0001', 'Pipes', 9, 12, 'Construction', 'open']],
  };
  const addWrong = (): unknown => withRecord(texts, wrongRecord);
  expect(addWrong).toThrow(/^circumstances is missing: level, training and working conditions\.$/m);
  expect(addWrong).toThrow(/^tiles\.build is 4: use 1, 2, 3\.$/m);
  expect(addWrong).toThrow(/^figures\.isco is missing: use a value of type string\.$/m);
  expect(addWrong).toThrow(/^apprenticeships\.0\.2, level: use 2, 3, 4, 5, 6, 7\. The 6 values are/m);
  expect(addWrong).toThrow(/^colour is no part of a record/m);
  expect(() => withRecord(texts, { ...record, circumstances, title: 'Thatcher' })).toThrow(
    /^47-2152\.00 is Plumber\. Give Thatcher a code of its own/,
  );
  expect(() => withRecord(texts, { ...record, circumstances, code: '47-2153.00' })).toThrow(
    'Plumber exists already, with the code 47-2152.00.',
  );
  expect(() => readRecord(texts, '00-0000.00')).toThrow('No occupation has the code 00-0000.00.');
  const loneRecord = {
    ...record,
    circumstances,
    figures: {
      ...parseFields(record['figures']),
      uk: { ...parseFields(figures['uk']), soc: '9999' },
    },
  };
  expect(() => withRecord(texts, loneRecord)).toThrow(/^workingLife is missing: .* group 9999\.$/m);
});

const withTask = (task: string) => ({ tasks: [task, ...THATCHER_TEXTS.tasks.slice(1)] });
const withRoute = (route: object) => ({ route: { ...THATCHER_TEXTS.route, ...route } });
const withDescriptionPart = (part: string, text: string) => ({
  description: { ...THATCHER_TEXTS.description, [part]: text },
});
const withFigures = (figures: object) => ({
  figures: { ...createThatcherRecord().figures, ...figures },
});
const withDemand = (change: object) =>
  withFigures({ demand: { ...parseFields(createThatcherRecord().figures['demand']), ...change } });

it.each<[string, object, RegExp]>([
  ['a task without a verb', withTask('Stripping old straw from a roof'), /^tasks\.0: begin with a verb/],
  ['a short task', withTask('Strip old straw'), /^tasks\.0: it has 3 words\. Write 6 to 14\.$/],
  [
    'the task of another occupation',
    withTask('Cut and bend pipes to size'),
    /^tasks\.0: another occupation has “Cut and bend/,
  ],
  ['a word without contraction', withTask('Strip straw that is rotten and cannot stay'), /^tasks\.0: “cannot”/],
  [
    'a short description',
    {
      description: {
        what: 'A.',
        day: 'B.',
        moments: ['Take off straw', 'Lay bundles', 'Trim layers'],
        thrives: 'C.',
        entry: 'D.',
      },
    },
    /^description: it has \d+ words in all/,
  ],
  [
    'two sentences on what the work is',
    withDescriptionPart('what', 'Thatchers cover roofs with straw. They renew old coverings too.'),
    /^description\.what: write one sentence\. Move the others to description\.more/,
  ],
  ['a cliché', withDescriptionPart('day', 'No two days are alike.'), /^description\.day: “No two days” is a cliché/],
  ['an American word', withDescriptionPart('day', 'Trucks bring straw.'), /^description\.day: “Trucks” is American/],
  ['a gender', withDescriptionPart('day', 'Workmen bring straw.'), /^description\.day: “Workmen” names a gender/],
  [
    'a British word for Americans',
    withDescriptionPart('what', 'Thatchers drive a lorry.'),
    /^description\.what: “lorry” is not American\. Give usTexts/,
  ],
  [
    'American texts of another occupation',
    { usTexts: { what: 'Plumbers install and fix pipes and faucets.' } },
    /^usTexts\.what: it is not a version/,
  ],
  ['a British spelling in the American title', { usTitle: 'Theatre thatcher' }, /^usTitle: “Theatre thatcher”/],
  ['a classification in words', withFigures({ isco: 'craft' }), /^figures\.isco is "craft": use the first digit/],
  [
    'a British exam for everywhere',
    withRoute({ tryIt: { text: 'Retake a GCSE.', scope, lasts: 'week', for: 'anyone' } }),
    /^route\.tryIt\.text: “GCSE” is British only/,
  ],
  [
    'a trial for everybody that assumes a pupil',
    withRoute({ tryIt: { text: 'Ask your teacher for a roof.', scope, lasts: 'week', for: 'anyone' } }),
    /^route\.tryIt\.text: “your teacher” assumes where the reader stands/,
  ],
  [
    'a trial without its condition',
    withRoute({ tryIt: { text: 'Visit a roof.', scope, lasts: 'week' } }),
    /^route\.tryIt\.for/,
  ],
  [
    'the text of another occupation',
    withDescriptionPart('day', 'Diagnosis comes first, then cutting, bending, joining and testing.'),
    /^description: 47-2152\.00 also says “diagnosis comes first/,
  ],
  ['training outside the route', withRoute({ months: [1, 2] }), /^circumstances\.months: 36 is outside/],
  ['nobody who pays', withRoute({ cost: ['self'] }), /^route\.cost: add "employer"/],
  [
    'a first job twice',
    withRoute({
      firstJobs: [
        { title: 'Mate', scope },
        { title: 'Mate', scope },
      ],
    }),
    /^route\.firstJobs: Mate is there twice/,
  ],
  [
    'a low demand that a text names',
    { ...withDemand({ practical: 20 }), ...withDescriptionPart('what', 'Thatchers repair roofs.') },
    /^figures\.demand\.practical: 20 is called less/,
  ],
  ['a missing demand', withDemand({ risk: null }), /^figures\.demand: risk is null\./],
  ['an unknown tile', { tiles: { cares: 3 } }, /^tiles: there is no cares\. The names are .*care, /],
  [
    'the everyday title of another occupation',
    { everydayTitles: ['HGV driver'] },
    /^everydayTitles: HGV driver is a title of Lorry driver\. Leave it out\.$/,
  ],
  ['no core', { tiles: { build: 2 } }, /^tiles: give the core of the work a 3\.$/],
  [
    'an unknown skill',
    withFigures({ skills: ['Juggling'] }),
    /^figures\.skills\.0 is "Juggling": use one of .*Repairing/,
  ],
  [
    'too few cells',
    { usJobs: ['47-2153', 'Thatchers'] },
    /^usJobs: give 5 values in this order: group code, group title/,
  ],
  [
    'itself as related',
    { related: { short: ['47-2153.00'] } },
    /^related: name other occupations of ours, not 47-2153\.00\.$/,
  ],
  ['a title with a comma', { title: 'Thatcher, roofer' }, /^title: begin with a capital letter, without a comma/],
  ['no field of work', { code: '55-1011.00' }, /^code: we have no field of work 55\./],
])('withRecord refuses a record with this fault: %s', (_, change, message) => {
  expect(() => withRecord(texts, { ...createThatcherRecord(), ...change })).toThrow(new RegExp(message.source, 'm'));
});

it('withRecord deletes the rows on a UK statistical group to which no occupation belongs after a correction', () => {
  const inGroup = (soc: string) => {
    const uk = { ...parseFields(createThatcherRecord().figures['uk']), soc };
    return { ...createThatcherRecord(), ...withFigures({ uk }) };
  };
  const group = {
    unitGroup: ['Thatchers', ['Thatcher', 'Reed cutter']],
    workingLife: [1, 5, 5, 40, 39, 1],
  };
  const first = { ...texts, ...withRecord(texts, { ...inGroup('5999'), ...group }).texts };
  expect(first['working-life']).toContain('"5999"');
  const second = { ...first, ...withRecord(first, inGroup('5315')).texts };
  expect(second['working-life']).toBe(texts['working-life']);
  expect(second['unit-group-titles']).toBe(texts['unit-group-titles']);
});

it('createFaultFinder finds no fault in any occupation, and the texts on entry routes have a reading age of at most 12', () => {
  const tables = parseTables(texts);
  const listFaults = createFaultFinder(tables);
  expect(OCCUPATIONS.flatMap(({ code }) => listFaults(code).map((each) => `${code} ${each}`))).toEqual([]);
  const prose = Object.values(tables.routes.routes).flatMap((route) => listRouteProse(route));
  expect(measureReadingAge(prose.map(({ text }) => text))).toBeLessThanOrEqual(12);
});
