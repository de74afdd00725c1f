// Extracts the characters that every page needs from the site's two fonts. The output is committed;
// run it again after changing a font or the characters. Usage: node tools/build/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const library = resolve(import.meta.dirname, '../../libs/ui');
const require = createRequire(join(library, 'package.json'));

const TYPEFACES = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

// The characters to extract are the `unicode-range` of the first rule in fonts.css, so they are defined only there.
const css = readFileSync(join(library, 'src/fonts.css'), 'utf8');
const unicodeRange = /unicode-range:([^;]+);/.exec(css)?.[1] ?? '';
const subsetCharacters = unicodeRange.split(',').flatMap((part) => {
  const [first = 0, last = first] = part
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
});

for (const [name, file] of Object.entries(TYPEFACES)) {
  const wholeFont = readFileSync(require.resolve(file));
  const subset = (/** @type {object} */ options) =>
    subsetFont(wholeFont, subsetCharacters.join(''), { noLayoutClosure: true, ...options });
  let subsetBytes = await subset({ targetFormat: 'sfnt' });
  if (file.includes('wght')) {
    // All weights use the kerning of the regular one. Kerning for every weight would take 1.5 times
    // the bytes of the glyphs.
    const regular = await subset({ targetFormat: 'sfnt', variationAxes: { wght: 400 } });
    subsetBytes = withTable(subsetBytes, 'GPOS', readTables(regular).get('GPOS'));
  }
  const packedFont = await subsetFont(subsetBytes, subsetCharacters.join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  writeFileSync(join(library, `src/fonts/${name}-basic.woff2`), packedFont);
  console.log(`${name}: ${wholeFont.length} bytes became ${packedFont.length}.`);
}

/** Returns the tables of a font by tag. @param {Buffer} font */
function readTables(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = font.readUInt32BE(entry + 8);
      const tag = font.toString('latin1', entry, entry + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

/**
 * Returns the font with one table replaced. Leaves the old checksums, because packing computes them again.
 * @param {Buffer} font
 * @param {string} tag
 * @param {Buffer} table
 */
function withTable(font, tag, table) {
  const tables = [...readTables(font).set(tag, table)];
  const head = Buffer.from(font.subarray(0, 12 + 16 * tables.length));
  let end = head.length;
  const bodies = tables.map(([, body], index) => {
    const paddedBody = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    head.writeUInt32BE(end, 12 + 16 * index + 8);
    head.writeUInt32BE(body.length, 12 + 16 * index + 12);
    end += paddedBody.length;
    return paddedBody;
  });
  return Buffer.concat([head, ...bodies]);
}
