import { pages, pageTo } from '@bearings/contracts';
import { Button, Stack } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { formatLongDate } from '@bearings/web';
import { Link, useLocation } from '@bearings/web/router';
import { useState } from 'react';
import { revisionTexts as texts } from './revision-texts';
import { TitledCard } from '../../../components/titled';
import type { ReportVersions, ReportView } from '../report-view';
import { searchWithVersion } from './version-search';

const PANEL_PROPS = { className: 'print:hidden', headingClassName: 'text-lg leading-snug' };

/** Panels that offer a free revision and list the versions of a report. */
export function VersionPanels({ report }: { report: ReportView }) {
  const { versions, document, assessmentId, retakeUntil } = report;
  const [now] = useState(() => Date.now());
  const isPanelShown = versions.all.length > 1 || document.matching.hasCircumstances;
  return (
    <>
      <TitledCard title={texts.card.title} {...PANEL_PROPS}>
        <p className="text-sm">
          <span className="max-md:sr-only">{`${isPanelShown ? texts.card.change : texts.card.add} `}</span>
          <span>{texts.card.free}</span>
        </p>
        <Button asChild size="small" wide>
          <Link to={pageTo.reportCircumstances(assessmentId)}>
            {isPanelShown ? texts.card.changeAction : texts.card.addAction}
          </Link>
        </Button>
      </TitledCard>
      {retakeUntil && Date.parse(retakeUntil) > now && <RetakePanel until={retakeUntil} />}
      {versions.all.length > 1 && <VersionList id={assessmentId} versions={versions} />}
    </>
  );
}

function RetakePanel({ until }: { until: string }) {
  const content = (
    <Stack gap={2}>
      <p className="text-sm">{texts.retake.text(formatLongDate(until))}</p>
      <Button asChild size="small" variant="secondary">
        <Link to={pages.assessment}>{texts.retake.action}</Link>
      </Button>
    </Stack>
  );
  return (
    <div className="print:hidden">
      <Accordion level={2} items={[{ value: until, title: texts.retake.title, content }]} />
    </div>
  );
}

interface VersionListProps {
  id: string;
  versions: ReportVersions;
}

function VersionList({ id, versions: { all, newest, shown } }: VersionListProps) {
  const { search } = useLocation();
  return (
    <TitledCard title={texts.versions.title} {...PANEL_PROPS}>
      <Stack gap={2} asChild>
        <ul className="text-sm">
          {all.toReversed().map(({ number, generatedAt, reason, change }) => (
            <li key={number}>
              <Link
                to={{ search: searchWithVersion(search, number === newest.number ? null : number) }}
                aria-current={number === shown ? 'page' : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold"
              >
                {/* One element around both texts, because a flex container drops the space at the
   end of a text. */}
                <span>
                  <span>{`${texts.versions.version(number)}, `}</span>
                  <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
                </span>
              </Link>
              <p className="text-muted">{reason ? `${reason} ${change}` : texts.versions.first}</p>
            </li>
          ))}
        </ul>
      </Stack>
      <Button asChild size="small" variant="secondary" wide>
        <Link to={pageTo.compareVersions(id)}>{texts.versions.compare}</Link>
      </Button>
    </TitledCard>
  );
}
