// node tools/build/pdf-fonts.mjs: converts the fonts of the PDFs, since Typst reads only TTF and OTF.
// Its output is committed; run it again when a font changes. Only this program needs the packages
// that it reads, so install them just for the run:
//   npm install --no-save --ignore-scripts <each package of `TYPEFACES`>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'backend/assets/pdf/fonts');

const WRITING_SYSTEMS =
  'armenian bengali devanagari ethiopic georgian gujarati gurmukhi hebrew kannada khmer lao malayalam myanmar sinhala tamil telugu thai';

/** Name, package and file of each font. @type {[name: string, pack: string, file: string][]} */
const TYPEFACES = [
  // The site's own fonts with all characters. The site's files are split by character ranges, which Typst cannot join.
  ...['400Regular', '400Regular_Italic', '600SemiBold'].map((style) => [
    `instrument-sans-${style.toLowerCase()}`,
    '@expo-google-fonts/instrument-sans@0.4.2',
    `${style}/InstrumentSans_${style}.ttf`,
  ]),
  ['newsreader-500medium', '@expo-google-fonts/newsreader@0.4.1', '500Medium/Newsreader_500Medium.ttf'],
  // Fonts for the characters of names that the site's fonts lack.
  ['noto-sans', '@expo-google-fonts/noto-sans@0.4.2', '400Regular/NotoSans_400Regular.ttf'],
  ...WRITING_SYSTEMS.split(' ').map((script) => [
    `noto-${script}`,
    `@fontsource/noto-sans-${script}@5.3.0`,
    `files/noto-sans-${script}-${script}-400-normal.woff2`,
  ]),
  ['noto-arabic', '@embedpdf/fonts-arabic@1.0.0', 'fonts/NotoNaskhArabic-Regular.ttf'],
  ['noto-emoji', '@expo-google-fonts/noto-emoji@0.4.7', '400Regular/NotoEmoji_400Regular.ttf'],
  ['noto-han', '@embedpdf/fonts-sc@1.0.0', 'fonts/NotoSansHans-Regular.otf'],
  ['noto-hangul', '@embedpdf/fonts-kr@1.0.0', 'fonts/NotoSansKR-Regular.otf'],
];

/** Returns every character that a two-byte encoding contains. @param {string} encoding */
function listCharacters(encoding) {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 0x7f * 0xff }, (_, index) => [0x80 + Math.floor(index / 0xff), index % 0xff]);
  return bytes.map(([a = 0, b = 0]) => decoder.decode(new Uint8Array([a, b]))).join('');
}

const HAN_CHARACTERS = [
  ...new Set(
    ['gb2312', 'big5', 'shift_jis']
      .map(listCharacters)
      .join('')
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff5e]/gu),
  ),
].join('');
const LATIN_GREEK_CYRILLIC_CHARACTERS = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/u.test(character))
  .join('');
const HANGUL_CHARACTERS = [...new Set(listCharacters('euc-kr').match(/\p{Script=Hangul}/gu))].join('');

/**
 * The characters that are kept, by font. A font that is not listed keeps all its characters.
 * @type {Record<string, string>}
 */
const CHARACTERS_BY_FONT = {
  'noto-sans': LATIN_GREEK_CYRILLIC_CHARACTERS,
  'noto-han': HAN_CHARACTERS,
  'noto-hangul': HANGUL_CHARACTERS,
};
const ALL_CHARACTERS = Array.from({ length: 0x20000 }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
).join('');

mkdirSync(folder, { recursive: true });
let total = 0;
for (const [name, pack, file] of TYPEFACES) {
  const source = join(root, 'node_modules', pack.slice(0, pack.lastIndexOf('@')), file);
  const subsetBytes = await subsetFont(readFileSync(source), CHARACTERS_BY_FONT[name] ?? ALL_CHARACTERS, {
    targetFormat: 'truetype',
    noLayoutClosure: name in CHARACTERS_BY_FONT,
  });
  const fileEnding = subsetBytes.toString('latin1', 0, 4) === 'OTTO' ? 'otf' : 'ttf';
  writeFileSync(join(folder, `${name}.${fileEnding}`), subsetBytes);
  total += subsetBytes.length;
  console.log(`${name}: ${subsetBytes.length} bytes.`);
}
console.log(`${total} bytes in all.`);
