import type { ReportBlock, ReportPay, TextRun } from '@bearings/contracts';
import {
  ArrowUpRight,
  CheckList,
  Heading,
  type HeadingLevel,
  TextLink,
  VisuallyHidden,
} from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';

/** Renders runs of report text as text, never as HTML. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, mark, href }, index) => {
    if (href !== undefined) return <OutsideLink key={index} href={href} address={text} />;
    if (mark === 'bold') return <strong key={index}>{text}</strong>;
    if (mark === 'italic') return <em key={index}>{text}</em>;
    return <span key={index}>{text}</span>;
  });
}

/** What a career pays, with the link to where it can be found out. */
export function PayText({ pay }: { pay: ReportPay }) {
  return <Runs runs={(pay.kind === 'none' && pay.runs) || [{ text: pay.text }]} />;
}

/** A link to another site, in a new tab, so that the report stays open. */
function OutsideLink({ href, address }: { href: string; address: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
      <span>{address}</span>
      <ArrowUpRight size={14} aria-hidden="true" className="ml-0.5 inline print:hidden" />
      <VisuallyHidden>{reportTexts.outside}</VisuallyHidden>
    </TextLink>
  );
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
        <Heading
          key={index}
          level={level}
          size="small"
          className="mt-4 break-after-avoid text-lg leading-snug"
        >
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
