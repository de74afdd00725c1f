import { toSingleLine } from '../text.js';
import type { ReportBlock, TextRun } from '@bearings/contracts';
import { FIRST_NAME_SLOT } from './report-facts.js';

/** An emphasis mark opens only at the start of a word, because "O*NET" contains an asterisk. */
const EMPHASIS_PATTERN = /(?<![\p{L}\p{N}*])(?:\*\*([^*]+)\*\*|\*([^*]+)\*)/gu;

const NAME_SLOT_PATTERN = FIRST_NAME_SLOT.replaceAll(/[{}]/g, String.raw`\$&`);
const NAME_AT_START_PATTERN = new RegExp(String.raw`${NAME_SLOT_PATTERN}, (\p{L})`, 'gu');
const NAME_AFTER_COMMA_PATTERN = new RegExp(String.raw`, ${NAME_SLOT_PATTERN}(?!\p{L})`, 'gu');

/**
 * Parses prose into blocks. Emphasis is parsed before the first name is filled in, so that a name with asterisks stays
 * plain text.
 */
export function parseBlocks(prose: string, firstName: string): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  for (const chunk of prose.split(/\n\s*\n/)) {
    let paragraph: string[] = [];
    let items: string[] = [];
    const closeList = (): void => {
      if (paragraph.length > 0) blocks.push(toParagraph(paragraph.join(' '), firstName));
      if (items.length > 0) blocks.push(toList(items, firstName));
      paragraph = [];
      items = [];
    };
    for (const line of chunk.split('\n').map((each) => each.trim())) {
      const item = /^[-*] (.*)$/.exec(line)?.[1];
      if (line === '') continue;
      if (item === undefined ? items.length > 0 : paragraph.length > 0) closeList();
      if (item === undefined) paragraph.push(line);
      else items.push(item);
    }
    closeList();
  }
  return blocks;
}

/**
 * Parses **bold** and *italic* in prose without blocks, and fills in the first name. If the name is empty, the comma
 * next to its placeholder is removed too.
 */
export function parseRuns(written: string, firstName: string): TextRun[] {
  const prose = firstName === '' ? withoutName(written) : written;
  const runs: TextRun[] = [];
  const pushRun = (text: string, mark?: TextRun['mark']): void => {
    const filledText = text.replaceAll(FIRST_NAME_SLOT, () => toSingleLine(firstName));
    if (filledText !== '') runs.push(mark === undefined ? { text: filledText } : { text: filledText, mark });
  };
  let end = 0;
  for (const match of prose.matchAll(EMPHASIS_PATTERN)) {
    pushRun(prose.slice(end, match.index));
    if (match[1] !== undefined) pushRun(match[1], 'bold');
    else pushRun(match[2] ?? '', 'italic');
    end = match.index + match[0].length;
  }
  pushRun(prose.slice(end));
  return runs;
}

/** Returns blocks as text with '- ' bullets, **bold** and *italic*; other such characters are escaped. */
export function formatBlocks(blocks: readonly ReportBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `**${escapeAllMarks(block.text)}**`;
      if (block.kind === 'paragraph') return escapeLineStart(formatRuns(block.runs));
      return listItems(block)
        .map((runs) => `- ${formatRuns(runs)}`)
        .join('\n');
    })
    .join('\n\n');
}

/** Returns a block as plain text, one string for each line. */
export function toPlainLines(block: ReportBlock): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [joinPlainRuns(block.runs)];
  return listItems(block).map(joinPlainRuns);
}

/** Returns the texts of a list's items or of steps. */
export function listItems(block: Extract<ReportBlock, { kind: 'list' | 'steps' }>): TextRun[][] {
  return block.kind === 'list' ? block.items : block.steps.map(({ runs }) => runs);
}

export function joinPlainRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns a list item with a bold label before its text. */
export function withLabel(label: string, runs: readonly TextRun[]): TextRun[] {
  return [{ text: `${label}:`, mark: 'bold' }, { text: ' ' }, ...runs];
}

function toParagraph(text: string, firstName: string): ReportBlock {
  const runs = parseRuns(text, firstName);
  const [only] = runs;
  if (runs.length === 1 && only?.mark === 'bold') return { kind: 'heading', text: only.text };
  return { kind: 'paragraph', runs };
}

function toList(items: readonly string[], firstName: string): ReportBlock {
  return { kind: 'list', items: items.map((item) => parseRuns(item, firstName)) };
}

function withoutName(prose: string): string {
  return prose
    .replaceAll(NAME_AT_START_PATTERN, (_, next: string) => next.toUpperCase())
    .replaceAll(NAME_AFTER_COMMA_PATTERN, '')
    .replaceAll(FIRST_NAME_SLOT, 'you');
}

function formatRuns(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, mark }) => {
      if (mark === undefined) return escapeOpeningMarks(text);
      return mark === 'bold' ? `**${escapeAllMarks(text)}**` : `*${escapeAllMarks(text)}*`;
    })
    .join('');
}

function escapeOpeningMarks(text: string): string {
  if (!/[\\*]/.test(text)) return text;
  return text.replaceAll(/\\|(?<![\p{L}\p{N}])\*/gu, String.raw`\$&`);
}

function escapeAllMarks(text: string): string {
  return text.replaceAll(/[\\*]/g, String.raw`\$&`);
}

function escapeLineStart(line: string): string {
  return line.replace(/^[-#]/, String.raw`\$&`);
}
