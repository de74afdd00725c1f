import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (/** @type {number} */ length) => (length + 3) & ~3;

/**
 * Unpacks a WOFF 1.0 font into the TrueType file it was made from, which is what the drawing program
 * reads (W3C, WOFF File Format 1.0: the same tables, each compressed by zlib).
 * @param {Buffer} woff
 */
export function woffToTtf(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const checksum = woff.readUInt32BE(entry + 16);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum,
      data: packedLength < length ? inflateSync(packed) : packed,
    };
  });

  const total = tables.reduce((sum, { data }) => sum + padded(data.length), 0);
  const ttf = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY + total);
  const power = 2 ** Math.floor(Math.log2(count));
  ttf.writeUInt32BE(woff.readUInt32BE(4), 0);
  ttf.writeUInt16BE(count, 4);
  ttf.writeUInt16BE(power * SFNT_ENTRY, 6);
  ttf.writeUInt16BE(Math.log2(power), 8);
  ttf.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  let end = SFNT_HEADER + count * SFNT_ENTRY;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(ttf, entry);
    ttf.writeUInt32BE(checksum, entry + 4);
    ttf.writeUInt32BE(end, entry + 8);
    ttf.writeUInt32BE(data.length, entry + 12);
    data.copy(ttf, end);
    end += padded(data.length);
  }
  return ttf;
}
