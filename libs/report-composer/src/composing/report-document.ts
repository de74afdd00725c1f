import { oneLine } from '../text.js';
import type { ReportBlock, TextRun } from '@bearings/contracts';
import { FIRST_NAME } from './report-facts.js';

/** An emphasis mark opens only at the start of a word, because "O*NET" contains an asterisk. */
const EMPHASIS = /(?<![\p{L}\p{N}*])(?:\*\*([^*]+)\*\*|\*([^*]+)\*)/gu;

const NAME_SLOT = FIRST_NAME.replaceAll(/[{}]/g, String.raw`\$&`);
const NAME_AT_START = new RegExp(String.raw`${NAME_SLOT}, (\p{L})`, 'gu');
const NAME_AFTER_COMMA = new RegExp(String.raw`, ${NAME_SLOT}(?!\p{L})`, 'gu');

/**
 * Parses prose into blocks. Emphasis is parsed before the first name is filled in, so that a name with asterisks stays
 * plain text.
 */
export function parseBlocks(prose: string, firstName: string): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  for (const chunk of prose.split(/\n\s*\n/)) {
    let paragraph: string[] = [];
    let items: string[] = [];
    const close = (): void => {
      if (paragraph.length > 0) blocks.push(paragraphOf(paragraph.join(' '), firstName));
      if (items.length > 0) blocks.push(listOf(items, firstName));
      paragraph = [];
      items = [];
    };
    for (const line of chunk.split('\n').map((each) => each.trim())) {
      const item = /^[-*] (.*)$/.exec(line)?.[1];
      if (line === '') continue;
      if (item === undefined ? items.length > 0 : paragraph.length > 0) close();
      if (item === undefined) paragraph.push(line);
      else items.push(item);
    }
    close();
  }
  return blocks;
}

/**
 * Parses **bold** and *italic* in prose without blocks, and fills in the first name. If the name is empty, its comma
 * is removed too.
 */
export function parseRuns(written: string, firstName: string): TextRun[] {
  const prose = firstName === '' ? withoutName(written) : written;
  const runs: TextRun[] = [];
  const push = (text: string, mark?: TextRun['mark']): void => {
    const filled = text.replaceAll(FIRST_NAME, () => oneLine(firstName));
    if (filled !== '') runs.push(mark === undefined ? { text: filled } : { text: filled, mark });
  };
  let end = 0;
  for (const match of prose.matchAll(EMPHASIS)) {
    push(prose.slice(end, match.index));
    if (match[1] !== undefined) push(match[1], 'bold');
    else push(match[2] ?? '', 'italic');
    end = match.index + match[0].length;
  }
  push(prose.slice(end));
  return runs;
}

/** Returns blocks as text with '- ' bullets, **bold** and *italic*; other such characters are escaped. */
export function blocksToContent(blocks: readonly ReportBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `**${escapeAll(block.text)}**`;
      if (block.kind === 'paragraph') return escapeStart(runsToContent(block.runs));
      return itemsOf(block)
        .map((runs) => `- ${runsToContent(runs)}`)
        .join('\n');
    })
    .join('\n\n');
}

/** Returns a block as plain text, one string for each line. */
export function plainLines(block: ReportBlock): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [plainRuns(block.runs)];
  return itemsOf(block).map(plainRuns);
}

/** Returns the texts of a list's items or of steps. */
export function itemsOf(block: Extract<ReportBlock, { kind: 'list' | 'steps' }>): TextRun[][] {
  return block.kind === 'list' ? block.items : block.steps.map(({ runs }) => runs);
}

export function plainRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns a list item with a bold label before its text. */
export function labelled(label: string, runs: readonly TextRun[]): TextRun[] {
  return [{ text: `${label}:`, mark: 'bold' }, { text: ' ' }, ...runs];
}

function paragraphOf(text: string, firstName: string): ReportBlock {
  const runs = parseRuns(text, firstName);
  const [only] = runs;
  if (runs.length === 1 && only?.mark === 'bold') return { kind: 'heading', text: only.text };
  return { kind: 'paragraph', runs };
}

function listOf(items: readonly string[], firstName: string): ReportBlock {
  return { kind: 'list', items: items.map((item) => parseRuns(item, firstName)) };
}

function withoutName(prose: string): string {
  return prose
    .replaceAll(NAME_AT_START, (_, next: string) => next.toUpperCase())
    .replaceAll(NAME_AFTER_COMMA, '')
    .replaceAll(FIRST_NAME, 'you');
}

function runsToContent(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, mark }) => {
      if (mark === undefined) return escapeMarks(text);
      return mark === 'bold' ? `**${escapeAll(text)}**` : `*${escapeAll(text)}*`;
    })
    .join('');
}

function escapeMarks(text: string): string {
  if (!/[\\*]/.test(text)) return text;
  return text.replaceAll(/\\|(?<![\p{L}\p{N}])\*/gu, String.raw`\$&`);
}

function escapeAll(text: string): string {
  return text.replaceAll(/[\\*]/g, String.raw`\$&`);
}

function escapeStart(line: string): string {
  return line.replace(/^[-#]/, String.raw`\$&`);
}
