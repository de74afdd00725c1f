// Part of `npm run careers`: copies the record of an occupation from the tables to a file, or writes the record in a
// file into the tables.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toCareerSlug } from '@bearings/domain';
import { readRecord, withRecord } from './occupation-record.js';

const DATA_FOLDER = join(import.meta.dirname, '../data');
const texts = Object.fromEntries(
  readdirSync(DATA_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), readFileSync(join(DATA_FOLDER, file), 'utf8')]),
);

const formatRecord = (record: object): string =>
  JSON.stringify(record, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (list, inner: string) => {
    const line = `[${inner.replaceAll(/\n\s+/g, ' ')}]`;
    return line.length > 90 ? list : line;
  });

function copyRecord(code: string, file: string): string {
  const record = `${formatRecord(readRecord(texts, code))}\n`;
  if (existsSync(file)) {
    throw new Error(`${file} exists and is not overwritten. Name another file, or delete it.`);
  }
  writeFileSync(file, record);
  return `Wrote the record of ${code} into ${file}.`;
}

function parseRecordFile(file: string): unknown {
  if (!existsSync(file)) {
    throw new Error(`There is no file ${file}. To write one: npm run careers -- copy 47-2152.00 ${basename(file)}`);
  }
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(reason)?.[1];
    const line = at === undefined ? '' : ` in line ${text.slice(0, Number(at)).split('\n').length}`;
    throw new Error(`${file} is not JSON${line}: ${reason}. Often a comma or a quote is missing.`, {
      cause: error,
    });
  }
}

function addOccupation(file: string): string {
  const { title, texts: written, absent, isReplaced } = withRecord(texts, parseRecordFile(file));
  for (const [name, text] of Object.entries(written)) {
    if (text !== texts[name]) writeFileSync(join(DATA_FOLDER, `${name}.json`), text);
  }
  return `${isReplaced ? 'Replaced' : 'Added'} ${title}, page /careers/${toCareerSlug(title)}, without ${absent.join(', ')}.`;
}

try {
  const [command, first = '', second = ''] = process.argv.slice(2);
  process.stdout.write(`${command === 'copy' ? copyRecord(first, second) : addOccupation(first)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
