import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const DEFLATE_METHOD = 8;

/** Returns the contents of all files in a ZIP file by their names. */
export function unzipFiles(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (zip.readUInt32LE(end) !== END_SIGNATURE) throw new Error('This is no ZIP file.');
  const files = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = zip.readUInt32LE(offset + 20);
    const nameLength = zip.readUInt16LE(offset + 28);
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    const local = zip.readUInt32LE(offset + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const method = zip.readUInt16LE(offset + 10);
    files.set(name, method === DEFLATE_METHOD ? inflateRawSync(content) : content);
    offset += 46 + nameLength + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  return files;
}
