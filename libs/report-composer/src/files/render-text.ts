import type { ReportBlock } from '@bearings/contracts';
import { fullBlocks, textHead, type ReportView } from '../composing/compose-report.js';
import { itemsOf, plainRuns } from '../composing/report-document.js';

const MAX_COLUMNS = 78;

/** Renders a report as plain text with lines of at most 78 columns and a final line feed. */
export function renderText(view: ReportView): string {
  const head = textHead(view).flatMap((line) => wrap(line));
  const sections = view.document.sections.map((section) =>
    [
      section.title.toUpperCase(),
      '='.repeat(section.title.length),
      '',
      fullBlocks(section, view).map(blockText).join('\n\n'),
    ].join('\n'),
  );
  return `${[head.join('\n'), ...sections].join('\n\n\n')}\n`;
}

function blockText(block: ReportBlock): string {
  if (block.kind === 'heading') {
    const lines = wrap(block.text);
    return [...lines, '-'.repeat(Math.max(...lines.map(({ length }) => length)))].join('\n');
  }
  if (block.kind === 'paragraph') return wrap(plainRuns(block.runs)).join('\n');
  return itemsOf(block)
    .flatMap((runs) => wrap(plainRuns(runs), '* ', '  '))
    .join('\n');
}

/** Splits a text into lines between words; only a word that is longer than a line is split. */
function wrap(text: string, first = '', next = ''): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  const flush = (): void => {
    lines.push(line);
    line = next;
    empty = true;
  };
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    for (const piece of splitWord(word, MAX_COLUMNS - next.length)) {
      if (!empty && line.length + 1 + piece.length > MAX_COLUMNS) flush();
      line += empty ? piece : ` ${piece}`;
      empty = false;
    }
  }
  flush();
  return lines;
}

/** Splits a word into pieces of limited length, never within a character. */
function splitWord(word: string, maxLength: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece.length + character.length > maxLength) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
