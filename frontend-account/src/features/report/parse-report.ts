import type { ReportBlock } from '@bearings/contracts';
import { parseRuns } from './parse-runs';

/** One part of a report on the page. */
export interface ReportPart {
  /** Unique on the page; used as the link target. */
  id: string;
  /** Null for the text before the first heading. */
  title: string | null;
  blocks: ReportBlock[];
}

const BULLET = /^[-*] (.*)$/;
const SUBHEADING = /^#{3,6} (.*)$/;

function paragraphOf(lines: string[]): ReportBlock {
  const runs = parseRuns(lines.join('\n'));
  const [only] = runs;
  if (runs.length === 1 && only?.mark === 'bold') return { kind: 'heading', text: only.text };
  return { kind: 'paragraph', runs };
}

/**
 * Parses a report's text into blocks. Lines starting with '- ' or '* ' form a list; '### ' or an
 * entirely bold line is a heading; an empty line ends a paragraph.
 */
export function parseBlocks(text: string): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push(paragraphOf(lines));
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(parseRuns) });
    lines = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const item = BULLET.exec(line)?.[1];
    const heading = SUBHEADING.exec(line)?.[1];
    if (heading !== undefined) {
      close();
      const title = parseRuns(heading).map((run) => run.text);
      blocks.push({ kind: 'heading', text: title.join('') });
    } else if (item !== undefined) {
      if (lines.length > 0) close();
      items.push(item);
    } else if (line) {
      if (items.length > 0) close();
      lines.push(line);
    } else {
      close();
    }
  }
  close();
  return blocks;
}

const slugOf = (title: string) =>
  `section-${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** Splits a report's text on its '## ' headings. */
export function parseReport(content: string): ReportPart[] {
  const [before = '', ...sections] = content.split(/^## /m);
  const taken = new Map<string, number>();
  const idOf = (title: string) => {
    const slug = slugOf(title);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
  const parts = sections.map((section): ReportPart => {
    const [head = '', ...rest] = section.split('\n');
    const title = parseRuns(head.trim())
      .map(({ text }) => text)
      .join('');
    return { id: idOf(title), title, blocks: parseBlocks(rest.join('\n')) };
  });
  const opening = parseBlocks(before);
  return opening.length > 0
    ? [{ id: 'section-opening', title: null, blocks: opening }, ...parts]
    : parts;
}
