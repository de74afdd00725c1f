import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OCCUPATIONS } from '@bearings/career-data';
import { TABLE_SCHEMAS } from '@bearings/career-data/schema';
import { z } from 'zod';
import { readRecord, withRecord } from './occupation-record.js';

const texts = Object.fromEntries(
  Object.keys(TABLE_SCHEMAS).map((name) => [
    name,
    readFileSync(join(import.meta.dirname, `../data/${name}.json`), 'utf8'),
  ]),
);
const PLUMBER_CODE = '47-2152.00';
const parseFields = (value: unknown) => z.record(z.string(), z.unknown()).parse(value);
const withoutJudges = (text = ''): string => text.replaceAll(/, "by": "[^"]*", "on": "[^"]*"/g, '');

it('the record of an occupation contains all its rows, so that they can be written again unchanged', () => {
  // Checks every twentieth occupation, because each takes a tenth of a second.
  for (const { code } of OCCUPATIONS.filter((_, at) => at % 20 === 0)) {
    const { texts: written } = withRecord(texts, readRecord(texts, code));
    for (const [name, text] of Object.entries(written)) {
      expect([code, withoutJudges(text) === withoutJudges(texts[name])]).toEqual([code, true]);
    }
  }
});

it('withRecord adds an occupation that has only the required parts, at its place in the order of codes', () => {
  const { figures, circumstances, tiles, description, tasks, route, titles } = readRecord(
    texts,
    PLUMBER_CODE,
  );
  const record = {
    code: '47-2153.00',
    title: 'Pipe artist',
    by: 'a reader',
    figures,
    circumstances,
    tiles,
    description,
    tasks,
    route,
    titles,
    related: { short: [PLUMBER_CODE] },
    subjects: {},
  };
  const { texts: written, absent } = withRecord(texts, record);
  const after = { ...texts, ...written };
  expect(absent).toContain('germanyPay');
  const addedRecord = readRecord(after, '47-2153.00');
  expect(addedRecord).toMatchObject({
    ...record,
    related: { short: [PLUMBER_CODE], long: [], more: [] },
  });
  expect(addedRecord['germanyPay']).toBeUndefined();
  for (const name of ['occupations', 'tasks', 'routes']) {
    const codes = [...(after[name] ?? '').matchAll(/^ {2,4}\S* ?(?:"code": )?"(47-215\d\.00)/gm)];
    expect([name, codes.map(([, code]) => code)]).toEqual([name, [PLUMBER_CODE, '47-2153.00']]);
  }
  // A later run with a corrected record replaces the first one.
  const changedTexts = withRecord(after, { ...record, usTitle: 'Piper' }).texts;
  expect(changedTexts['occupations']).toBe(after['occupations']);
  expect(JSON.parse(changedTexts['us-titles'] ?? '')).toMatchObject({ '47-2153.00': 'Piper' });
});

it('withRecord throws an error that names each missing or invalid part of a record', () => {
  const { circumstances, ...record } = readRecord(texts, PLUMBER_CODE);
  const { isco: _, ...figures } = parseFields(record['figures']);
  const wrongRecord = {
    ...record,
    code: '47-2153.00',
    title: 'Pipe artist',
    tiles: { build: 4 },
    colour: 'red',
    figures,
    apprenticeships: [['ST0001', 'Pipes', 9, 12, 'Construction', 'open']],
  };
  const addWrong = (): unknown => withRecord(texts, wrongRecord);
  expect(addWrong).toThrow(/^circumstances is missing: level, training and working conditions\.$/m);
  expect(addWrong).toThrow(/^tiles\.build: Invalid option/m);
  expect(addWrong).toThrow(/^figures\.isco is missing\. Invalid input: expected string\.$/m);
  expect(addWrong).toThrow(/^apprenticeships\.2: Invalid/m);
  expect(addWrong).toThrow(/^colour is no part of a record/m);
  expect(() => withRecord(texts, { ...record, circumstances, title: 'Pipe artist' })).toThrow(
    /^47-2152\.00 is Plumber\. Give Pipe artist a code of its own/,
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
