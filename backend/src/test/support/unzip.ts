import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DEFLATED = 8;

/** Returns the files of a ZIP file by their names, read by its directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (zip.readUInt32LE(end) !== END) throw new Error('This is no ZIP file.');
  const files = new Map<string, Buffer>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = zip.readUInt32LE(place + 20);
    const nameLength = zip.readUInt16LE(place + 28);
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength);
    const local = zip.readUInt32LE(place + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const method = zip.readUInt16LE(place + 10);
    files.set(name, method === DEFLATED ? inflateRawSync(content) : content);
    place += 46 + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return files;
}
