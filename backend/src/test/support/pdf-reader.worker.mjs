// Reads PDFs for `pdf-reader.ts` in a separate thread, because Jest cannot import the modules of pdf.js.
import { parentPort } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

parentPort?.on('message', (/** @type {Uint8Array} */ bytes) => void read(bytes));

/** @param {Uint8Array} bytes */
async function read(bytes) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const contents = await Promise.all(
    pages.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
      const { height } = page.getViewport({ scale: 1 });
      const lines = items.flatMap((item) =>
        'str' in item ? [{ text: item.str, top: height - item.transform[5] }] : [],
      );
      return { text: pieces.join(''), lines, tree: await page.getStructTree() };
    }),
  );
  const { info } = await document.getMetadata();
  parentPort?.postMessage(
    {
      info: JSON.parse(JSON.stringify(info)),
      marks: await document.getMarkInfo(),
      outline: ((await document.getOutline()) ?? []).map(({ title }) => title),
      read: JSON.parse(JSON.stringify(contents)),
    },
    [],
  );
}
