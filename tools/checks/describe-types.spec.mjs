import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { describeExports } from './describe-types.mjs';
import { usedNames } from './used-names.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-types-'));
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test('describes the values of an entry point by what their users depend on', () => {
  write(
    'button.ts',
    `interface Base { label: string }
    export interface ButtonProps extends Base { tone?: 'loud' | 'calm'; onPress(at: Date): void }
    export function Button({ label }: ButtonProps): string | null { return label; }
    export const useToast = () => ({ show: (text: string, more: Base[] = []) => [text, more], id: 1 });
    export const LIMIT = { most: 5, least: null as number | null | undefined };
    export const same = <T>(value: T): T => value;
    export const secret = 'not exported';`,
  );
  const file = write(
    'index.ts',
    "export { Button, useToast, LIMIT, same, type ButtonProps } from './button';",
  );
  const [described] = describeExports([file], { strict: true });
  assert.deepEqual(described, {
    Button: {
      '(0).label': 'string',
      '(0).onPress': '(Date) => void',
      '(0).tone?': '"calm" | "loud"',
      '=>': 'null | string',
    },
    LIMIT: { '.least': 'null | number | undefined', '.most': 'number' },
    same: { type: '<T>(value: T) => T' },
    useToast: {
      '=>.id': 'number',
      '=>.show': '(string, ({ label: string })[]) => (({ label: string })[] | string)[]',
    },
  });
});

test('finds the names that a remote uses, through everything that is bundled with it', () => {
  write(
    'libs/kit/package.json',
    JSON.stringify({ exports: { '.': './i.ts', './own': './own.ts' } }),
  );
  write('libs/kit/own.ts', "import { Deep } from 'kit'; export const own = Deep;");
  write(
    'app/src/routes.tsx',
    "import { A as B, type T } from 'kit'; import './page'; import 'kit/own';",
  );
  write(
    'app/src/page.tsx',
    "export { C } from 'kit'; import type { U } from 'kit'; void import('./late');",
  );
  write('app/src/late/index.ts', "import { D } from 'kit';");
  write('app/src/page.spec.tsx', "import { OnlyInTests } from 'kit';");
  const kit = { folder: 'libs/kit', name: 'kit', entries: ['.'] };
  assert.deepEqual(usedNames(home, 'app', [kit]), { kit: ['A', 'C', 'D', 'Deep'] });
});
