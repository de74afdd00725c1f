import type { ReportBlock } from '@bearings/contracts';

/** A section of a report's text. The first one has no title if the text does not begin with one. */
export interface TextSection {
  title: string;
  blocks: ReportBlock[];
}

/** Returns the paragraphs of a text, and its bullets, which are lines that begin with '- ' or '* ' (SPEC.md). */
export function splitBlocks(text: string): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  let isNewParagraph = true;
  for (const line of text.split(/\r?\n/)) {
    const [, bullet] = /^[-*] (.*)/.exec(line) ?? [];
    const lastBlock = blocks.at(-1);
    if (bullet !== undefined && lastBlock?.kind === 'list') lastBlock.items.push([{ text: bullet }]);
    else if (bullet !== undefined) blocks.push({ kind: 'list', items: [[{ text: bullet }]] });
    else if (line.trim() !== '' && !isNewParagraph && lastBlock?.kind === 'paragraph') {
      lastBlock.runs.push({ text: `\n${line}` });
    } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', runs: [{ text: line }] });
    isNewParagraph = line.trim() === '';
  }
  return blocks;
}

/** Splits a report's text at its '## ' headings (SPEC.md). */
export function splitSections(content: string): TextSection[] {
  return content
    .split(/^## /m)
    .map((part, index) => {
      const [title = '', ...lines] = index === 0 ? ['', part] : part.split('\n');
      return { title: title.trim(), blocks: splitBlocks(lines.join('\n')) };
    })
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}
