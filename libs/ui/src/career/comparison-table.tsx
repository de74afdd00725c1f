import { CATEGORIES, type Category } from '@bearings/domain';
import { IconButton, X } from '@bearings/ui';
import type { ReactNode } from 'react';

/** Number of careers that fit on a phone without scrolling. */
const MAX_CAREERS_ON_PHONE = 2;

interface ComparedCareer {
  code: string;
  title: string;
  /** The content of the column's heading, such as a link; by default the title. */
  head?: ReactNode;
  /** The demands of the work by category, from 0 to 100. */
  demand: Partial<Record<Category, number>>;
}

interface ComparisonTableProps {
  careers: readonly ComparedCareer[];
  /** The facts to compare. Each has a cell for every career. */
  facts: readonly (readonly [term: string, cells: readonly ReactNode[]])[];
  /** The twelve categories, with the reader's scores if they are known. */
  categories: readonly { category: Category; name: string; score?: number }[];
  texts: {
    caption: string;
    row: string;
    profile: string;
    legend: string;
    remove: (title: string) => string;
    work: (demand: number | undefined) => string;
    you: (score: number) => string;
  };
  onRemove: (code: string) => void;
}

/**
 * Compares careers in columns: facts about them, and how much each of them demands in every category, on one scale with
 * the reader's score if it is known.
 */
export function ComparisonTable({ careers, facts, categories, texts, onRemove }: ComparisonTableProps) {
  return (
    // The section scrolls, so it must be focusable; otherwise keyboard users could not reach the last columns.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={texts.caption} tabIndex={0} className="overflow-x-auto">
      <table
        className={`w-full table-fixed border-collapse text-left text-sm md:min-w-2xl ${careers.length > MAX_CAREERS_ON_PHONE ? 'max-md:min-w-xl' : ''}`}
      >
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="sticky left-0 bg-paper max-md:w-0 max-md:p-0 md:w-32">
              <span className="sr-only">{texts.row}</span>
            </th>
            {careers.map(({ code, title, head = title }) => (
              <th key={code} scope="col" aria-label={title} className="py-2 pr-4 align-bottom font-normal">
                <span className="flex justify-between gap-x-2 max-lg:flex-col lg:items-end">
                  <span className="min-w-0 font-serif text-lg leading-snug font-medium wrap-anywhere max-md:text-base">
                    {head}
                  </span>
                  <IconButton
                    label={texts.remove(title)}
                    className="max-lg:-ml-3 print:hidden"
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
          {facts.map(([term, cells]) => (
            <tr key={term} className="border-b border-line align-top">
              <RowHead>{term}</RowHead>
              {careers.map(({ code }, index) => (
                <td key={code} className="pr-4 pb-3 max-md:pt-9 md:pt-3">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={careers.length + 1} className="pt-6 pb-1 text-left">
              <span className="sticky left-0 block w-fit font-semibold">{texts.profile}</span>
              <span className="sticky left-0 block w-fit max-w-80 text-xs font-normal text-muted md:max-w-none">
                {texts.legend}
              </span>
            </th>
          </tr>
          {CATEGORIES.map((category) => {
            const ownCategory = categories.find((each) => each.category === category);
            return (
              ownCategory && (
                <tr key={category} className="border-b border-line align-top">
                  <RowHead>{ownCategory.name}</RowHead>
                  {careers.map(({ code, demand }) => (
                    <td key={code} className="pr-4 pb-2 max-md:pt-9 md:pt-2">
                      <DemandBar asked={demand[category]} score={ownCategory.score} texts={texts} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The heading of a row. On phones it is above the cells, so that they have the full width. */
function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-1 text-left font-semibold max-md:w-0 max-md:p-0 md:w-32 md:bg-paper md:py-3 md:pr-3"
    >
      <span className="max-md:absolute max-md:top-2.5 max-md:left-0 max-md:whitespace-nowrap">{children}</span>
    </th>
  );
}

interface DemandBarProps {
  asked: number | undefined;
  score: number | undefined;
  texts: Pick<ComparisonTableProps['texts'], 'work' | 'you'>;
}

/** The work's demand as a bar, with the reader's score as a mark. */
function DemandBar({ asked, score, texts }: DemandBarProps) {
  return (
    <div className="grid gap-1">
      <span
        aria-hidden="true"
        className="relative block h-2.5 rounded-full bg-line forced-colors:outline forced-colors:outline-1"
      >
        {asked !== undefined && (
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-primary/60 forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
            style={{ width: `${asked}%` }}
          />
        )}
        {score !== undefined && (
          <span
            className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-accent forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]"
            style={{ left: `${score}%` }}
          />
        )}
      </span>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs text-muted tabular-nums">
        <span>{texts.work(asked)}</span>
        {score !== undefined && <span>{texts.you(score)}</span>}
      </p>
    </div>
  );
}
