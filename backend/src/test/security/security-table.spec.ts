import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Cells are separated by commas. A cell that contains a comma is in double quotes. */
const rows = read('docs/compliance/asvs.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  .map(([id = '', level, status, , files = '', tests = '']) => ({
    id,
    level,
    status,
    files,
    tests,
  }));
const met = rows.filter(({ status }) => status === 'met');

describe('the table of security requirements', () => {
  it('contains only names of files that exist', () => {
    const named = rows
      .flatMap(({ files, tests }) => `${files} ${tests}`.split(' '))
      .filter(Boolean);
    expect(named.length).toBeGreaterThan(350);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('lists each requirement once, with a file and a test if it is met', () => {
    expect(met.filter(({ files, tests }) => !files || !tests)).toEqual([]);
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  });

  it('has the numbers of requirements that docs/security.md states', () => {
    const text = read('docs/security.md');
    const count = (level: string) => met.filter((row) => row.level === level).length;
    expect(text).toContain(`Level 1: ${count('1')} of `);
    expect(text).toContain(`Level 2: ${count('2')} of `);
  });

  it('is complemented by SECURITY.md, with a deadline for critical vulnerabilities', () => {
    expect(read('SECURITY.md')).toMatch(/critical[^\n]+48 hours/);
  });
});
