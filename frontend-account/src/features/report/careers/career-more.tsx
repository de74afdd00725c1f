import type { ReportCareer } from '@bearings/contracts';
import type { ReactNode } from 'react';
import { DefinitionList, SummaryRow } from '@bearings/ui';
import { reportTexts } from '../report-texts';
import { Runs } from '@bearings/ui/career';

const texts = reportTexts.careers;
/**
 * Ids of the details that are not shown as text if the entry routes are known, because the career's page then shows
 * them as drawings.
 */
const DRAWN_DETAIL_IDS: readonly string[] = ['ways', 'hours'];
/** Ids of the details that the career's page shows without opening anything. */
const SHOWN_DETAIL_IDS: readonly string[] = ['day', 'differs', 'cost', 'registration', 'try', 'leads', 'from'];

/** What a reader wants to know of every career: its day, its neighbours, who pays, how to try it, where it leads. */
export function CareerFacts({ details }: Pick<ReportCareer, 'details'>) {
  const shown = SHOWN_DETAIL_IDS.flatMap((id) => details.filter((detail) => detail.id === id));
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-x-10 gap-y-2 text-sm leading-snug lg:grid-cols-2 print:grid-cols-2 print:text-xs">
      {shown.map(({ id, label, text, runs }) => (
        <div key={id} className="break-inside-avoid">
          <dt className="font-semibold text-muted">{label}</dt>
          <dd className="first-letter:uppercase">{runs ? <Runs runs={runs} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CareerMoreProps {
  career: ReportCareer;
  /** The table with the figures of the chart on the career's page. */
  children?: ReactNode;
}

/** Further details about a career in a disclosure. When printed, it is always open. */
export function CareerMore({ career, children }: CareerMoreProps) {
  const { details, preparation, outlook, routes } = career;
  const otherDetails = details.filter(
    ({ id }) => !SHOWN_DETAIL_IDS.includes(id) && (routes.length === 0 || !DRAWN_DETAIL_IDS.includes(id)),
  );
  const lists = [
    [texts.preparation, preparation],
    [texts.outlook, outlook],
  ].filter(([, text]) => text !== '');
  if (otherDetails.length + lists.length === 0 && !children) return null;
  return (
    <details className="print:text-xs [&::details-content]:print:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4">
        {texts.more}
      </summary>
      {routes.length > 0 && (
        <ul className="grid gap-1 pb-2 text-sm lg:hidden print:hidden">
          {routes.map(({ text }) => (
            <li key={text} className="first-letter:uppercase">
              {text}
            </li>
          ))}
        </ul>
      )}
      <DefinitionList>
        {otherDetails.map(({ id, label, text, runs }) => (
          <SummaryRow key={id} term={label}>
            {runs ? <Runs runs={runs} /> : text}
          </SummaryRow>
        ))}
        {lists.map(([label, text]) => (
          <SummaryRow key={label} term={label}>
            {text}
          </SummaryRow>
        ))}
      </DefinitionList>
      <div className="print:hidden">{children}</div>
    </details>
  );
}
