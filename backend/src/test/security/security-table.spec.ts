import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const policy = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const met = rows.filter((cells) => cells.length === 7);

describe('the table of security requirements', () => {
  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json|yaml|conf|Dockerfile))`/g)];
    const missing = named
      .map(([, file = '']) => file)
      .filter((f) => !existsSync(path.join(ROOT, f)));
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('names a file and a test for each requirement that is met, each once', () => {
    const incomplete = met.filter(
      (cells) => !/`|pages by/.test(cells[4] ?? '') || !/`/.test(cells[5] ?? ''),
    );
    expect(incomplete.map(([, id]) => id)).toEqual([]);
    const ids = rows.flatMap((cells) => cells[1]?.split(', ') ?? []);
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids).toHaveLength(253);
  });

  it('counts what it lists', () => {
    const count = (level: string) => met.filter((cells) => cells[2] === level).length;
    expect(text).toContain(`Level 1: ${count('1')} of `);
    expect(text).toContain(`Level 2: ${count('2')} of `);
  });

  it('goes with times for vulnerable dependencies', () => {
    expect(policy).toMatch(/critical[^\n]+48 hours/);
  });
});
