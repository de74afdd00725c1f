import type { ReportBlock } from '@bearings/contracts';
import { composeSectionBlocks, composeTextHead, type ComposedReport } from '../composing/compose-report.js';
import { listItems, joinPlainRuns } from '../composing/report-document.js';

const MAX_COLUMNS = 78;

/** Renders a report as plain text with lines of at most 78 columns and a final line feed. */
export function renderText(view: ComposedReport): string {
  const head = composeTextHead(view).flatMap((line) => wrapText(line));
  const sections = view.document.sections.map((section) =>
    [
      section.title.toUpperCase(),
      '='.repeat(section.title.length),
      '',
      composeSectionBlocks(section, view).map(blockText).join('\n\n'),
    ].join('\n'),
  );
  return `${[head.join('\n'), ...sections].join('\n\n\n')}\n`;
}

function blockText(block: ReportBlock): string {
  if (block.kind === 'heading') {
    const lines = wrapText(block.text);
    return [...lines, '-'.repeat(Math.max(...lines.map(({ length }) => length)))].join('\n');
  }
  if (block.kind === 'paragraph') return wrapText(joinPlainRuns(block.runs)).join('\n');
  return listItems(block)
    .flatMap((runs) => wrapText(joinPlainRuns(runs), '* ', '  '))
    .join('\n');
}

/** Splits a text into lines between words; only a word that is longer than a line is split. */
function wrapText(text: string, first = '', next = ''): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  const flushLine = (): void => {
    lines.push(line);
    line = next;
    isEmpty = true;
  };
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    for (const piece of splitWord(word, MAX_COLUMNS - next.length)) {
      if (!isEmpty && line.length + 1 + piece.length > MAX_COLUMNS) flushLine();
      line += isEmpty ? piece : ` ${piece}`;
      isEmpty = false;
    }
  }
  flushLine();
  return lines;
}

/** Splits a word into pieces of limited length, never within a character. */
function splitWord(word: string, maxLength: number): string[] {
  const pieces: string[] = [];
  let wordPiece = '';
  for (const character of word) {
    if (wordPiece.length + character.length > maxLength) {
      pieces.push(wordPiece);
      wordPiece = '';
    }
    wordPiece += character;
  }
  return [...pieces, wordPiece];
}
