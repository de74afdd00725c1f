// Checks that the product's pictures exist, have the stated size, are small and load lazily.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { remotePath } from '@bearings/build/site';
import { JSDOM } from 'jsdom';

const remote = resolve(import.meta.dirname, '../../frontend-marketing/dist');
/** @type {import('./src/prerender-pages').PrerenderedRemote} */
const { pages } = JSON.parse(readFileSync(join(remote, 'prerendered.json'), 'utf8'));

const PICTURE_WIDTHS = [480, 720, 960];
const MAX_PICTURE_BYTES = 70_000;

const shownPictures = pages.flatMap(({ path, html }) =>
  [...new JSDOM(html).window.document.querySelectorAll('main img')].map((image) => ({
    path,
    image,
    sources: [...(image.closest('picture')?.querySelectorAll('source') ?? []), image],
  })),
);

/** @param {Element} element @returns {{ file: string, width: number }[]} */
const listSrcsetFiles = (element) =>
  (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [file = '', width = ''] = candidate.split(' ');
    return { file, width: Number.parseInt(width, 10) };
  });

/**
 * Returns the width and height from the header of a WebP file. RFC 9649, section 2.7, stores each
 * as its value minus one, in three bytes.
 * @param {Buffer} bytes
 */
function readSize(bytes) {
  assert.equal(bytes.toString('latin1', 8, 16), 'WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

test('the page /how-it-works has pictures of the product', () => {
  assert.ok(shownPictures.some(({ path }) => path === '/how-it-works'));
});

for (const { path, image, sources } of shownPictures) {
  test(`the picture on ${path} loads lazily, is small and has the stated size: ${image.getAttribute('alt')}`, () => {
    assert.match(image.getAttribute('alt') ?? '', /\w.{20,}/);
    assert.equal(image.getAttribute('loading'), 'lazy');
    const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
    assert.deepEqual(
      sources.map((source) => source.getAttribute('media')),
      ['(prefers-color-scheme: dark)', null],
    );
    for (const source of sources) {
      assert.ok(source.getAttribute('sizes'));
      const files = listSrcsetFiles(source);
      assert.deepEqual(
        files.map(({ width }) => width),
        PICTURE_WIDTHS,
      );
      for (const { file, width } of files) {
        const bytes = readFileSync(join(remote, relative(remotePath('marketing'), file)));
        assert.deepEqual(readSize(bytes), { width, height: width * ratio });
        assert.ok(bytes.length < MAX_PICTURE_BYTES, `${file}: ${bytes.length} bytes`);
      }
    }
  });
}
