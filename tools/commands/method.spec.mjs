import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getFigure } from '@bearings/domain/figures';
import { splitCells, listMeasuredRows } from './method-tables.mjs';
import { toProjectPath } from './project.mjs';

const method = readFileSync(toProjectPath('docs/method.md'), 'utf8');

test('the tables in method.md contain the published figures', () => {
  const rows = method.split('\n').flatMap((line) => splitCells(line)?.join(' | ') ?? []);
  assert.deepEqual(
    listMeasuredRows()
      .map((cells) => cells.join(' | '))
      .filter((row) => !rows.includes(row)),
    [],
  );
});

test('the sentences in method.md on data from outside this repository contain the published figures', () => {
  /** @param {'outside' | 'workers'} set @param {string} id */
  const percent = (set, id) => `${Math.round(100 * getFigure(set, id).value)}%`;
  for (const words of [
    `for ${percent('outside', 'ownInTenAnswers')} without the step and for ${percent('outside', 'ownInTenStep')} with it, the own or a near one for ${percent('outside', 'ownOrNearStep')}`,
    `for ${percent('workers', 'ownInTen')} among the ten and for ${percent('workers', 'ownInThree')} among the first three`,
  ])
    assert.ok(method.includes(words), words);
});
