import type { ReportCareer } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { Part, TextOrRuns } from '@bearings/ui/career';
import { choicesTexts } from './choices-texts';
import { reportTexts } from '../report-texts';

const texts = reportTexts.careers;
/** Ids of the details that a career's page shows, in order. The whole page in the careers library has the others. */
const SHOWN_DETAIL_IDS = ['registration', 'jobs', 'cost', 'try', 'plan', 'leads', 'from'] as const;

/** Ids of the details that the plan states, of a career whose details say so. */
const IDS_IN_PLAN: ReadonlySet<string> = new Set(['jobs', 'cost', 'try']);

interface CareerFactsProps {
  career: Pick<ReportCareer, 'details' | 'preparation' | 'outlook' | 'routes'>;
}

/** Shows who pays, what the law asks for, how to try a career, where it leads and who moves into it. */
export function CareerFacts({ career: { details, preparation, outlook, routes } }: CareerFactsProps) {
  // Where the ways in are not drawn, their text is shown.
  const ids = routes.length === 0 ? (['ways', ...SHOWN_DETAIL_IDS] as const) : SHOWN_DETAIL_IDS;
  const isInPlan = details.some(({ id }) => id === 'plan');
  const shown = ids
    .filter((id) => !isInPlan || !IDS_IN_PLAN.has(id))
    .flatMap((id) => details.filter((detail) => detail.id === id));
  const others = [
    { label: texts.preparation, text: preparation },
    { label: texts.outlook, text: outlook },
  ].filter(({ text }) => text !== '');
  if (shown.length + others.length === 0) return null;
  return (
    <dl className="grid gap-x-10 gap-y-1 text-[0.8125rem] leading-snug lg:grid-cols-2 lg:gap-y-2 lg:text-sm print:grid-cols-2 print:text-xs">
      {[...shown, ...others].map(({ label, text, ...detail }) => (
        <div key={label} className="break-inside-avoid">
          <dt className="font-semibold text-muted max-lg:inline max-lg:after:content-[':_']">{label}</dt>
          <dd className="max-lg:inline lg:first-letter:uppercase">
            <TextOrRuns text={text} runs={'runs' in detail ? detail.runs : undefined} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws a day as three moments along a line. */
export function CareerDay({ moments }: Pick<ReportCareer, 'moments'>) {
  if (moments.length === 0) return null;
  return (
    <Part title={texts.day}>
      <ol className="grid grid-cols-3 gap-2 lg:gap-6">
        {moments.map((text) => (
          <li
            key={text}
            className="relative pt-5 text-sm leading-snug before:absolute before:top-0 before:left-0 before:z-1 before:size-3.5 before:rounded-full before:border-3 before:border-primary before:bg-surface after:absolute after:top-1.5 after:left-3.5 after:-right-2 after:border-t-2 after:border-relief-c last:after:right-0 lg:after:-right-6 max-lg:text-xs print:text-xs forced-colors:after:border-[CanvasText]"
          >
            {text}
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface CareerNeighboursProps extends Pick<ReportCareer, 'neighbours'> {
  /** Replaces the career by a neighbour that fits too; undefined if the reader may not add careers. */
  onReplace?: ((neighbour: { code: string; title: string }) => void) | undefined;
}

/** Lists the careers next to one, with what differs. */
export function CareerNeighbours({ neighbours, onReplace }: CareerNeighboursProps) {
  if (neighbours.length === 0) return null;
  return (
    <Part title={texts.neighbours}>
      <ul>
        {neighbours.map(({ code, title, differs, pay, fits }) => (
          <li
            key={code}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-1 text-[0.8125rem] leading-snug lg:text-sm"
          >
            <strong className="font-semibold">{title}</strong>
            <span className="font-semibold tabular-nums">{pay}</span>
            <span data-alone={!(fits && onReplace) || undefined} className="text-muted data-[alone]:col-span-2">
              {differs}
            </span>
            {fits && onReplace && (
              <Button
                variant="ghost"
                size="small"
                className="-my-2 self-center px-2 print:hidden"
                onClick={() => onReplace({ code, title })}
              >
                <span>{choicesTexts.replaceBySimilar}</span>
                <span className="sr-only">{` ${title}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Lists what the reader has for a career and what is missing. */
export function CareerFromHere({ fromHere: { haves, missing } }: Pick<ReportCareer, 'fromHere'>) {
  const lists = [
    { label: texts.haves, mark: '✓', phrases: haves },
    { label: texts.missing, mark: '○', phrases: missing },
  ].filter(({ phrases }) => phrases.length > 0);
  if (lists.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-3 text-[0.8125rem] leading-snug lg:gap-x-8 lg:text-sm print:text-xs">
      {lists.map(({ label, mark, phrases }) => (
        <div key={label}>
          <dt className="font-semibold">
            <span aria-hidden="true" className="mr-1.5 text-primary">
              {mark}
            </span>
            <span>{label}</span>
          </dt>
          <dd className="text-muted first-letter:uppercase">{phrases.join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}
