import type { ReportBlock, TextRun } from '@bearings/contracts';
import { CheckList, Heading, type HeadingLevel } from '@bearings/ui';

/** Renders runs of report text as text, never as HTML. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, mark }, index) => {
    if (mark === 'bold') return <strong key={index}>{text}</strong>;
    if (mark === 'italic') return <em key={index}>{text}</em>;
    return <span key={index}>{text}</span>;
  });
}

interface BlocksProps {
  blocks: readonly ReportBlock[];
  /** Level of the sub-headings. */
  level?: HeadingLevel;
}

/** Renders the paragraphs, sub-headings and lists of a section. */
export function Blocks({ blocks, level = 3 }: BlocksProps) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') {
      return (
        <Heading key={index} level={level} size="small" className="mt-4 break-after-avoid">
          {block.text}
        </Heading>
      );
    }
    if (block.kind === 'paragraph') {
      return (
        <p key={index} className="whitespace-pre-line">
          <Runs runs={block.runs} />
        </p>
      );
    }
    const items = block.items.map((runs, item) => <Runs key={item} runs={runs} />);
    return <CheckList key={index} items={items} />;
  });
}
