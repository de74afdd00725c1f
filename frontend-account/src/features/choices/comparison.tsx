import {
  CATEGORIES,
  type CareerRow,
  type Category,
  type ReportCategory,
} from '@bearings/contracts';
import { Heading, IconButton, X } from '@bearings/ui';
import type { ReactNode } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import { payAxisOf, PayRange } from '@bearings/ui/career';

const texts = choicesTexts.comparison;

const WAY_IN: [string, (row: CareerRow) => ReactNode] = [
  choicesTexts.columns.wayIn,
  (row) => choicesTexts.wayIn(row) || '–',
];

/** So many careers stand side by side on a phone without scrolling. */
const MOST_ON_A_PHONE = 2;

interface ComparisonProps {
  rows: readonly CareerRow[];
  categories: readonly ReportCategory[];
  onRemove: (code: string) => void;
}

/** Two to four careers side by side, with the own profile over what each asks for. */
export function Comparison({ rows, categories, onRemove }: ComparisonProps) {
  const axis = payAxisOf(rows);
  const facts: [string, (row: CareerRow) => ReactNode][] = [
    [texts.what, ({ what }) => what],
    [texts.fit, ({ fit }) => (fit ? reportTexts.careers.fit[fit] : '–')],
    [texts.sure, ({ stability }) => (stability === null ? '–' : choicesTexts.stability(stability))],
    [texts.reason, ({ reason }) => reason],
    [texts.doubt, ({ doubt }) => doubt],
    [
      choicesTexts.columns.pay(rows[0]?.pay.country ?? ''),
      ({ pay }) => <PayRange key="pay" pay={pay} axis={axis} />,
    ],
    ...(rows.some(({ wayIn }) => wayIn) ? [WAY_IN] : []),
    [texts.growth, (row) => choicesTexts.growth(row) || '–'],
  ];
  return (
    <section aria-labelledby="comparison" className="grid gap-3">
      <Heading level={3} size="small" id="comparison" tabIndex={-1} className="scroll-mt-6">
        {texts.title}
      </Heading>
      {/* A scrolling frame must be focusable, or keyboard users cannot reach its last columns. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={texts.caption} tabIndex={0} className="overflow-x-auto">
        <table
          className={`w-full table-fixed border-collapse text-left text-sm md:min-w-2xl ${rows.length > MOST_ON_A_PHONE ? 'max-md:min-w-xl' : ''}`}
        >
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr className="border-b border-line-strong align-bottom">
              <th scope="col" className="sticky left-0 bg-paper max-md:w-0 max-md:p-0 md:w-32">
                <span className="sr-only">{texts.row}</span>
              </th>
              {rows.map(({ code, title }) => (
                <th
                  key={code}
                  scope="col"
                  aria-label={title}
                  className="py-2 pr-4 align-bottom font-normal"
                >
                  <span className="flex justify-between gap-x-2 max-lg:flex-col lg:items-end">
                    <span className="min-w-0 font-serif text-lg leading-snug font-medium wrap-anywhere max-md:text-base">
                      {title}
                    </span>
                    <IconButton
                      label={texts.remove(title)}
                      className="max-lg:-ml-3"
                      onClick={() => onRemove(code)}
                    >
                      <X size={18} aria-hidden="true" />
                    </IconButton>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([term, valueOf]) => (
              <tr key={term} className="border-b border-line align-top">
                <RowHead>{term}</RowHead>
                {rows.map((row) => (
                  <td key={row.code} className="pr-4 pb-3 max-md:pt-9 md:pt-3">
                    {valueOf(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={rows.length + 1} className="pt-6 pb-1 text-left">
                <span className="sticky left-0 block w-fit font-semibold">{texts.profile}</span>
                <span className="sticky left-0 block w-fit max-w-80 text-xs font-normal text-muted md:max-w-none">
                  {texts.legend}
                </span>
              </th>
            </tr>
            {CATEGORIES.map((category) => {
              const own = categories.find((each) => each.category === category);
              return (
                own && (
                  <tr key={category} className="border-b border-line align-top">
                    <RowHead>{own.name}</RowHead>
                    {rows.map((row) => (
                      <td key={row.code} className="pr-4 pb-2 max-md:pt-9 md:pt-2">
                        <Demand row={row} category={category} score={own.score} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** On phones a line above its cells, so that they have the full width. */
function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-1 text-left font-semibold max-md:w-0 max-md:p-0 md:w-32 md:bg-paper md:py-3 md:pr-3"
    >
      <span className="max-md:absolute max-md:top-2.5 max-md:left-0 max-md:whitespace-nowrap">
        {children}
      </span>
    </th>
  );
}

interface DemandProps {
  row: CareerRow;
  category: Category;
  score: number;
}

/** The work's demand as a bar, with the reader's score as a mark. */
function Demand({ row, category, score }: DemandProps) {
  const demand = row.demand[category];
  return (
    <div className="grid gap-1">
      <span
        aria-hidden="true"
        className="relative block h-2.5 rounded-full bg-line forced-colors:outline forced-colors:outline-1"
      >
        {demand !== undefined && (
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-primary/60 forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
            style={{ width: `${demand}%` }}
          />
        )}
        <span
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-accent forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]"
          style={{ left: `${score}%` }}
        />
      </span>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs text-muted tabular-nums">
        <span>{texts.work(demand)}</span>
        <span>{texts.you(score)}</span>
      </p>
    </div>
  );
}
