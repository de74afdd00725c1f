import type { ReportBlock } from '@bearings/contracts';
import { CheckList, Heading } from '@bearings/ui';
import { Runs } from '@bearings/ui/career';

/** Renders the paragraphs, sub-headings and lists of a section. */
export function ReportBlocks({ blocks }: { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') {
      return (
        <Heading key={index} level={4} size="small" className="mt-4 break-after-avoid text-lg leading-snug">
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
    const lines = block.kind === 'list' ? block.items : block.steps.map(({ runs }) => runs);
    const items = lines.map((runs, item) => <Runs key={item} runs={runs} />);
    return <CheckList key={index} items={items} />;
  });
}
