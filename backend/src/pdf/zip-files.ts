import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { NamedFile } from './pdf.service.js';

/** Returns a ZIP file of the files as a stream. */
export function createZip(files: readonly NamedFile[]): Readable {
  const zip = new yazl.ZipFile();
  const nameCounts = new Map<string, number>();
  for (const { content, name } of files) zip.addBuffer(content, makeNameDistinct(name, nameCounts));
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}

/** Returns a file name that is unique in the ZIP file, because two reports may have the same date. */
function makeNameDistinct(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : name.replace(/(\.\w+)$/, ` (${count})$1`);
}
