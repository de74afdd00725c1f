import { Resvg } from '@resvg/resvg-js';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { pictureSvg } from './picture-svg.mjs';

const require = createRequire(import.meta.url);
const FONT_FILE = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff';

/**
 * Draws the preview picture of each page, 1200 by 630, which social networks show with a link.
 * @param {readonly { file: string, title: string, eyebrow: string, brand: string }[]} pictures
 *   `file` is the picture's path
 */
export async function drawPictures(pictures) {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-fonts-'));
  try {
    const font = join(folder, 'serif.ttf');
    const letters = pictures.map(({ title, eyebrow, brand }) => title + eyebrow + brand).join('');
    const woff = readFileSync(require.resolve(FONT_FILE));
    writeFileSync(font, await subsetFont(woff, letters, { targetFormat: 'truetype' }));
    for (const { file, ...words } of pictures) {
      const drawing = new Resvg(pictureSvg(words), {
        font: { loadSystemFonts: false, fontFiles: [font] },
      });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, drawing.render().asPng());
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
