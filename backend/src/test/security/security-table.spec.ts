import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The rows of the table. In the file, commas separate cells, and a cell that contains a comma is in quotes. */
const rows = readText('docs/compliance/asvs.csv')
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
const metRows = rows.filter(({ status }) => status === 'met');

describe('the table of security requirements', () => {
  it('contains only names of files that exist', () => {
    const namedTests = rows.flatMap(({ files, tests }) => `${files} ${tests}`.split(' ')).filter(Boolean);
    expect(namedTests.length).toBeGreaterThan(350);
    expect(namedTests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('lists each requirement once, and names a file and a test for each requirement that is met', () => {
    expect(metRows.filter(({ files, tests }) => !files || !tests)).toEqual([]);
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  });

  it('contains as many met requirements of each level as docs/security.md states', () => {
    const text = readText('docs/security.md');
    const countLevel = (level: string) => metRows.filter((row) => row.level === level).length;
    expect(text).toContain(`Level 1: ${countLevel('1')} of `);
    expect(text).toContain(`Level 2: ${countLevel('2')} of `);
  });

  it('is complemented by SECURITY.md, with a deadline for critical vulnerabilities', () => {
    expect(readText('SECURITY.md')).toMatch(/critical[^\n]+48 hours/);
  });
});
