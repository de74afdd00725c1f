import { pages, type ReportBlock, type ReportSection } from '@bearings/contracts';
import { withoutSteps } from '@bearings/domain';
import { Button, Heading, TextLink } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { Link } from '@bearings/web/router';
import { useEffect, useState } from 'react';
import { reportTexts } from './report-texts';
import { CategoriesPart } from './categories-part';
import { ReportBlocks } from './report-text';
import type { ReportView } from './report-view';

const texts = reportTexts.full;
/** Id of the report's section about careers. It is left out here, because the page lists the careers above. */
const CAREERS_SECTION_ID = 'careers';
/** Number of the reader's highest categories that the closed profile section names next to its heading. */
const SUMMARISED_CATEGORY_COUNT = 3;

/** The sections of the report, each in a disclosure. */
export function ReportArticle({ report }: { report: ReportView }) {
  const sections = report.document.sections.filter(({ id }) => id !== CAREERS_SECTION_ID);
  const ids: readonly string[] = sections.map(({ id }) => id);
  const [open, setOpen] = useState<string[]>([]);
  const areAllOpen = ids.every((id) => open.includes(id));
  useOpenByHash((id) => ids.includes(id) && setOpen((now) => [...new Set([...now, id])]));

  return (
    <article
      aria-labelledby="full-title"
      className="grid grid-cols-1 gap-4 max-md:gap-2 print:block print:break-before-page"
    >
      <div className="break-after-avoid flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} size="medium" id="full-title">
          {texts.title}
        </Heading>
        {ids.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="-mr-4 print:hidden"
            onClick={() => setOpen(areAllOpen ? [] : [...ids])}
          >
            {areAllOpen ? texts.closeAll : texts.openAll}
          </Button>
        )}
      </div>
      <div className="print:columns-2 print:gap-8">
        <Accordion
          level={3}
          value={open}
          onValueChange={setOpen}
          items={sections.map((part) => ({
            value: part.id,
            title: (
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span id={part.id} className="scroll-mt-20">
                  {part.title}
                </span>
                {!open.includes(part.id) && <SectionSummary text={summariseSection(part.id, report)} />}
              </span>
            ),
            content: <SectionContent part={part} report={report} />,
          }))}
        />
      </div>
    </article>
  );
}

/** The summary of a closed section, on one line next to its heading. Hidden on phones, which lack the space. */
function SectionSummary({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="font-sans text-sm font-normal text-muted empty:hidden max-md:hidden print:hidden"
    >
      {text}
    </span>
  );
}

/** Returns the summary of a section, or an empty text if it has none. */
function summariseSection(id: string, { document, generator }: ReportView): string {
  if (id === 'method') return texts.summaries.method(generator);
  if (id !== 'profile' || !document.matching.direction) return '';
  const sortedCategories = document.categories.toSorted((a, b) => b.score - a.score);
  return texts.summaries.profile(sortedCategories.slice(0, SUMMARISED_CATEGORY_COUNT).map(({ name }) => name));
}

function SectionContent({ part, report }: { part: ReportSection; report: ReportView }) {
  const { blocks, sources } = splitSources(part);
  const isPlanned = !report.isSample && blocks.some(({ kind }) => kind === 'steps');
  return (
    <div className="grid gap-4 max-md:gap-2 max-md:text-sm max-md:leading-snug print:block print:[&>*+*]:mt-3">
      <ReportBlocks blocks={isPlanned ? withoutSteps(blocks) : blocks} />
      {isPlanned && (
        <TextLink alone href="#plan" className="print:hidden">
          {texts.planned}
        </TextLink>
      )}
      {sources.length > 0 && (
        <details className="[&::details-content]:print:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
            {texts.sources}
          </summary>
          <ReportBlocks blocks={sources} />
        </details>
      )}
      {part.id === 'method' && (
        <TextLink asChild alone className="print:hidden">
          <Link to={pages.howGoodIsIt}>{texts.evidence}</Link>
        </TextLink>
      )}
      {part.id === 'profile' && <CategoriesPart categories={report.document.categories} />}
    </div>
  );
}

/** Splits the section on the method into its text and the list of sources at its end. Others have no sources. */
function splitSources({ id, blocks }: ReportSection): Record<'blocks' | 'sources', ReportBlock[]> {
  const headingIndex = id === 'method' ? blocks.findIndex(({ kind }) => kind === 'heading') : -1;
  return headingIndex === -1
    ? { blocks, sources: [] }
    : { blocks: blocks.slice(0, headingIndex), sources: blocks.slice(headingIndex + 1) };
}

/** Opens and focuses the section that the URL's fragment names, now and when the fragment changes. */
function useOpenByHash(openPart: (id: string) => void): void {
  useEffect(() => {
    // The browser looks for the fragment before the section is rendered, so the page scrolls to it here.
    const showPart = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = id ? document.getElementById(id) : null;
      if (!target) return;
      openPart(id);
      target.scrollIntoView();
      const focusable = target.closest('button') ?? target;
      if (focusable === target) target.tabIndex = -1;
      focusable.focus({ preventScroll: true });
    };
    showPart();
    window.addEventListener('hashchange', showPart);
    return () => window.removeEventListener('hashchange', showPart);
    // oxlint-disable-next-line react/exhaustive-deps -- `openPart` only sets state.
  }, []);
}
