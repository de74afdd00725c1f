import { endpoints, fillPath } from '@bearings/contracts';
import { Button, ChevronDown, Download, FileText, Printer } from '@bearings/ui';
import { useLocation } from '@bearings/web/router';
import { useState } from 'react';
import { downloadTexts } from '../../texts/download-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import { EmailReport } from '../downloads/email-report';
import { FileButton } from '../downloads/file-button';
import { SharePart } from '../sharing/share-part';
import type { ReportView } from './report-view';

const LIST_ID = 'report-actions';

/** Download, email and print; on a phone behind one button. */
export function ReportActions({ report }: { report: ReportView }) {
  const [open, setOpen] = useState(false);
  const search = useShownSearch(report);
  return (
    <section aria-label={texts.actions.title} className="print:hidden">
      <Button
        variant="secondary"
        size="small"
        wide
        className="md:hidden"
        aria-expanded={open}
        aria-controls={LIST_ID}
        onClick={() => setOpen(!open)}
      >
        <span>{texts.actions.toggle}</span>
        <ChevronDown size={18} aria-hidden="true" className={open ? 'rotate-180' : ''} />
      </Button>
      <div
        id={LIST_ID}
        className={`flex flex-wrap gap-2 max-md:mt-2 max-md:grid max-md:grid-cols-2 ${open ? '' : 'max-md:hidden'}`}
      >
        <FileButton
          path={fillPath(endpoints.downloadPdf.path, { id: report.assessmentId }) + search}
          label={downloadTexts.pdf}
          failed={downloadTexts.pdfFailed}
          icon={<FileText size={18} aria-hidden="true" />}
        />
        <DownloadLinks id={report.assessmentId} search={search} />
        {!report.isSample && <EmailReport id={report.assessmentId} />}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <span>{texts.print}</span>
        </Button>
        {!report.isSample && <SharePart id={report.assessmentId} />}
      </div>
    </section>
  );
}

/** Returns the query that asks for the country and the version shown. */
function useShownSearch({ versions }: ReportView): string {
  const country = new URLSearchParams(useLocation().search).get('country');
  const wanted = new URLSearchParams({
    ...(country !== null && { country }),
    ...(versions && versions.all.length > 1 && { revision: String(versions.shown) }),
  }).toString();
  return wanted && `?${wanted}`;
}

function DownloadLinks({ id, search }: { id: string; search: string }) {
  const links = [
    { label: texts.downloads.html, path: endpoints.downloadHtml.path },
    { label: texts.downloads.text, path: endpoints.downloadText.path },
  ];
  return links.map(({ label, path }) => (
    <Button key={path} asChild variant="secondary" size="small">
      <a href={fillPath(path, { id }) + search}>
        <Download size={18} aria-hidden="true" />
        <span>{label}</span>
      </a>
    </Button>
  ));
}
