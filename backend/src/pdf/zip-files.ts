import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { NamedFile } from './pdf.service.js';

/** Returns a ZIP file of the files, whose names must differ, as a stream. */
export function createZip(files: readonly NamedFile[]): Readable {
  const zip = new yazl.ZipFile();
  for (const { content, name } of files) zip.addBuffer(content, name);
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}
