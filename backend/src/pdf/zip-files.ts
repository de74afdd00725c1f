import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { NamedFile } from './pdf.service.js';

/**
 * Returns a ZIP file as a stream that reads `files` one by one. Resolves once the first file has been read, so that a
 * failure until then rejects; a later failure aborts the stream.
 */
export async function createZip(files: AsyncGenerator<NamedFile, void, undefined>): Promise<Readable> {
  const first = await files.next();
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const nameCounts = new Map<string, number>();
  const addFile = ({ content, name }: NamedFile): void => zip.addBuffer(content, makeNameDistinct(name, nameCounts));
  if (!first.done) addFile(first.value);
  addRemainingFiles(files, output, addFile).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function addRemainingFiles(
  files: AsyncGenerator<NamedFile, void, undefined>,
  output: Readable,
  add: (file: NamedFile) => void,
): Promise<void> {
  for await (const file of files) {
    // Stops if the client has disconnected.
    if (output.destroyed) return;
    add(file);
  }
}

/** Returns a file name that is unique in the ZIP file, because two reports may have the same date. */
function makeNameDistinct(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : name.replace(/(\.\w+)$/, ` (${count})$1`);
}
