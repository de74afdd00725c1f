import { endpoints, fillPath, pageTo } from '@bearings/contracts';
import { Button, ChevronDown, Disclosure, Download, FileText, Printer } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { Link, useLocation } from '@bearings/web/router';
import { useId, useState, type ReactNode } from 'react';
import { downloadTexts } from '../../../components/downloads/download-texts';
import { reportTexts as texts } from '../report-texts';
import type { ReportView } from '../report-view';
import { EmailReport } from './email-report';
import { FileButton } from '../../../components/downloads/file-button';

/** A menu with the ways to save a report: first the PDF, then email and print, then other files. */
export function SaveMenu({ report }: { report: ReportView }) {
  const { assessmentId: id, isSample } = report;
  const [withExperience, setWithExperience] = useState(false);
  const search = useShownSearch(report);
  const fileSearch = useShownSearch(report, withExperience);
  const files = [
    { label: texts.downloads.html, path: endpoints.downloadHtml.path },
    { label: texts.downloads.text, path: endpoints.downloadText.path },
  ];
  return (
    <Disclosure
      overlay
      className="relative"
      trigger={
        <Button variant="secondary" size="small">
          <Download size={18} aria-hidden="true" />
          <span>{texts.save}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      }
    >
      <section
        ref={scrollIntoFullView}
        id="report-actions"
        aria-label={texts.actions}
        className="absolute left-0 z-20 mt-2 grid w-[min(20rem,calc(100vw-2rem))] gap-2 rounded-lg border border-line bg-surface p-3 text-ink shadow-lifted max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 max-sm:w-auto [&_.ui-button]:w-full"
      >
        {report.quotesExperience && (
          <Checkbox
            label={texts.withExperience}
            hint={texts.withExperienceHint}
            checked={withExperience}
            onCheckedChange={setWithExperience}
          />
        )}
        <FileButton
          path={fillPath(endpoints.downloadPdf.path, { id }) + fileSearch}
          label={downloadTexts.pdf}
          failed={downloadTexts.pdfFailed}
          icon={<FileText size={18} aria-hidden="true" />}
          variant="primary"
        />
        <Group title={texts.saveGroups.send}>
          {!isSample && <EmailReport id={id} />}
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            <span>{texts.print}</span>
          </Button>
        </Group>
        <Group title={texts.saveGroups.files}>
          {!isSample && (
            <FileButton
              path={fillPath(endpoints.adviserSheet.path, { id }) + search}
              label={downloadTexts.sheet}
              failed={downloadTexts.sheetFailed}
              icon={<FileText size={18} aria-hidden="true" />}
              variant="ghost"
            />
          )}
          {!isSample && report.document.subjects !== null && (
            <Button asChild variant="ghost" size="small">
              <Link to={pageTo.parents(id)}>
                <FileText size={18} aria-hidden="true" />
                <span>{texts.parents}</span>
              </Link>
            </Button>
          )}
          {files.map(({ label, path }) => (
            <Button key={path} asChild variant="ghost" size="small">
              <a href={fillPath(path, { id }) + fileSearch}>
                <Download size={18} aria-hidden="true" />
                <span>{label}</span>
              </a>
            </Button>
          ))}
          {!isSample && (
            <FileButton
              path={endpoints.downloadAll.path}
              label={downloadTexts.all}
              failed={downloadTexts.allFailed}
              icon={<Download size={18} aria-hidden="true" />}
              variant="ghost"
            />
          )}
        </Group>
      </section>
    </Disclosure>
  );
}

/** Further ways to save a report, less prominent than the PDF. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid border-t border-line pt-2 [&_.ui-button]:justify-start">
      <p id={id} className="px-2 text-sm text-muted">
        {title}
      </p>
      {children}
    </section>
  );
}

/** Scrolls until all of the menu is visible. */
const scrollIntoFullView = (menu: HTMLElement | null) => menu?.scrollIntoView({ block: 'nearest' });

/** Returns the URL query for the country and the version of the report that are shown. */
function useShownSearch({ versions }: ReportView, withExperience = false): string {
  const country = new URLSearchParams(useLocation().search).get('country');
  const query = new URLSearchParams({
    ...(country !== null && { country }),
    ...(versions.all.length > 1 && { revision: String(versions.shown) }),
    ...(withExperience && { experience: 'true' }),
  }).toString();
  return query && `?${query}`;
}
