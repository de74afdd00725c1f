import { pageTo } from '@bearings/contracts';
import { Button, Stack } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link, useLocation } from '@bearings/web/router';
import { revisionTexts as texts } from '../../texts/revision-texts';
import { ReportPanel } from '../report/report-panel';
import type { ReportVersions, ReportView } from '../report/report-view';
import { versionSearch } from './version-search';

/** Panels that offer a free revision and list the versions of a report. */
export function VersionPanels({ report }: { report: ReportView }) {
  const { versions, document, assessmentId } = report;
  const isGiven = versions.all.length > 1 || document.matching.step;
  return (
    <>
      <ReportPanel title={texts.card.title} className="print:hidden">
        <p className="text-sm">
          <span className="max-md:sr-only">{`${isGiven ? texts.card.change : texts.card.add} `}</span>
          <span>{texts.card.free}</span>
        </p>
        <Button asChild size="small" wide>
          <Link to={pageTo.reportCircumstances(assessmentId)}>
            {isGiven ? texts.card.changeAction : texts.card.addAction}
          </Link>
        </Button>
      </ReportPanel>
      {versions.all.length > 1 && <VersionList versions={versions} />}
    </>
  );
}

function VersionList({ versions: { all, newest, shown } }: { versions: ReportVersions }) {
  const { search } = useLocation();
  return (
    <ReportPanel title={texts.versions.title} className="print:hidden">
      <Stack gap={2} asChild>
        <ul className="text-sm">
          {all.toReversed().map(({ number, generatedAt, reason }) => (
            <li key={number}>
              <Link
                to={{ search: versionSearch(search, number === newest.number ? null : number) }}
                aria-current={number === shown ? 'page' : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold"
              >
                {/* One item of the flex box, which drops the space at the end of a text. */}
                <span>
                  <span>{`${texts.versions.version(number)}, `}</span>
                  <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
                </span>
              </Link>
              <p className="text-muted">{reason || texts.versions.first}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </ReportPanel>
  );
}
