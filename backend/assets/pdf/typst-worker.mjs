// The worker thread that makes PDFs with Typst, one at a time. `pdf/typst-thread.ts` starts it and ends it.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { withSubstitutes } from './substitutes.mjs';

const FOLDER = import.meta.dirname;
const FONTS = join(FOLDER, 'fonts');
/** Results of earlier documents that are kept: layouts of the same texts, decoded fonts. */
const KEPT_DOCUMENTS = 3;

if (!readdirSync(FOLDER).includes('report.typ')) throw new Error('The templates are missing.');
if (readdirSync(FONTS).length === 0) throw new Error('The fonts are missing.');
const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [FONTS] }] });

parentPort?.on(
  'message',
  (/** @type {{ template: string, data: string }} */ { template, data }) => {
    try {
      const pdf = compile(template, data);
      parentPort?.postMessage({ pdf }, [pdf.buffer]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ error: message }, []);
    }
    compiler.evictCache(KEPT_DOCUMENTS);
  },
);
parentPort?.postMessage({ ready: true }, []);

/**
 * Returns the PDF of a template with its data. The standard ua-1 refuses a text that no font can draw, such as the
 * private bullets of a word processor: such text is drawn with substitutes.
 * @param {string} template
 * @param {string} json the data
 */
function compile(template, json) {
  try {
    return draw(template, json);
  } catch (error) {
    for (const changed of withSubstitutes(json, canDraw)) {
      try {
        return draw(template, changed);
      } catch {
        // The next one has more substitutes; the first error tells what was wrong.
      }
    }
    throw error;
  }
}

/** Whether each of these texts can be drawn. @param {string[]} texts */
function canDraw(texts) {
  try {
    draw('probe', JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} template
 * @param {string} data JSON
 */
function draw(template, data) {
  const result = compiler.compile({
    mainFilePath: join(FOLDER, `${template}.typ`),
    inputs: { data },
  });
  if (result.result === null) throw new Error(messagesOf(result.takeDiagnostics()));
  return new Uint8Array(compiler.pdf(result.result, { pdfStandard: 'ua-1' }));
}

/**
 * The messages alone: the places that they point to would hold text of the report.
 * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeError | null} found
 */
function messagesOf(found) {
  /** @type {unknown[]} */
  const messages = found ? compiler.fetchDiagnostics(found) : [];
  const texts = messages.map((each) => String(Reflect.get(Object(each), 'message')));
  return texts.join('; ') || 'Typst gave no reason.';
}
