// Replaces a file of the published site together with its compressed copies.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Matches files that are also stored compressed. Pictures and fonts are compressed already. */
const PACKABLE_FILE_PATTERN = /(?<!prerendered|library|mf-stats)\.(js|css|html|json|svg|xml|txt)$/;
/** Minimum size in bytes of a file that is worth compressing. */
const MIN_PACKED_BYTES = 1_024;

/** Quality of brotli for a quick compression. It takes 5% of the time of the best quality and gives 4% more bytes. */
export const QUICK_BROTLI_QUALITY = 9;

/**
 * The compressors, by the file extension that web servers expect for their result.
 * @type {Record<string, (content: Buffer, quality: number) => Buffer>}
 */
const PACKERS_BY_ENDING = {
  '.br': (content, quality) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Returns whether a file is the compressed copy of another. @param {string} file */
export const isCompressedCopy = (file) => Object.keys(PACKERS_BY_ENDING).some((ending) => file.endsWith(ending));

/**
 * Replaces a file and its compressed copies with renames, so that readers get either the old or the
 * new file. Does nothing if the content has not changed.
 * @param {string} file
 * @param {string | Buffer} text
 * @param {number} [quality] quality of brotli
 */
export function replaceFile(file, text, quality = constants.BROTLI_MAX_QUALITY) {
  const content = Buffer.from(text);
  const packing = PACKABLE_FILE_PATTERN.test(file) && content.length >= MIN_PACKED_BYTES;
  const isUnchanged = existsSync(file) && readFileSync(file).equals(content);
  if (isUnchanged && packing === existsSync(`${file}.br`)) return;
  mkdirSync(dirname(file), { recursive: true });
  for (const [ending, pack] of Object.entries(PACKERS_BY_ENDING)) {
    if (packing) putFile(file + ending, pack(content, quality));
    else rmSync(file + ending, { force: true });
  }
  putFile(file, content);
}

/**
 * Replaces a file immediately and deletes its compressed copies. Until {@link replaceFile} writes
 * new ones, web servers send the file uncompressed.
 * @param {string} file
 * @param {string} text
 */
export function replaceWithoutCopies(file, text) {
  const content = Buffer.from(text);
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  for (const ending of Object.keys(PACKERS_BY_ENDING)) rmSync(file + ending, { force: true });
  putFile(file, content);
}

/** @param {string} file @param {Buffer} content */
function putFile(file, content) {
  writeFileSync(`${file}.draft`, content);
  renameSync(`${file}.draft`, file);
}

/** Deletes a file and its compressed copies. @param {string} file */
export function removeFile(file) {
  for (const ending of ['', ...Object.keys(PACKERS_BY_ENDING)]) rmSync(file + ending, { force: true });
}
