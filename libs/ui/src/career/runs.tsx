import type { LocalName, ReportPay, TextRun } from '@bearings/contracts';
import { ArrowUpRight, TextLink, VisuallyHidden } from '@bearings/ui';
import { linkTexts } from './career-words';

/** Renders a report text, parts (runs) of which can be bold, italic or links. It is never interpreted as HTML. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, mark, href, lang }, index) => {
    if (href !== undefined) return <OutsideLink key={index} href={href} address={text} />;
    const Element = mark === 'bold' ? 'strong' : mark === 'italic' ? 'em' : 'span';
    return (
      <Element key={index} lang={lang}>
        {text}
      </Element>
    );
  });
}

/** Shows a text that may have links, or names in another language, as runs. */
export function TextOrRuns({ text, runs }: { text: string; runs?: readonly TextRun[] | undefined }) {
  return <Runs runs={runs ?? [{ text }]} />;
}

/** The titles of a career in the country's languages; nothing if there are none. */
export function LocalNames({ names }: { names: readonly LocalName[] }) {
  return names.map(({ name, language }) => (
    <span key={language} lang={language}>
      {name}
    </span>
  ));
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
