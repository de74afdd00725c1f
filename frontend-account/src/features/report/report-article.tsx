import { Heading } from '@bearings/ui';
import { useEffect } from 'react';
import { CareersPart } from './careers-part';
import { CategoriesPart } from './categories-part';
import { MatchingPart } from './matching-part';
import type { ReportPart } from './parse-report';
import { Blocks } from './report-text';
import type { ReportView } from './report-view';

/** The report's sections; each is a link target. */
export function ReportArticle({ report }: { report: ReportView }) {
  // The browser resolves the URL's fragment before the section is rendered, so scroll here.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const section = id ? document.getElementById(id) : null;
    if (!section) return;
    section.scrollIntoView();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, []);

  return (
    <article className="grid max-w-text grid-cols-1 gap-14">
      {report.parts.map((part) => (
        <Part key={part.id} part={part} report={report} />
      ))}
    </article>
  );
}

function Part({ part, report }: { part: ReportPart; report: ReportView }) {
  const { document } = report;
  return (
    <section
      id={part.id}
      aria-labelledby={part.title === null ? undefined : `${part.id}-title`}
      className="grid scroll-mt-6 grid-cols-1 gap-4"
    >
      {part.title !== null && (
        <Heading level={2} id={`${part.id}-title`} className="break-after-avoid">
          {part.title}
        </Heading>
      )}
      <Blocks blocks={part.blocks} />
      {document && part.id === 'profile' && <CategoriesPart categories={document.categories} />}
      {document && part.id === 'careers' && (
        <CareersPart careers={document.careers} flat={document.flat} />
      )}
      {document?.matching && part.id === 'careers' && <MatchingPart matching={document.matching} />}
    </section>
  );
}
