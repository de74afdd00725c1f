import type { CareerRow, ReportCategory } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { ComparisonTable, toPayAxis, PayRange } from '@bearings/ui/career';
import type { ReactNode } from 'react';
import { choicesTexts } from './choices-texts';
import { reportTexts } from '../report-texts';

const texts = choicesTexts.comparison;

interface ComparisonProps {
  rows: readonly CareerRow[];
  categories: readonly ReportCategory[];
  onRemove: (code: string) => void;
}

/** Compares two to four careers: the chart of each shows the reader's scores and the career's demands. */
export function CareerComparison({ rows, categories, onRemove }: ComparisonProps) {
  const axis = toPayAxis(rows);
  const factRow = (term: string, cellOf: (row: CareerRow) => ReactNode) => [term, rows.map(cellOf)] as const;
  const facts = [
    factRow(texts.what, ({ what }) => what),
    factRow(texts.fit, ({ fit }) => (fit ? reportTexts.careers.fit[fit] : '–')),
    factRow(texts.sure, ({ stability }) => (stability === null ? '–' : choicesTexts.stability(stability))),
    factRow(texts.reason, ({ reason }) => reason),
    factRow(texts.doubt, ({ doubt }) => doubt),
    factRow(choicesTexts.columns.pay(rows[0]?.pay.country ?? ''), ({ pay }) => <PayRange pay={pay} axis={axis} />),
    ...(rows.some(({ wayIn }) => wayIn)
      ? [factRow(choicesTexts.columns.wayIn, (row) => choicesTexts.wayIn(row) || '–')]
      : []),
    factRow(texts.growth, (row) => choicesTexts.growth(row) || '–'),
  ];
  return (
    <section aria-labelledby="comparison" className="grid gap-3">
      <Heading level={3} size="small" id="comparison" tabIndex={-1} className="scroll-mt-6">
        {texts.title}
      </Heading>
      <ComparisonTable careers={rows} facts={facts} categories={categories} texts={texts} onRemove={onRemove} />
    </section>
  );
}
