import type { TextRun } from '@bearings/contracts';

/** Matches an escaped character, bold or italic; a marker opens only at the start of a word. */
const MARKED =
  /\\([\\*#-])|(?<![\p{L}\p{N}*])(?:\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|[^*\\\s])(?:\\.|[^*\\])*)\*)/gu;

const withoutEscapes = (text: string) => text.replaceAll(/\\([\\*#-])/g, '$1');

/**
 * Parses **bold** and *italic* in a report's text. All other markup stays text, and so does a
 * marker after a backslash.
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
