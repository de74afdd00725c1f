import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** One element of a document's tags, as pdf.js reads it. */
interface Tag {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Tag[];
}

interface Read {
  info: { Title?: string; Author?: string; Language?: string };
  marks: { Marked?: boolean } | null;
  outline: string[];
  read: { text: string; tree: Tag | null }[];
}

export interface ReadPdf {
  /** The text of each page in the order of reading, without line ends. */
  pages: string[];
  title: string | undefined;
  author: string | undefined;
  lang: string | undefined;
  marked: boolean;
  /** Every element of the structure: headings are `H1`, `H2`. */
  tags: Tag[];
  /** Titles of the bookmarks of the first level. */
  outline: string[];
}

/** One thread for a spec file, since loading pdf.js takes longer than reading a report. */
let worker: Worker | undefined;
afterAll(() => worker?.terminate());

let last: Promise<unknown> = Promise.resolve();

/** Sends a PDF to the thread once it has answered the one before. */
function ask(bytes: Uint8Array): Promise<Read> {
  const answer = last.then(async () => {
    worker ??= new Worker(path.join(import.meta.dirname, 'pdf-reader.worker.mjs'));
    worker.postMessage(bytes, []);
    const [read]: [Read] = (await once(worker, 'message')) as [Read];
    return read;
  });
  last = answer.catch(() => {});
  return answer;
}

/** Reads a PDF's text and structure. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { info, marks, outline, read } = await ask(bytes);
  return {
    pages: read.map(({ text }) => unbroken(text)),
    title: info.Title,
    author: info.Author,
    lang: info.Language,
    marked: marks?.Marked === true,
    tags: read.flatMap(({ tree }) => (tree ? flat(tree) : [])),
    outline,
  };
}

/** Returns a text without line ends, the hyphens before them, and double blanks. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Ll})[\u00ad\u2010-]\n(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];
