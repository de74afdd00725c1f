import type { ReportPay, TextRun } from '@bearings/contracts';
import { ArrowUpRight, TextLink, VisuallyHidden } from '@bearings/ui';
import { linkTexts } from './career-words';

/** Renders a report text, parts (runs) of which can be bold, italic or links. It is never interpreted as HTML. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, mark, href }, index) => {
    if (href !== undefined) return <OutsideLink key={index} href={href} address={text} />;
    if (mark === 'bold') return <strong key={index}>{text}</strong>;
    if (mark === 'italic') return <em key={index}>{text}</em>;
    return <span key={index}>{text}</span>;
  });
}

/** Shows a career's pay. If there is no figure, the text may contain a link to a source. */
export function PayText({ pay }: { pay: ReportPay }) {
  return <Runs runs={(pay.kind === 'none' && pay.runs) || [{ text: pay.text }]} />;
}

/** A link to another site. It opens a new tab, so that the report stays open. */
function OutsideLink({ href, address }: { href: string; address: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
      <span>{address}</span>
      <ArrowUpRight size={14} aria-hidden="true" className="ml-0.5 inline print:hidden" />
      <VisuallyHidden>{linkTexts.outside}</VisuallyHidden>
    </TextLink>
  );
}
