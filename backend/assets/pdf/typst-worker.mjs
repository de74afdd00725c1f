// The worker thread that generates PDFs and pictures with Typst, one at a time. `pdf/typst-thread.ts` starts and ends
// it.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { withSubstitutes } from './substitutes.mjs';

const TEMPLATE_FOLDER = import.meta.dirname;
const FONT_FOLDER = join(TEMPLATE_FOLDER, 'fonts');
/** Number of earlier documents whose layouts and decoded fonts stay cached. */
const MAX_CACHED_DOCUMENTS = 3;
/** Names of the one-page templates that become a picture instead of a PDF. Each point of the page becomes one pixel. */
const PICTURE_TEMPLATES = new Set(['card']);
/** The zoom factor for pictures: SVG has 96 units per inch, and Typst 72 points, each of which becomes one pixel. */
const POINTS_PER_SVG_UNIT = 72 / 96;
/** The font for text in embedded SVG drawings. Typst has already converted all other text to outlines. */
const PICTURE_FONT = {
  loadSystemFonts: false,
  fontFiles: [join(FONT_FOLDER, 'instrument-sans-600semibold.ttf')],
  defaultFontFamily: 'Instrument Sans',
};

if (!readdirSync(TEMPLATE_FOLDER).includes('report.typ')) throw new Error('The templates are missing.');
if (readdirSync(FONT_FOLDER).length === 0) throw new Error('The fonts are missing.');
const compiler = NodeCompiler.create({ workspace: TEMPLATE_FOLDER, fontArgs: [{ fontPaths: [FONT_FOLDER] }] });

parentPort?.on('message', (/** @type {{ template: string, data: string }} */ { template, data }) => {
  try {
    const file = compile(template, data);
    parentPort?.postMessage({ file }, [file.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ error: message }, []);
  }
  compiler.evictCache(MAX_CACHED_DOCUMENTS);
});
parentPort?.postMessage({ ready: true }, []);

/**
 * Returns the PDF or picture of a template with its data. The PDF standard `ua-1` forbids characters that no font can
 * draw, such as the private-use characters that word processors use as bullets. They are replaced by a substitute.
 * @param {string} template
 * @param {string} json the data
 */
function compile(template, json) {
  try {
    return drawDocument(template, json);
  } catch (error) {
    for (const changed of withSubstitutes(json, canDraw)) {
      try {
        return drawDocument(template, changed);
      } catch {
        // The next version of the data has more substitutes. If all versions fail, the first error is thrown, because
        // it shows the cause.
      }
    }
    throw error;
  }
}

/** Returns whether each of these texts can be drawn. @param {string[]} texts */
function canDraw(texts) {
  try {
    drawDocument('probe', JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} template
 * @param {string} data JSON
 */
function drawDocument(template, data) {
  const result = compiler.compile({
    mainFilePath: join(TEMPLATE_FOLDER, `${template}.typ`),
    inputs: { data },
  });
  if (result.result === null) throw new Error(formatErrorMessages(result.takeDiagnostics()));
  const pdf = compiler.pdf(result.result, { pdfStandard: 'ua-1' });
  // For a picture, the PDF is generated only to get an error for a text that no font can draw.
  if (!PICTURE_TEMPLATES.has(template)) return new Uint8Array(pdf);
  const svg = inlineSvgImages(compiler.plainSvg(result.result));
  const fitTo = { mode: /** @type {const} */ ('zoom'), value: POINTS_PER_SVG_UNIT };
  return new Uint8Array(new Resvg(svg, { font: PICTURE_FONT, fitTo }).render().asPng());
}

/**
 * Replaces embedded SVG images by their elements, because resvg draws no text within an image.
 * @param {string} svg
 */
function inlineSvgImages(svg) {
  return svg.replaceAll(
    /<image ([^>]*?)(?:xlink:)?href="data:image\/svg\+xml;base64,([^"]+)"([^>]*?)\/?>(?:<\/image>)?/g,
    (_, /** @type {string} */ before, /** @type {string} */ encoded, /** @type {string} */ after) =>
      `<g ${before}>${Buffer.from(encoded, 'base64').toString().replace('<svg ', `<svg ${after} `)}</g>`,
  );
}

/**
 * Returns only the messages of the errors. Their source lines are left out, because they contain text of the report.
 * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeError | null} found
 */
function formatErrorMessages(found) {
  /** @type {unknown[]} */
  const messages = found ? compiler.fetchDiagnostics(found) : [];
  const texts = messages.map((each) => String(Reflect.get(Object(each), 'message')));
  return texts.join('; ') || 'Typst gave no reason.';
}
