import { Heading } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import { ReportActions } from './report-actions';
import type { ReportView } from './report-view';

/** Title, and in a line whose report it is, the type and the date; then what can be done with it. */
export function ReportHeader({ report }: { report: ReportView }) {
  const { name, personalityType: type, generatedAt, document } = report;
  const { closeToMiddle } = document.personality;
  return (
    <header className="grid gap-3 lg:gap-5">
      <div>
        <Heading level={1}>{texts.title}</Heading>
        <p className="mt-1.5 text-sm wrap-anywhere text-muted">
          {name && (
            <span className="font-semibold text-ink">
              <bdi>{name}</bdi>
              <span>, </span>
            </span>
          )}
          {type && (
            <span className="font-semibold text-ink">
              {closeToMiddle
                ? `${PERSONALITY_NAMES[type]} (${texts.facts.closeToMiddle})`
                : PERSONALITY_NAMES[type]}
            </span>
          )}
          {type && <span>{'\u00a0· '}</span>}
          <time dateTime={generatedAt} className="whitespace-nowrap">
            {formatLongDate(generatedAt)}
          </time>
        </p>
      </div>
      <ReportActions report={report} />
    </header>
  );
}
