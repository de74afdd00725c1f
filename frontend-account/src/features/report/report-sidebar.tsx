import { endpoints, fillPath, pages } from '@bearings/contracts';
import {
  ArrowRight,
  Briefcase,
  Button,
  CheckList,
  DefinitionList,
  Download,
  FileText,
  Mail,
  Note,
  Stack,
  SummaryRow,
} from '@bearings/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { UnavailableAction } from '../../components/unavailable-action';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import { ReportPanel as Panel } from './report-panel';
import type { ReportView } from './report-view';

function Overview({ report }: { report: ReportView }) {
  const { personalityType: type, traits, closeToMiddle } = report;
  if (!type) return null;
  return (
    <Panel title={texts.overview.title}>
      <p className="font-serif text-2xl leading-none">{PERSONALITY_NAMES[type]}</p>
      <p className="text-sm text-muted">{texts.overview.traits}</p>
      <CheckList items={traits} />
      {closeToMiddle && <Note>{texts.overview.closeToMiddle}</Note>}
    </Panel>
  );
}

function Downloads({ report: { assessmentId: id, versions } }: { report: ReportView }) {
  const country = new URLSearchParams(useLocation().search).get('country');
  const wanted = new URLSearchParams({
    ...(country !== null && { country }),
    ...(versions && versions.all.length > 1 && { revision: String(versions.shown) }),
  }).toString();
  const search = wanted && `?${wanted}`;
  const links = [
    { label: texts.downloads.html, path: endpoints.downloadHtml.path },
    { label: texts.downloads.text, path: endpoints.downloadText.path },
  ];
  return (
    <Panel title={texts.downloads.title} className="print:hidden">
      {links.map(({ label, path }) => (
        <Button key={path} asChild variant="secondary" size="small" wide>
          <a href={fillPath(path, { id }) + search}>
            <Download size={18} aria-hidden="true" />
            {label}
          </a>
        </Button>
      ))}
      <UnavailableAction
        label={texts.downloads.pdf}
        reason={texts.downloads.pdfReason}
        icon={<FileText size={18} aria-hidden="true" />}
        wide
      />
      <UnavailableAction
        label={texts.downloads.email}
        reason={texts.downloads.emailReason}
        icon={<Mail size={18} aria-hidden="true" />}
        wide
      />
      <UnavailableAction
        label={texts.downloads.resources}
        reason={texts.downloads.resourcesReason}
        icon={<Briefcase size={18} aria-hidden="true" />}
        wide
      />
    </Panel>
  );
}

function Stats({ report }: { report: ReportView }) {
  return (
    <Panel title={texts.stats.title}>
      <DefinitionList className="text-sm">
        <SummaryRow term={texts.stats.words}>{report.wordCount.toLocaleString('en-GB')}</SummaryRow>
        <SummaryRow term={texts.stats.reading}>
          {texts.stats.minutes(report.readingTime)}
        </SummaryRow>
        <SummaryRow term={texts.stats.generator}>{report.generator}</SummaryRow>
        {report.country && <SummaryRow term={texts.stats.country}>{report.country}</SummaryRow>}
      </DefinitionList>
    </Panel>
  );
}

interface ReportSidebarProps {
  report: ReportView;
  /** Control for the country whose pay is shown. */
  countrySwitch: ReactNode;
  /** Panels for the report's versions. */
  revisions: ReactNode;
}

/** Panels beside the report: overview, downloads, statistics and next actions. */
export function ReportSidebar({ report, countrySwitch, revisions }: ReportSidebarProps) {
  return (
    <Stack gap={3}>
      <Overview report={report} />
      {countrySwitch && (
        <Panel title={texts.country.title} className="print:hidden">
          {countrySwitch}
        </Panel>
      )}
      {revisions}
      <Downloads report={report} />
      <Stats report={report} />
      <Button asChild variant="secondary" wide className="print:hidden">
        <Link to={pages.assessment}>
          {texts.another}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </Button>
    </Stack>
  );
}
