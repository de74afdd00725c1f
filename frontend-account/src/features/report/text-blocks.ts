import type { ReportBlock, TextRun } from '@bearings/contracts';

/** A section of a report's text. The first one has no title if the text does not begin with one. */
export interface TextSection {
  title: string;
  blocks: ReportBlock[];
}

/** Bold text is between two asterisks on each side, italic text between single ones that touch it. */
const MARKED_TEXT = /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*/g;

function parseRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED_TEXT)) {
    const [all, bold, italic] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push(bold ? { text: bold, mark: 'bold' } : { text: italic ?? all, mark: 'italic' });
    end = match.index + all.length;
  }
  return end < text.length || runs.length === 0 ? [...runs, { text: text.slice(end) }] : runs;
}

/** Parses paragraphs, sub-headings ('### ') and bullets ('- ' or '* '). */
export function parseBlocks(text: string): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  let isNewParagraph = true;
  for (const line of text.split(/\r?\n/)) {
    const [, bullet] = /^[-*] (.*)/.exec(line) ?? [];
    const [, heading] = /^#{1,6} (.*)/.exec(line) ?? [];
    const lastBlock = blocks.at(-1);
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (bullet !== undefined && lastBlock?.kind === 'list') lastBlock.items.push(parseRuns(bullet));
    else if (bullet !== undefined) blocks.push({ kind: 'list', items: [parseRuns(bullet)] });
    else if (line.trim() !== '' && !isNewParagraph && lastBlock?.kind === 'paragraph') {
      lastBlock.runs.push({ text: '\n' }, ...parseRuns(line));
    } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', runs: parseRuns(line) });
    isNewParagraph = line.trim() === '';
  }
  return blocks;
}

/** Splits a report's text at its '## ' headings. */
export function parseSections(content: string): TextSection[] {
  return content
    .split(/^## /m)
    .map((part, index) => {
      const [title = '', ...lines] = index === 0 ? ['', part] : part.split('\n');
      return { title: title.trim(), blocks: parseBlocks(lines.join('\n')) };
    })
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}
