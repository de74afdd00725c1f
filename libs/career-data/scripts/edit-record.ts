// Part of `npm run careers`: writes the record of an occupation from the tables to a file, or the
// record in a file to the tables.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { careerSlug } from '@bearings/contracts';
import { readRecord, withRecord } from './occupation-record.js';

const DATA_FOLDER = join(import.meta.dirname, '../data');
const texts = Object.fromEntries(
  readdirSync(DATA_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), readFileSync(join(DATA_FOLDER, file), 'utf8')]),
);

const toText = (record: object): string =>
  JSON.stringify(record, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (list, inner: string) => {
    const line = `[${inner.replaceAll(/\n\s+/g, ' ')}]`;
    return line.length > 90 ? list : line;
  });

function copy(code: string, file: string): string {
  // The flag `wx` keeps an existing file from being overwritten.
  writeFileSync(file, `${toText(readRecord(texts, code))}\n`, { flag: 'wx' });
  return `Wrote the record of ${code} into ${file}.`;
}

function addOccupation(file: string): string {
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { title, texts: written, absent, isReplaced } = withRecord(texts, record);
  for (const [name, text] of Object.entries(written)) {
    if (text !== texts[name]) writeFileSync(join(DATA_FOLDER, `${name}.json`), text);
  }
  return `${isReplaced ? 'Replaced' : 'Added'} ${title}, page /careers/${careerSlug(title)}, without ${absent.join(', ')}.`;
}

try {
  const [command, first = '', second = ''] = process.argv.slice(2);
  process.stdout.write(`${command === 'copy' ? copy(first, second) : addOccupation(first)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
