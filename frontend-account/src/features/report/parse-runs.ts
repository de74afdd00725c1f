import type { TextRun } from '@bearings/contracts';

/** An escaped character, bold or italic; a mark opens only at the start of a word. */
const MARKED =
  /\\([\\*#-])|(?<![\p{L}\p{N}*])(?:\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|[^*\\\s])(?:\\.|[^*\\])*)\*)/gu;

const withoutEscapes = (text: string) => text.replaceAll(/\\([\\*#-])/g, '$1');

/**
 * Reads **bold** and *italic* in one stretch of a report's text. Everything else, markup of any
 * other kind included, stays text; a backslash before a mark makes that text, too.
 */
export function parseRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let plain = '';
  let end = 0;
  const close = () => {
    if (plain) runs.push({ text: plain });
    plain = '';
  };
  for (const match of text.matchAll(MARKED)) {
    const [whole, escaped, bold, italic] = match;
    plain += text.slice(end, match.index) + (escaped ?? '');
    end = match.index + whole.length;
    if (escaped !== undefined) continue;
    close();
    if (bold !== undefined) runs.push({ text: withoutEscapes(bold), mark: 'bold' });
    else runs.push({ text: withoutEscapes(italic ?? ''), mark: 'italic' });
  }
  plain += text.slice(end);
  close();
  return runs;
}
