// node tools/build/subset-fonts.mjs: cuts the letters that every page needs out of the two typefaces.
// Its output is committed; run it again when a typeface or the list changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const library = resolve(import.meta.dirname, '../../libs/ui');
const require = createRequire(join(library, 'package.json'));

const TYPEFACES = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The range of the first font-face rules in fonts.css, so that there is one list. */
const css = readFileSync(join(library, 'src/fonts.css'), 'utf8');
const range = /unicode-range:([^;]+);/.exec(css)?.[1] ?? '';
const letters = range.split(',').flatMap((part) => {
  const [first = 0, last = first] = part
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
});

for (const [name, file] of Object.entries(TYPEFACES)) {
  const whole = readFileSync(require.resolve(file));
  const cut = await subsetFont(whole, letters.join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  writeFileSync(join(library, `src/fonts/${name}-basic.woff2`), cut);
  console.log(`${name}: ${whole.length} bytes became ${cut.length}.`);
}
