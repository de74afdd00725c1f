import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** A tag of a PDF, as pdf.js reads it. Tags describe the structure of the content, and may contain other tags. */
interface Tag {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Tag[];
}

/** A piece of text, and the distance of its baseline from the top of the page in points. */
interface PlacedText {
  text: string;
  top: number;
}

interface WorkerReply {
  info: { Title?: string; Author?: string; Language?: string };
  marks: { Marked?: boolean } | null;
  outline: string[];
  read: { text: string; lines: PlacedText[]; tree: Tag | null }[];
}

export interface PdfContent {
  /** The text of each page in reading order, without line breaks. */
  pages: string[];
  /** The pieces of text of each page. */
  lines: PlacedText[][];
  title: string | undefined;
  author: string | undefined;
  lang: string | undefined;
  marked: boolean;
  /** All tags of the structure. Headings have the role `H1` or `H2`. */
  tags: Tag[];
  /** The titles of the first-level bookmarks. */
  outline: string[];
}

/** One worker thread for each spec file, because loading pdf.js takes longer than reading a report. */
let worker: Worker | undefined;
afterAll(() => worker?.terminate());

let lastRead: Promise<unknown> = Promise.resolve();

/** Sends a PDF to the worker thread, as soon as the thread has read the previous PDF. Returns the thread's reply. */
function askWorker(bytes: Uint8Array): Promise<WorkerReply> {
  const nextAnswer = lastRead.then(async () => {
    worker ??= new Worker(path.join(import.meta.dirname, 'pdf-reader.worker.mjs'));
    worker.postMessage(bytes, []);
    const [read]: [WorkerReply] = (await once(worker, 'message')) as [WorkerReply];
    return read;
  });
  lastRead = nextAnswer.catch(() => {});
  return nextAnswer;
}

/** Returns the text and structure of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const { info, marks, outline, read } = await askWorker(bytes);
  return {
    pages: read.map(({ text }) => joinLines(text)),
    lines: read.map(({ lines }) => lines),
    title: info.Title,
    author: info.Author,
    lang: info.Language,
    marked: marks?.Marked === true,
    tags: read.flatMap(({ tree }) => (tree ? flattenTag(tree) : [])),
    outline,
  };
}

/** Returns a text without its line breaks, without the hyphens before line breaks, and without double blanks. */
export const joinLines = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Ll})[\u00ad\u2010-]\n(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const flattenTag = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flattenTag)];
